# «netrunner rules»: una regla con su código y sus pruebas, y cuánto de los documentos está probado.

rules-help = muestra el código que aplica una regla y las pruebas que la demuestran
rules-about =
    Muestra una regla de las Reglas Completas 1.4: sus títulos, lo que dice con nuestras palabras, el código que la aplica
    y las pruebas que la demuestran. Si se le pregunta con palabras, muestra las reglas que tratan de ellas.
    Ejemplos:
      netrunner rules 9.2.8f        una regla
      netrunner rules 9.2           las reglas de una sección, cada una con lo que la prueba
      netrunner rules E042          un ejemplo (también F3.12 de las preguntas frecuentes, R06 del libro de reglas e I03, una ilustración)
      netrunner rules puedo desenchufarme ahora    las reglas que tratan de ello
      netrunner rules 6.1.5b --play uno de sus ejemplos, paso a paso
      netrunner rules coverage      cuánto está probado, capítulo por capítulo
rules-what = REGLA
rules-option-what = una regla, sección, capítulo o ejemplo, palabras que buscar, o bien «coverage»
rules-option-play = juega paso a paso el mejor ejemplo de una regla, o el que se nombra
rules-boards = Ejemplos para jugar (netrunner rules { $number } --play, o el nombre de uno):
rules-board = Mesa { $n } de { $of }
rules-cannot = No es posible, { $act }:
rules-go-on = { "    " }[Intro] sigue, t toma el mando, otra cosa termina:{ " " }
rules-take-over-key = t
rules-option-json = muestra JSON
rules-option-markdown = muestra la cobertura como página de la documentación

rules-language = es
rules-nothing-found = Ninguna regla habla de «{ $words }». Prueba con otras palabras o con un número como 6.9.2.
rules-unknown = No existe { $number }. Lo más cercano: { $near }.
rules-no-tests = Las pruebas no forman parte del paquete instalado. Ejecuta esto en una copia del proyecto para verlas.
rules-steps = Se lleva a cabo paso a paso en:
rules-code = La aplica:
rules-code-none = Ninguna línea del código la nombra.
rules-tests = La prueba:
rules-tests-none = Ninguna prueba la demuestra todavía.
rules-definition = No hace falta prueba: { $reason }
rules-example-of = Un ejemplo de la regla { $rule }.
rules-examples = Ejemplos: { $names }
rules-mark-tested = { $count ->
        [one] 1 prueba
       *[other] { $count } pruebas
    }
rules-mark-definition = definición
rules-mark-missing = falta

rules-column-chapter = capítulo
rules-column-clause = parte
rules-column-tests = pruebas
rules-column-rules = reglas
rules-column-tested = probadas
rules-column-definitions = definiciones
rules-column-missing = faltan
rules-row-all = todos los capítulos
rules-row-clauses = partes de reglas con varias
rules-row-illustrations = ilustraciones de las preguntas y del libro
rules-row-noticed = sus propias pruebas notan una rotura
rules-row-examples = ejemplos
rules-row-faq = preguntas frecuentes
rules-row-rulebook = libro de reglas
rules-row-rulings = aclaraciones
rules-row-cards = cartas
rules-row-waiting = Erratas que esperan a su carta: { $list }
rules-row-stand-ins = { $count ->
        [one] Un ejemplo se juega con una carta pequeña propia
       *[other] { $count } ejemplos se juegan con cartas pequeñas propias
    }: { $list }
rules-row-missing = Faltan, { $name }: { $list }

rules-page-title = Conformidad
rules-page-about =
    Cuánto de los documentos está demostrado con pruebas. La escribe `make conformance`; `netrunner rules 9.2.8f` muestra el
    código y las pruebas de una regla, y `netrunner rules coverage` muestra esta tabla. Una regla está probada cuando lleva su
    número una prueba que fallaría sin ella; las definiciones no permiten, prohíben ni ordenan nada
    (`tests/conformance/definitions.tsv`). En las aclaraciones, esa columna cuenta las que no se aplican, con su motivo
    (`tests/conformance/rulings_not_applied/`); una carta está probada cuando está implementada. Sus propias pruebas notan una rotura si fallan cuando se rompe lo que aplica
    la regla (`make gate`, en `tests/conformance/noticed.tsv`); las demás tienen su motivo en `tests/conformance/unnoticed.tsv`.
rules-page-missing = Lo que falta
rules-page-clauses = Partes
rules-page-clauses-about =
    Una regla que dice varias cosas tiene una fila para cada una, en pocas palabras (`tests/conformance/clauses/`); una marca
    nombra las partes que demuestra su prueba, como `rule("6.9.2b:2")`.
rules-page-nothing = Nada.
