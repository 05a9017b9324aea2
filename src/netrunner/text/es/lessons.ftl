# Lecciones: lo que rodea a las palabras de cada una, que están en su propio archivo. El cliente lo carga con la primera.

lessons-unknown = No existe la lección { $lesson }.
lessons-over = Esta lección ha terminado.
lessons-read-first = Lee primero este paso y después sigue.
lessons-opponent = Rival de práctica
server-no-lesson = No existe la lección { $lesson }.
server-lesson-changed = Esta lección ha cambiado desde que la empezaste: empiézala de nuevo.
ui-lesson = Lección
ui-lesson-n = Lección { $n } de { $of }
ui-lesson-step = Paso { $n } de { $of }
ui-lesson-do = Tu tarea
ui-lesson-hint = Lo que lleva adelante: { $act }
ui-lesson-go-on = Seguir
ui-lesson-also = Eso también es posible, y el objetivo sigue a tu alcance.
ui-lesson-astray = Desde aquí ya no se llega al objetivo de esta lección. Deshazlo y prueba otro camino, o sigue jugando y mira qué pasa.
ui-lesson-astray-after = El objetivo ya no está a tu alcance: deshazlo, o sigue jugando y mira qué pasa.
ui-lesson-lost = La partida ha terminado aquí, y no como debía. Deshazlo y prueba otro camino.
ui-lesson-back = Deshacerlo
ui-lesson-play-on = Seguir y mirar
ui-lesson-again = Empezar de nuevo
ui-lesson-done-title = Lección terminada
ui-lesson-done = Muy bien. Has terminado «{ $title }».
ui-lesson-learned = { $n ->
    [one] 1 de { $of } lecciones aprendida
   *[other] { $n } de { $of } lecciones aprendidas
}
ui-lesson-next = Siguiente: { $title }
ui-lesson-all = Todas las lecciones
ui-lesson-guided-game = Una partida entera, guiada
ui-lesson-other-side = Ahora el otro bando
ui-lessons-title = Aprender a jugar
ui-lessons-about = Diez lecciones cortas para cada bando. Juegas en la mesa de verdad con las reglas de verdad, y todo lo que pruebes tiene respuesta. Empieza por el Runner.
ui-lessons-minutes = { $n } min
ui-lessons-learned-mark = aprendida
ui-lessons-begin = Empezar
ui-lessons-continue = Continuar
ui-lessons-after = Después de las lecciones
ui-lessons-after-text = Una partida entera contra el ordenador, con un guía que mira la mesa y dice qué importa ahora.
ui-lessons-forget = Olvidar lo que he aprendido
ui-lessons = Lecciones
ui-lessons-of = De quién son las lecciones
ui-lesson-hint-free = Pista
