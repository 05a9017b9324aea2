# Ejemplos que se pueden jugar: cómo se llaman y qué se dice donde están.

learning-kind-rules = Ejemplo { $name }, regla { $rule }
learning-kind-faq = Respuesta { $name } de las preguntas frecuentes
learning-kind-rulebook = Ejemplo resuelto { $name } del reglamento básico
learning-kind-illustration = Ilustración { $name }
learning-kind-ruling = Aclaración sobre { $card }
learning-kind-erratum = Errata { $name }: { $card }
learning-kind-scenario = Situación de la regla { $rule }
learning-no-cards = Una mesa sin cartas con nombre
learning-no-example = No hay ningún ejemplo llamado «{ $name }». La página de cada regla enumera los suyos: /rules/6.1.5b.
learning-no-board-heading = Introduce otras reglas y por sí sola no hace nada: la muestran las mesas de esas reglas.
learning-no-board-term = Solo dice qué significa una palabra. La cosa misma se ve en mesas de otras reglas.
learning-no-board-where = Solo dice dónde seguir leyendo. El asunto se ve en las mesas de ese lugar.
learning-no-board-print = Trata de lo que está impreso en las cartas: mira una carta, más que una mesa.
learning-no-board-symbol = Trata de un símbolo de los textos de las cartas: mira una carta, más que una mesa.
learning-no-board-deck = Trata de la construcción de mazos. La página de mazos comprueba cada mazo y nombra la regla que no se cumple.
learning-no-board-table = Trata de cartas y fichas de cartón sobre una mesa: el programa las coloca y las cuenta por sí solo.
learning-no-board-story = Cuenta qué representa esto en la historia del juego, y no cambia nada en la partida.
learning-end-turn = El turno termina
learning-chance = Se prepara el azar
learning-concede = Un jugador se rinde
learning-without-words = Lo que hace esta carta se ve en lo que sigue.
learning-with-cards = Con { $cards }.
learning-act-with = { $act }, con { $cards }.
