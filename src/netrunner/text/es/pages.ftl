# Las páginas del cliente que no son la mesa; se cargan con la primera de ellas.

ui-not-playable = Aún no se puede jugar
ui-not-playable-text = Se conocen los datos de esta carta, pero el juego aún no puede jugarla: los mazos que la tienen se rechazan.
ui-no-card = No existe esa carta
ui-all-cards = Todas las cartas
ui-per-deck = Por mazo
ui-card-says = Qué dice la carta
ui-rules-that-matter = Reglas que importan
ui-decks-that-hold-it = Mazos que la tienen
ui-no-deck-holds-it = Ninguno de los mazos preparados ni de los tuyos.
ui-printed-in = { $set }, número { $number }
ui-cards-none-found = No hay ninguna carta así. Prueba con menos palabras o con otra facción o tipo.
ui-pool = Cartas para construir
ui-of = de
ui-cannot-play = { $card } aún no se puede jugar aquí: quítala.
ui-odds = Probabilidades
ui-odds-of = Al menos una
ui-odds-hand = en la primera mano
ui-odds-mulligan = con mulligan
ui-odds-later = en { $n } cartas
ui-type-icebreaker = Rompehielos
ui-sample-hand = Manos de prueba
ui-draw-hand = Robar una mano
ui-another-hand = Otra mano
ui-draw-one = Robar una más
ui-new-deck = Mazo nuevo
ui-all-decks = Todos los mazos
ui-try-it = Contra el ordenador
ui-show-as = Mostrar como
ui-as-pictures = Cartas
ui-as-list = Lista
ui-import-text = Un mazo como texto
ui-import-forms = Texto o JSON de NetrunnerDB, texto de jinteki.net o un archivo O8D. La lista conserva su nombre.
ui-import-file = De un archivo…
ui-import-kept = { $n ->
    [one] Una carta está en el mazo.
   *[other] { $n } cartas están en el mazo.
    }
ui-import-open = { $n ->
    [one] Una cosa no se ha entendido:
   *[other] { $n } cosas no se han entendido:
    }
ui-line = Línea { $n }
ui-did-you-mean = ¿Querías decir
ui-go-on-building = Seguir construyendo
ui-file-too-large = El archivo es demasiado grande para un mazo: 32 kB como máximo.
ui-export-form = Formato
ui-export-text = El mazo en este formato
ui-form-text = Texto
ui-form-jinteki = jinteki.net
ui-form-json = JSON
ui-form-o8d = O8D
ui-form-jinteki-note = jinteki.net solo toma las cartas: elige allí la identidad.
ui-save-file = Guardar { $file }
ui-start = Empezar
ui-join-text = La partida empieza en cuanto te unas. Puedes traer un mazo tuyo.
ui-waiting-for-anyone = Esperando rival
ui-waiting-listed = Tu mesa aparece en la página de inicio mientras esta página esté abierta.
ui-share-link-too = O envía este enlace a alguien. La partida empieza cuando se una.
ui-open-table-of = { $name } espera rival
ui-your-opponent = Tu rival
ui-join-public = Cualquiera puede mirar esta partida.
ui-join-full = Los dos asientos están ocupados.
ui-game-with-friend = Con un amigo
ui-search-hint = Título, tipo o texto
ui-faction = Facción
ui-any = Cualquiera
ui-cards-found =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-choose-identity = Elige una identidad
ui-save = Guardar
ui-saved = Guardado
ui-delete = Borrar
ui-band = Puntos de plan: { $have }; al menos { $least }, como máximo { $most }
ui-curve = Costes
ui-remove-one = Una copia menos de { $card }
ui-add-one = Una copia más de { $card }
ui-export = Exportar
ui-import = Importar
ui-import-hint = Pega aquí una lista de mazo.
ui-at-least = (al menos { $n })
ui-at-most = (como máximo { $n })
ui-no-limit = (sin límite)
ui-show = Mostrar
ui-add-cards = Añadir cartas
ui-type-a-card = Escribe una carta
ui-add-to = Añadir a: { $place }
ui-root-of = Raíz de { $server }
ui-whose-turn = De quién es el turno
ui-turn-of-side = { $side ->
        [corp] Turno de la Corporación
       *[runner] Turno del Runner
    }
ui-run-word = Incursión
ui-no-run = Ninguna
ui-run-stands = Está
ui-run-at-ice = { $how ->
        [approaching] acercándose al hielo { $n }
        [encountering] encontrándose con el hielo { $n }
       *[passing] pasando el hielo { $n }
    }
ui-run-at-server = acercándose al servidor
ui-run-at-access = accediendo
ui-run-begins = empezando
ui-clicks = Clics
ui-zone-hq = Sede Central (mano)
ui-zone-rnd = I+D (mazo)
ui-zone-archives = Archivos
ui-zone-score = Zona de puntuación
ui-counter-kind = { $kind ->
        [advancement] Avance
        [credit] Créditos
        [virus] Virus
        [power] Poder
       *[agenda] Plan
    }
ui-counter-less = { $kind ->
        [advancement] Una ficha de Avance menos
        [credit] Un crédito menos
        [virus] Un contador de virus menos
        [power] Un contador de poder menos
       *[agenda] Un contador de plan menos
    }
ui-counter-more = { $kind ->
        [advancement] Una ficha de Avance más
        [credit] Un crédito más
        [virus] Un contador de virus más
        [power] Un contador de poder más
       *[agenda] Un contador de plan más
    }
