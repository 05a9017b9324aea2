# «netrunner scenario»: una prueba contada paso a paso.

scenario-help = juega paso a paso una situación de prueba, con el registro
scenario-about =
    Juega situaciones de prueba de una copia del proyecto: el tablero, cada pregunta con su respuesta, y lo que siguió.
    Ejemplos:
      netrunner scenario tests/conformance/chapter6/test_whole_run.py
      netrunner scenario tests/cards/test_nbn_ice.py::test_tollbooth_that_is_bypassed_takes_nothing --board
      netrunner scenario E076       las pruebas de un ejemplo, de una pregunta frecuente o de una regla
    En un terminal, Intro continúa, y cualquier letra antes de Intro termina.
scenario-what = PRUEBA
scenario-option-what = un archivo de pruebas, una prueba de él (archivo::nombre), o el número de una regla o de un ejemplo
scenario-option-board = muestra el tablero después de cada paso

scenario-no-pytest = Las situaciones de prueba se juegan con pytest, que no está instalado: pip install pytest
scenario-bad-setup = Esto no es el comienzo de una partida: { $text }. Uno se escribe así: setup: jinteki against shaper, seed 7
scenario-no-file = No existe el archivo { $path }. Las pruebas están en { $folder }.
scenario-none = { $what } no tiene ninguna prueba que jugar.
scenario-unproved = Ninguna prueba demuestra { $number } todavía.
scenario-title = { $name } ({ $claims })
scenario-told-answer = { "  " }→ { $answer }
scenario-told-other = Lo mismo desde otra posición:
scenario-holds = La prueba se cumple.
scenario-fails = La prueba falla:
scenario-go-on = { "    " }[Intro]
