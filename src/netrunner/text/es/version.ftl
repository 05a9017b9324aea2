version-help = muestra la versión de netrunner, de las reglas y de Python, y qué núcleo funciona
version-about =
    Muestra las versiones que conviene indicar al avisar de un error.
version-line = netrunner { $version }, Reglas Completas de NISEI { $rules }, Python { $python }, { $kernel }
version-compiled = núcleo compilado
version-pure = núcleo en Python puro