ui-move-before = Un lugar antes
ui-move-after = Un lugar después
ui-one-more-copy = Una copia más
ui-take-away = Quitar
ui-do-it = Hacerlo
ui-position-link-bad = Este enlace no contiene ninguna posición, o está cortado.
ui-empty-board = Mesa vacía
ui-link-too-long = Esta posición es demasiado grande para un enlace: comparte su texto.
ui-as-a-scenario = Como escenario
ui-played-so-far = Jugado hasta ahora
ui-from-beginning = Desde el principio
ui-what-happened = Qué ha pasado
ui-ask-everything = Preguntar todo, también lo que solo tiene una respuesta
ui-why-act = Lo que alguien querría hacer
ui-why-hint = ejecutar Enigma
ui-ask = Preguntar
ui-position-as-text = Como texto
ui-scenario-note = Una prueba de lo que se ha jugado desde aquí: prepara la mesa, elige lo mismo y comprueba qué ha cambiado.
ui-invited-by = { $name } te invita a una partida
ui-invited = Te han invitado a una partida
ui-your-friend = Tu amigo
ui-you-word = Tú
ui-plays-side = { $side ->
        [corp] juega con la Corporación
       *[runner] juega con el Runner
    }
ui-plays-you = { $side ->
        [corp] juegas con la Corporación
       *[runner] juegas con el Runner
    }
ui-join-timer = Cada jugador tiene { $n } minutos para todas sus decisiones.
ui-deck-given = { $deck } (propuesto)
ui-join-full-text = { $corp } y { $runner } están jugando. Puedes mirar.
ui-judge-rez = ejecutar { $what }
ui-judge-use = usar { $what }
ui-judge-break = romper { $what }
ui-judge-advance = avanzar { $what }
ui-judge-score = puntuar { $what }
ui-judge-steal = robar { $what }
ui-judge-trash = destruir { $what }
ui-judge-install = instalar { $what }
ui-judge-play = jugar { $what }
ui-judge-run = hacer una incursión contra { $what }
ui-or-another-deck = { $deck }, o un mazo propio

ui-rulebook = Reglamento
ui-rulebook-about = Cada regla de las Reglas Completas 1.4 en una o dos frases, con mesas en las que se puede ver y jugar.
ui-glossary = Glosario
ui-glossary-find = Buscar un término
ui-terms-found = { $n ->
    [one] Un término
   *[other] { $n } términos
    }
ui-terms-none-found = No hay ningún término así. Prueba con menos letras o pregunta al reglamento.
ui-term-means = Qué significa
ui-rules-ask = ¿Qué quieres saber?
ui-ask-1 = ¿Puedo desenchufarme ahora?
ui-ask-2 = ¿Quién actúa primero si los dos quieren?
ui-ask-3 = ¿Cuándo puede la Corporación ejecutar hielo?
ui-ask-4 = ¿Tengo que robar un plan?
ui-rules-found = { $n ->
    [one] Una regla habla de ello
   *[other] { $n } reglas hablan de ello
    }
ui-rules-none-found = Ninguna regla habla de ello. Prueba con otras palabras o con un número, como 6.9.2.
ui-no-rule = No existe esa regla
ui-rule-place = Dónde está
ui-rule-beside = Reglas anterior y siguiente
ui-rules-below = Reglas que dependen de ella
ui-rules-inside = Lo que hay aquí
ui-rule-next = Dónde importa después
ui-rule-cards = Cartas que dependen de ella
ui-examples-to-play = Ejemplos para jugar
ui-boards-n = { $n ->
    [one] 1 mesa
   *[other] { $n } mesas
    }
ui-boards = Mesas
ui-board-n = Mesa { $n }
ui-steps-n = { $n ->
    [0] una mesa para mirar
    [one] 1 paso
   *[other] { $n } pasos
    }
ui-example = Ejemplo
ui-example-end = Fin del ejemplo. Toma el mando y sigue jugando.
ui-both-sides = Jugar los dos bandos
ui-take-over = Tomar el mando
ui-take-over-about = La partida sigue desde este paso, con cada carta donde está; el ordenador lleva el otro bando.
ui-card-examples = Mesas para jugar
ui-card-rulings = { $n ->
    [one] Hay una aclaración sobre esta carta.
   *[other] Hay { $n } aclaraciones sobre esta carta.
    }
ui-goes-with = Cartas que van bien con ella
ui-cannot-act = { $side }: ahora no: { $act }.
ui-steps = Pasos
ui-coach-thinks = El entrenador mira lo que sabes y lo que puede salir de ello…
ui-coach-would = En tu lugar, yo haría esto:
ui-coach-share = gana el { $share } %
ui-coach-how = Cuántas de cada cien partidas se ganan después, si los dos bandos juegan tan bien como el ordenador.
ui-coach-nothing = Aquí no hay nada que sopesar.
ui-review = Analizar esta partida
ui-review-about = El entrenador vuelve a mirar cada una de tus acciones: tu probabilidad de ganar a lo largo de la partida y lo que más te ha costado. Puede tardar un minuto o dos.
ui-review-thinks = Mirando tu partida otra vez…
ui-review-course = Tu probabilidad de ganar, acción por acción
ui-review-costly = Lo que más te ha costado
ui-review-none = Ninguna de tus acciones ha costado mucho.
ui-review-better = Mejor: { $better }
ui-review-cost = { $cost } % de las partidas
