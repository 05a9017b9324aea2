# La línea de órdenes: lo que dicen `netrunner --help` y sus errores.

cli-about =
    El juego de cartas Android: Netrunner, jugado exactamente como dicen las
    Reglas Completas 1.4 de NISEI. Se enfrentan dos jugadores: la Corporación
    protege sus servidores y el Runner se infiltra en ellos.
cli-more =
    «netrunner ORDEN --help» explica una orden con más detalle.

    El proyecto no es oficial: no está vinculado a los propietarios del juego.
cli-commands = órdenes
cli-command = ORDEN
cli-option-help = muestra esta ayuda y termina
cli-option-version = muestra la versión y termina
cli-option-lang =
    idioma, en (inglés) o es (español); si no se indica, el de
    NETRUNNER_LANG o el del sistema
cli-error = netrunner: { $message }
cli-interrupted = Interrumpido.

cli-not-whole = «{ $text }» no es un número entero
cli-too-small = «{ $text }» es demasiado poco: debe ser al menos { $least }
cli-not-seconds = «{ $text }» no es un número de segundos
cli-file-missing = no existe ese archivo o carpeta
cli-file-folder = es una carpeta, no un archivo
cli-file-forbidden = el sistema no lo permite
cli-file-full = el disco está lleno
cli-file-long = el nombre es demasiado largo
cli-file-no-text = no es un texto en UTF-8

# Lo que dice por sí mismo argparse, de Python. argparse rellena %(name)s y %s, que deben quedar como están.

cli-argparse-usage = uso:
cli-argparse-positional = argumentos
cli-argparse-options = opciones
cli-argparse-error = %(prog)s: error: %(message)s
cli-argparse-argument = argumento %(argument_name)s: %(message)s
cli-argparse-unrecognized = desconocido: %s
cli-argparse-required = falta: %s
cli-argparse-one-of = hace falta uno de estos: %s
cli-argparse-choice = %(value)r no es posible aquí (posibles: %(choices)s)
cli-argparse-value = %(value)r no es válido (%(type)s)
cli-argparse-not-allowed = no se admite junto con %s
cli-argparse-explicit = no admite ningún valor, pero recibió %r
cli-argparse-ambiguous = %(option)s podría ser cualquiera de: %(matches)s
cli-argparse-one-argument = necesita un valor
cli-argparse-at-most-one = admite un valor como máximo
cli-argparse-at-least-one = necesita al menos un valor
cli-argparse-count-one = necesita %s valor
cli-argparse-count-many = necesita %s valores
