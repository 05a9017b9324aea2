# `netrunner play`: una partida en la terminal.

play-help = juega una partida en la terminal
play-about =
    Juega una partida de Netrunner en la terminal contra el ordenador.

    Sin opciones eres el Runner con el mazo inicial de Moldeadores contra la
    Corporación con el mazo inicial de Jinteki: la pareja que el reglamento
    recomienda para una primera partida. Escribe el número de una opción o di
    con palabras lo que quieres hacer; ? muestra las órdenes.
play-deck = MAZO
play-file = ARCHIVO
play-option-side = el bando con el que juegas: corp o runner (si no, runner)
play-option-corp = el mazo de la Corporación: un archivo o un nombre (si no, jinteki)
play-option-runner = el mazo del Runner: un archivo o un nombre (si no, shaper)
play-option-seed = un número; el mismo número da la misma partida
play-option-opponent =
    quién juega el otro bando: novice juega con reglas sencillas (si no se
    indica), random elige a ciegas
play-option-explain = sopesa tus acciones antes de que elijas y repasa la partida cuando termina
play-option-full = pregunta en cada ventana, también donde solo se puede pasar
play-option-resume = continúa una partida guardada
play-illegal-deck = El mazo «{ $name }» no es legal, pero se puede jugar con él. «netrunner deck check { $name }» dice por qué.
play-cannot-read = No se puede leer la partida guardada «{ $path }»: { $reason }.

play-welcome-corp = Eres la Corporación: { $mine }. Tu rival, el Runner, es { $theirs }. (Semilla { $seed })
play-welcome-runner = Eres el Runner: { $mine }. Tu rival, la Corporación, es { $theirs }. (Semilla { $seed })
play-hint-runner = Escribe el número de una opción o lo que quieres hacer, por ejemplo «incursión contra la SC». Escribe ? para ver la ayuda.
play-hint-corp = Escribe el número de una opción o lo que quieres hacer, por ejemplo «instalar Enigma». Escribe ? para ver la ayuda.
play-prompt = >
play-number-range = Escribe un número del { $least } al { $most }.
play-left = Dejas la partida. Con --seed { $seed } vuelve a empezar la misma.
play-won = ¡Has ganado!
play-lost = Has perdido.
play-draw = Empate.

play-commands =
    El número de una opción la elige, y también las palabras: «incursión contra la SC», «instalar Hoja Gordiana», «robar».

      ?                  esta ayuda
      por qué ACTO       por qué algo no es posible: «por qué incursión contra la SC»
      entrenador      qué haría un experto en tu lugar, y por qué
      carta TÍTULO       lo que hace una carta
      mesa               la mesa
      registro           lo sucedido hasta ahora
      deshacer           anula tu última elección
      guardar ARCHIVO    guarda la partida para continuarla más tarde
      rendirse           abandona la partida y la da por perdida
      salir              deja la partida

    En la mesa, el hielo está a la derecha de su servidor, el más exterior al final: Servidor 1: carta ← hielo ← hielo.
play-all-hint = Para acceder a todas en este orden, escribe «todas».
play-why-what = ¿Por qué qué? Por ejemplo, «por qué incursión contra la SC».
play-no-text = (No tiene texto o todavía no forma parte del juego.)
play-save-where = ¿Dónde se guarda? Por ejemplo, «guardar partida.json».
play-saved = Guardada: { $path }
play-go-on =
    { $side ->
        [corp] Para continuarla: netrunner play --side corp --resume { $path }
       *[runner] Para continuarla: netrunner play --resume { $path }
    }
play-other-file = ese archivo ya existe y no es una partida guardada
play-card-which = ¿Qué carta? Por ejemplo, «carta Enigma».
play-not-saved = No se ha podido guardar la partida en { $path }: { $reason }.
play-nothing-to-undo = No hay nada que deshacer.
play-undone = Tu última elección queda anulada.
play-really = ¿De verdad te rindes? Escribe sí.
play-yes = sí

# Lo que se puede escribir como orden, separado por comas.

play-word-help = ayuda
play-word-why = por qué no puedo, por qué, porqué
play-word-coach = entrenador, qué harías, pista
play-word-log = registro
play-word-board = mesa, tablero
play-word-card = carta
play-word-save = guardar
play-word-undo = deshacer
play-word-concede = rendirse, me rindo
play-word-all = todo, todas
play-word-quit = salir, q

# La mesa.

play-before = Antes de la partida
play-turn-corp = Turno { $turn }: la Corporación
play-turn-runner = Turno { $turn }: el Runner
play-side-corp = Corporación
play-side-runner = Runner
play-you = { " " }(tú)
play-credits =
    { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }
play-clicks =
    { $count ->
        [one] 1 clic
       *[other] { $count } clics
    }
play-points =
    { $count ->
        [one] 1 punto de plan
       *[other] { $count } puntos de plan
    }
play-agenda-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
play-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
play-bad-publicity =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de mala publicidad
play-memory = memoria { $used } de { $limit }
play-link = enlace { $count }
play-tags =
    { $count ->
        [one] 1 marca
       *[other] { $count } marcas
    }
play-brain-damage =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de daño cerebral
play-label-hand-corp = Tu mano
play-label-score = Puntuado
play-label-rig = Equipo
play-label-grip = Empuñadura
play-label-stack = Montón
play-label-heap = Pila
play-server-hq = Sede Central
play-server-rnd = I+D
play-server-archives = Archivos
play-server-remote = Servidor { $number }
play-root = en la raíz: { $cards }
play-cards =
    { $count ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $count } cartas
    }
play-nothing = –
play-facedown = { $card } (boca abajo)
play-facedown-cards =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }
play-unrezzed = sin ejecutar
play-unrezzed-ice = hielo suspendido
play-unrezzed-card = carta suspendida
play-strength = fuerza { $count }

# Lo que está impreso en una carta.

play-type-identity = Identidad
play-type-agenda = Plan
play-type-asset = Ventaja
play-type-ice = Hielo
play-type-operation = Operación
play-type-upgrade = Mejora
play-type-event = Evento
play-type-hardware = Hardware
play-type-program = Programa
play-type-resource = Recurso
play-fact-cost = coste { $count }
play-fact-strength = fuerza { $count }
play-fact-memory = coste de memoria { $count }
play-fact-advancement = requisito de avance { $count }
play-fact-points = puntos de plan { $count }
play-fact-trash = coste de destrucción { $count }
play-fact-link = enlace { $count }
