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
learning-end-turn = El turno termina
learning-chance = Se prepara el azar
learning-concede = Un jugador se rinde
learning-without-words = Lo que hace esta carta se ve en lo que sigue.
learning-with-cards = Con { $cards }.
learning-act-with = { $act }, con { $cards }.
