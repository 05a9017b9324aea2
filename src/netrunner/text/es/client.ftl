# El cliente del navegador.

ui-welcome =
    Entra.
    O no dejes entrar.
ui-welcome-text = El juego de cartas de un hacker contra una megacorporación, con todas las reglas aplicadas y explicadas. Gratis y sin cuenta.
ui-first-game = Primera partida guiada
ui-learn-first = Aprender a jugar
ui-learn-on = Seguir aprendiendo
ui-rating = Puntuación
ui-rating-about = Elo, según las partidas de los ordenadores entre sí
ui-play-now = Jugar ya
ui-play-now-note = ¿Primera vez? La primera lección dura dos minutos.
ui-play-place = Jugar
ui-learn-place = Aprender
ui-puzzles-place = Problemas
ui-positions = Posiciones
ui-play-computer = Contra el ordenador
ui-play-level = Jugar contra { $level }
ui-theme-to-dark = Tema oscuro
ui-theme-to-light = Tema claro
ui-page-not-loaded = No se ha podido cargar esta página
ui-load-again = Cargar de nuevo
ui-your-games = Tus partidas
ui-watching = de espectador
ui-resume = Continuar
ui-replay = Repetición
ui-forget = Quitar de la lista
ui-your-side = Tu bando
ui-side-corp = Corporación
ui-side-runner = Runner
ui-side-random = Cualquiera
ui-level = Nivel
ui-corp-deck = Mazo de la Corporación
ui-runner-deck = Mazo del Runner
ui-your-name = Tu nombre
ui-your-deck = Tu mazo
ui-cards = Cartas
ui-rules = Reglas
ui-decks = Mazos
ui-build-deck = Construir un mazo
ui-position = Posición
ui-unofficial = No oficial, hecho por jugadores. Sin arte ni texto impreso de las cartas.
ui-skip-to-page = Saltar al contenido
ui-pages = Páginas
ui-language = Idioma
ui-connecting = Conectando con la mesa…
ui-reconnecting = Se perdió la conexión. Intentándolo de nuevo…
ui-no-such-game = Esta partida no existe o este enlace no tiene asiento en ella.
ui-to-start = Ir al inicio
ui-table = La mesa
ui-waiting-for-friend = Esperando a tu amigo
ui-share-link = Envía este enlace a tu amigo. La partida empieza cuando se una.
ui-game-with = Con { $name }
ui-copy = Copiar
ui-copied = Copiado
ui-share = Copiar enlace
ui-join = Unirse a la partida
ui-watch = Mirar
ui-deck-chosen-for-you = El mazo elegido
ui-from-replay = Desde una repetición
ui-question = Lo que se pregunta
ui-passing = Pasando…
ui-sending = …
ui-late = Tu decisión está en camino…
ui-how-much = ¿Cuánto?
ui-rematch = Otra vez, cambiando de bando
ui-rematch-wanted =
    { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } quiere jugar otra vez.
ui-undo = Deshacer
ui-undo-ask = Pedir deshacer
ui-undo-asked =
    { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } pide deshacer una decisión.
ui-undo-refused = No se permitió deshacer.
ui-allow = Permitir
ui-refuse = Rechazar
ui-concede = Rendirse
ui-concede-sure = Perderías esta partida con { $name }. ¿Te rindes?
ui-cancel = Cancelar
ui-close = Cerrar
ui-opponent-away =
    Tu rival no está. Dentro de { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } podrás reclamar la victoria.
ui-opponent-gone = Tu rival no ha vuelto. Puedes esperar o reclamar la victoria.
ui-claim-win = Reclamar la victoria
ui-away = ausente
ui-policy = ¿Cuándo debe parar la partida por ti?
ui-policy-why = Solo se te pregunta donde todos pueden ver que una carta tuya podría importar, y siempre que puedas puntuar; los demás momentos se pasan por ti, para que nadie lea en el reloj lo que tienes.
ui-policy-runs = En las incursiones: ante un hielo mío suspendido, ante una carta boca abajo en el servidor atacado, ante una carta que podría usar
ui-policy-turns = Antes de empezar mi turno, si puedo ejecutar cartas; antes de acabarlo, si puedo usar una carta
ui-policy-between = Entre mis propias acciones, si puedo actuar
ui-policy-every = En cada paso
ui-appearance = Apariencia
ui-motion = Movimiento
ui-log = Registro
ui-chat = Chat
ui-chat-none = Nadie ha dicho nada todavía.
ui-chat-write = Escribe al otro jugador
ui-chat-watching = Estás mirando: aquí escriben los jugadores.
ui-send = Enviar
ui-breakers = Lo que costaría romper
ui-break-all = Romper todo con { $card }
ui-cannot-break = ahora no puede romper este hielo
ui-why-not = ¿Por qué no?
ui-rule = regla { $rule }
ui-you-can = Puedes
ui-you-remember = Recuerdas
ui-may-be =
    { $n ->
        [one] Es { $title }.
       *[other] Uno de { $n } lugares donde puede estar { $title }.
    }
ui-facedown = boca abajo
ui-facedown-card = Carta boca abajo
ui-facedown-ice = Hielo suspendido
ui-facedown-count =
    { $n ->
        [one] 1 carta está boca abajo.
       *[other] { $n } cartas están boca abajo.
    }
ui-not-rezzed = suspendida
ui-pile-empty = No hay cartas.
ui-pile-hq = Mano
ui-pile-rnd = Mazo
ui-pile-archives = Descartes
ui-pile-grip = Empuñadura
ui-pile-stack = Montón
ui-pile-heap = Pila
ui-hand-empty = No hay cartas en la mano.
ui-your-hand = Tu mano: { $n } de { $most } como máximo
ui-rig = Equipo
ui-rig-programs = Programas
ui-rig-hardware = Hardware
ui-rig-resources = Recursos
ui-rig-others = Otras
ui-servers = Servidores
ui-server-hq = Sede Central
ui-server-rnd = I+D
ui-server-archives = Archivos
ui-server-remote = Servidor { $n }
ui-ice-of = Hielo que protege { $server }, del exterior al interior
ui-being-played = En juego ahora o apartadas
ui-accessing = Accediendo a { $card }
ui-subroutines =
    { $n ->
        [one] 1 subrutina
       *[other] { $n } subrutinas
    }, { $broken ->
        [one] 1 rota
       *[other] { $broken } rotas
    }
ui-counter =
    { $kind ->
        [advancement] fichas de Avance: { $n }
        [virus] contadores de virus: { $n }
        [power] contadores de poder: { $n }
        [agenda] contadores de plan: { $n }
        [credit] créditos sobre ella: { $n }
        [recurring] créditos recurrentes: { $n }
       *[other] { $kind }: { $n }
    }
ui-credits = Créditos
ui-run-credits = Créditos por mala publicidad
ui-link = Enlace
ui-memory = Memoria
ui-tags = Marcas
ui-brain-damage = Daño cerebral
ui-bad-publicity = Mala publicidad
ui-points = Puntos de plan
ui-clock = Tiempo restante
ui-where-am-i = En qué punto del turno
ui-turn-of =
    Turno { $n }: { $side ->
        [corp] Corporación
       *[runner] Runner
    }
ui-phase-draw = Robar
ui-phase-action = Acciones
ui-phase-discard = Descarte
ui-phase-initiation = Inicio
ui-phase-approach-ice = Aproximación
ui-phase-encounter-ice = Enfrentamiento
ui-phase-pass-ice = Superación
ui-phase-approach-server = Ante el servidor
ui-phase-run-ends = Fin
ui-type-identity = Identidad
ui-type-agenda = Plan
ui-type-asset = Ventaja
ui-type-ice = Hielo
ui-type-operation = Operación
ui-type-upgrade = Mejora
ui-type-event = Evento
ui-type-hardware = Hardware
ui-type-program = Programa
ui-type-resource = Recurso
ui-type-card = Carta
ui-faction-anarch = Anarquista
ui-faction-criminal = Delincuente
ui-faction-shaper = Moldeador
ui-faction-neutral = Neutral
ui-faction-neutral-runner = Neutral (Runner)
ui-faction-haas-bioroid = Haas-Bioroid
ui-faction-jinteki = Jinteki
ui-faction-nbn = NBN
ui-faction-weyland-consortium = Weyland Consortium
ui-faction-neutral-corp = Neutral (Corporación)
ui-faction-adam = Adam
ui-faction-apex = Apex
ui-faction-sunny-lebeau = Sunny Lebeau
ui-figure-cost = Coste
ui-figure-strength = Fuerza
ui-figure-memory = Memoria
ui-figure-trash = Destruir
ui-figure-requirement = Avance
ui-figure-points = Puntos
ui-figure-link = Enlace
ui-figure-influence = Influencia
ui-figure-minimum = Tamaño de mazo mínimo
ui-figure-limit = Límite de influencia
ui-sign-c = crédito
ui-sign-click = clic
ui-sign-recurring = crédito recurrente
ui-sign-sub = subrutina
ui-sign-trash = desechar
ui-sign-mu = unidad de memoria
ui-sign-link = enlace
ui-sign-interrupt = interrupción
ui-search = Buscar
ui-side = Bando
ui-type = Tipo
ui-more = Más
ui-deck-name = Nombre del mazo
ui-deck-legal = Mazo legal
ui-format = Formato
ui-format-none = Solo las reglas
ui-deck-illegal = Aún no es legal
ui-deck-size = Cartas
ui-step = Paso
ui-step-back = Un paso atrás
ui-step-on = Un paso adelante
ui-turn-back = Un turno atrás
ui-turn-on = Un turno adelante
ui-play = Reproducir
ui-pause = Pausa
ui-seen-by = Visto por
ui-seat-open = Todo a la vista
ui-play-on = Seguir jugando desde aquí
ui-play-on-as = Seguir como
ui-next-choice = Después: { $label }
ui-next-hidden = { $side ->
    [corp] Después decide la Corporación.
   *[runner] Después decide el Runner.
}
ui-n-credits =
    { $n ->
        [one] 1 crédito
       *[other] { $n } créditos
    }
ui-n-clicks =
    { $n ->
        [one] 1 clic
       *[other] { $n } clics
    }
ui-subroutine-n = Subrutina { $n }
ui-broken = rota
ui-phase-setup = Preparación
ui-accessing-hidden = El Runner accede a una carta
ui-not-connected = Ahora no hay conexión con la mesa. Tu decisión no se ha enviado.
ui-no-table = Aquí no hay mesa
ui-no-page = Aquí no hay ninguna página
ui-no-page-text = No hay nada en «{ $path }». Comprueba la dirección o empieza por el inicio.
ui-waiting-note = Deja abierta esta página o vuelve a ella desde el inicio.
ui-final-points = Puntos de plan: Corporación { $corp }, Runner { $runner }. Turno { $turn }.
ui-rematch-waiting = Quieres jugar otra vez. Esperando al otro jugador…
ui-undo-waiting = Esperando a que el otro jugador lo permita…
ui-policy-opponent = En el turno de mi rival, tras cada acción y en ambos extremos, si puedo actuar
ui-payments = ¿De dónde salen tus créditos?
ui-payments-why = Algunas cartas guardan créditos que sirven para pagar ciertas cosas.
ui-payments-cards = Primero de las cartas que pueden pagar, después de la reserva
ui-payments-pool = Primero de la reserva, después de las cartas
ui-payments-ask = Preguntarme cada vez
ui-motion-system = Como pida el sistema
ui-motion-on = Las cartas viajan y los números se encienden
ui-motion-off = Nada se mueve
ui-keys = Teclas
ui-log-empty = Aún no ha pasado nada.
ui-rig-none = ninguno
ui-hand-of =
    { $side ->
        [corp] Mano de la Corporación: { $n }
       *[runner] Mano del Runner: { $n }
    }
ui-they-decide = decide
ui-not-yours =
    { $side ->
        [corp] Esta carta es de la Corporación: solo ella puede usarla.
       *[runner] Esta carta es del Runner: solo él puede usarla.
    }
ui-hidden-ice = Un hielo que aún no se ha ejecutado: solo la Corporación sabe cuál es. Puede ejecutarlo, pagando su coste, cuando el Runner se aproxima a él.
ui-hidden-root = Una carta boca abajo: un plan, una ventaja o una mejora. Solo la Corporación sabe cuál. El Runner la ve si tiene éxito en una incursión contra este servidor.
ui-hidden-runner = Una carta del Runner boca abajo. Mientras esté así, no tiene capacidades.
ui-place-ice =
    { $n ->
        [one] { $server }, hielo más interior
       *[other] { $server }, hielo { $n } desde dentro
    }
ui-place-root = { $server }, carta { $n }
ui-place-from-top = { $pile }, carta { $n } desde arriba
ui-settings = Ajustes
ui-stops = Se para por ti: { $when }
ui-stops-every = en cada paso
ui-stops-runs = en las incursiones
ui-stops-turns = antes de empezar y de acabar tu turno
ui-stops-opponent = en el turno de tu rival
ui-stops-between = entre tus acciones
ui-stops-never = solo cuando tienes que decidir
ui-starter-decks = Mazos iniciales
ui-other-decks = Otros mazos
ui-own-decks = Tus mazos
ui-open = Abrir
ui-server-away = El servidor no responde. ¿Está en marcha?
ui-deck-limit =
    Como máximo { $n ->
        [one] 1 copia
       *[other] { $n } copias
    }
ui-deck-empty = Elige una identidad y añade cartas de la lista.
ui-share-replay = Copiar enlace a este momento
ui-replay-of = { $corp } (Corporación) contra { $runner } (Runner)
ui-loading = Cargando…
ui-copy-failed = Copia el enlace de la barra de direcciones.
ui-deck-word-legal = legal según la lista
ui-deck-gabe-siphon = Gabriel, el desvío
ui-deck-gabe-toolbox = Gabriel, bien equipado
ui-deck-hb-fast-advance = Haas-Bioroid, horas extra
ui-deck-hb-glacier = Haas-Bioroid, amurallada
ui-deck-jinteki-katana = Jinteki, al filo de la katana
ui-deck-jinteki-traps = Jinteki, llena de trampas
ui-deck-kate-opus = Kate, a ganar dinero
ui-deck-kate-workshop = Kate, en el taller
ui-deck-nbn-fast-advance = NBN, la primicia
ui-deck-nbn-tags = NBN, tras la pista
ui-deck-andromeda-suckers = Andromeda, una mano de nueve
ui-deck-blue-sun-orbit = Blue Sun, energía desde la órbita
ui-deck-kate-prepaid = Kate, prepago
ui-deck-maxx-punk = MaxX, a todo volumen
ui-deck-adam-directives = Adam, lector compulsivo
ui-deck-apex-hunger = Apex, hambre sin fin
ui-deck-near-earth-broadcast = Near-Earth Hub, noticias a toda velocidad
ui-deck-replicating-caprice = Perfección Replicada, Caprice de guardia
ui-deck-sunny-security = Sunny, acreditación de seguridad
ui-deck-architects-glacier = Arquitectos del Mañana, glaciar de bioroides
ui-deck-controlling-the-message = Controlando el Mensaje, todo destrozo es noticia
ui-deck-freedom-virus = Freedom, virus
ui-deck-lat-khusyuk = Lat, cuantas más iguales
ui-deck-palana-gardens = Pālanā, crecimiento sostenible
ui-deck-noise-mill = Ruido, a vaciar I+D
ui-deck-noise-rush = Ruido, a toda prisa
ui-deck-weyland-fortress = Weyland, cada vez más alto
ui-deck-weyland-scorched = Weyland, tierra quemada
ui-between = ({ $least } o { $most })
ui-until =
    { $until ->
        [turn] hasta que acabe el turno
        [run] hasta que acabe la incursión
        [encounter] hasta que acabe el enfrentamiento
        [next-turn] hasta el próximo turno
        [next-encounter] hasta después del próximo enfrentamiento
        [in-next-turn] hasta que acabe el próximo turno
        [next-run] hasta que acabe la próxima incursión
        [current] hasta otra corriente
       *[game] durante el resto de la partida
    }
ui-acted-on = { $source } actúa sobre ella, { $until }
ui-removed = Fuera de la partida:

# La mesa

ui-beside = Junto a la mesa
ui-n-ice =
    { $n ->
        [one] { $n } hielo
       *[other] { $n } hielos
    }
ui-n-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-n-more = +{ $n } más
ui-n-further =
    { $n ->
        [one] 1 servidor más
       *[other] { $n } servidores más
    }
ui-n-tags =
    { $n ->
        [one] marca
       *[other] marcas
    }
ui-bad-publicity-short = mala pub.
ui-facedown-short = suspendido
ui-passed = superado
ui-you = tú
ui-no-agendas = sin planes aún
ui-points-of = puntos
ui-effects = En vigor
ui-hand = Mano
ui-hand-hidden =
    { $n ->
        [one] 1 carta en mano
       *[other] { $n } cartas en mano
    }
ui-pile-count-hq = en mano
ui-pile-count-rnd = en el mazo
ui-pile-count-archives = descartes
ui-new-server = Servidor nuevo
ui-run-on = Incursión: { $server }
ui-plus-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } puntos
}
ui-port-run = Incursión
ui-port-here = Instalar aquí
ui-port-choose = Elegir
ui-protected-by =
    { $n ->
        [0] sin protección
        [one] protegido por { $n } hielo
       *[other] protegido por { $n } hielos
    }
ui-chip-archives = Arch
ui-chip-rnd = I+D
ui-chip-hq = Sede
ui-chip-remote = S{ $n }
ui-outermost-below = El hielo exterior está abajo: es el primero de una incursión.
ui-no-ice = sin hielo
ui-ice-n-of = hielo { $n }/{ $of }
ui-phase-access = Acceso
ui-you-point-at = Señalas
ui-you-look-at = Miras
ui-told-last = Lo último
ui-asked-about = Se trata de
ui-step-trace = Rastreo
ui-trace-strength = fuerza del rastreo
ui-strength-word = fuerza
ui-will-fire = actuará
ui-break-this = Romper esta subrutina con { $card }
ui-strength-by = Fuerza { $now } (impresa { $printed }): { $what }.
ui-strength-source = { $sign }{ $n } { $card }
ui-strength-effect = un efecto
ui-chosen-for = Elegido: { $what }
ui-hosts = Alberga: { $what }
ui-you-watch = Estás mirando esta partida.
ui-over-at = Fin de la partida · turno { $turn }
ui-stops-word = Paradas
ui-clicks-left =
    { $n ->
        [one] Queda 1 clic
       *[other] Quedan { $n } clics
    }
ui-hint-action = Marca dorada: se puede jugar o usar.
ui-step-back-act = Volver
ui-act-gain = Ganar 1 crédito
ui-act-draw = Robar carta
ui-act-run = Incursión…
ui-act-clear-tag = Quitar marca
ui-act-advance = Avanzar…
ui-act-purge = Purgar: 3 clics
ui-act-let-fire =
    { $n ->
        [one] Dejarla actuar
       *[other] Dejar actuar { $n }
    }
ui-act-past-ice = Superar el hielo
ui-act-leave-facedown = Dejarlo suspendido
ui-act-run-on = Que siga la incursión
ui-act-let-happen = Dejar que suceda
ui-act-begin-turn = Empezar el turno
ui-act-end-turn = Acabar el turno
ui-act-nothing = No hacer nada ahora
ui-act-break-all =
    { $n ->
        [one] Romperla: { $card }
        [2] Romper ambas: { $card }
       *[other] Romper todas: { $card }
    }
ui-act-break-clicks =
    { $n ->
        [one] Romperla con clics
        [2] Romper ambas con clics
       *[other] Romper todas con clics
    }
ui-act-access-all =
    { $n ->
        [2] Acceder a las dos por orden
       *[other] Acceder a las { $n } por orden
    }
ui-act-one-by-one = Una a una…
ui-act-abilities = Capacidades…
ui-off-now = ahora no
ui-off-nothing = nada
ui-off-clicks = 3 clics
ui-off-credits = 2 créditos
ui-off-no-tag = sin marcas
ui-ask-encounter =
    { $n ->
        [0] No queda nada por romper. ¿Superas el hielo?
        [one] Actuará 1 subrutina. ¿La rompes?
       *[other] Actuarán { $n } subrutinas. ¿Las rompes?
    }
ui-ask-rez = ¿Ejecutas { $card }?
ui-ask-trigger = ¿Usas { $card }?
ui-ask-move = ¿Qué haces?
ui-ask-steals = Accedes a { $card }, un plan que vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}: lo robas.
ui-ask-accessed = Accedes a { $card }. No hay nada que hacer con ella.
ui-ask-use = ¿Qué usas?
ui-ask-run = ¿Contra qué servidor?
ui-ask-advance = ¿Qué avanzas?
ui-ask-psi = ¿Cuántos créditos apuestas?
ui-ask-trace = ¿Cuántos créditos añades?
ui-act-trigger = Usar { $card }
ui-act-no-trigger = No usarla
ui-approaching = A continuación
ui-approach-unrezzed = Hielo suspendido
ui-approach-rez = La Corporación puede ejecutarlo ahora. Si lo hace, te enfrentas a él; si no, lo superas.
ui-approach-rez-corp = Si se ejecuta ahora, habrá un enfrentamiento.
ui-approach-hq = Si la incursión tiene éxito, se accede a una carta al azar de la Sede Central y a lo instalado en ella.
ui-approach-rnd = Si la incursión tiene éxito, se accede a la primera carta de I+D y a lo instalado en ella.
ui-approach-archives = { $n ->
    [0] Si la incursión tiene éxito, se ponen boca arriba las cartas de los Archivos. Ahora no hay ninguna.
   *[other] Si la incursión tiene éxito, se ponen boca arriba las cartas de los Archivos y se accede a todas.
}
ui-approach-remote = { $n ->
    [0] En este servidor no hay nada.
    [one] Si la incursión tiene éxito, se accede a la carta de este servidor.
   *[other] Si la incursión tiene éxito, se accede a las { $n } cartas de este servidor.
}
ui-ask-score = Puedes puntuar un plan.
ui-ask-run-window = ¿Actúas antes de que siga la incursión?
ui-ask-window-begin = Antes de empezar tu turno: ¿ejecutas o usas algo?
ui-ask-window-end = Antes de acabar tu turno: ¿usas algo?
ui-ask-window = ¿Actúas?
ui-ask-act = ¿{ $act }?
ui-ask-run-where = ¿Contra cuál? A Archivos, D I+D, H Sede Central, o el número del servidor
ui-do-play = Jugar { $card }
ui-do-install = Instalar { $card }
ui-do-rez = Ejecutar { $card }
ui-do-trash = Destruir { $card }
ui-do-advance = Avanzar { $card }
ui-actions-all = Acciones
ui-actions-find = Escribe para buscar
ui-actions-none = Ahora no se puede hacer nada.
ui-actions-basic = Acciones básicas
ui-actions-run = Incursión
ui-actions-play = Jugar
ui-actions-install = Instalar
ui-actions-advance = Avanzar
ui-actions-rez = Ejecutar
ui-actions-use = Usar una carta
ui-actions-trash = Destruir un recurso
ui-actions-other = Respuestas
ui-actions-not-now = Ahora no
ui-theme = Colores
ui-theme-system = Los del sistema
ui-theme-dark = Oscuros
ui-theme-light = Claros
ui-rez-word = ejecutar
ui-detail-encounter = { $card } tiene fuerza { $strength }.
ui-detail-fire = Si no: { $what }
ui-detail-points = Con él tienes { $n } de { $of } puntos.
ui-detail-rez = Si sigue suspendido, el Runner lo supera.
ui-detail-pool = Puedes gastar { $n ->
    [one] 1 crédito
   *[other] { $n } créditos
}.
ui-plan-boosts = fuerza { $from } → { $to }
ui-plan-strength = fuerza { $n }
ui-plan-clicks = { $n ->
    [one] Gastar 1 clic
   *[other] Gastar { $n } clics
}
ui-plan-breaks = rompe { $n }
ui-letter-corp = C
ui-letter-runner = R
ui-subject-corp = La Corporación
ui-subject-runner = El Runner
ui-stage = De qué se trata
ui-keyname-space = Espacio
ui-keyname-enter = Intro
ui-key-space = el botón relleno; lo señalado; un paso atrás
ui-key-basic = ganar un crédito, robar una carta
ui-key-run = incursión: Archivos, I+D, Sede Central o un servidor remoto
ui-key-runner = quitar marca, desenchufarse, romper todas, una a una
ui-key-answers = robar o puntuar, destruir, rechazar
ui-key-corp = avanzar, ejecutar, purgar
ui-key-digits = puestos de una lista
ui-key-arrows = de una cosa posible a la siguiente; Intro la elige
ui-key-undo = deshacer, todo lo posible, registro, pausa, un paso
ui-moment-steal = Robado
ui-moment-score = Puntuado
ui-moment-damage = Daño
ui-moment-tags = Marcado
ui-moment-flatline = Línea plana
ui-moment-points = { $from } → { $to } de 7 puntos
ui-moment-left =
    { $n ->
        [one] Queda 1 carta en la Empuñadura
       *[other] Quedan { $n } cartas en la Empuñadura
    }
ui-pace = El turno del ordenador
ui-pace-slow = Despacio
ui-pace-normal = Normal
ui-pace-quick = Rápido
ui-pace-once = De golpe
ui-pace-step = Paso a paso
ui-pace-pause = Pausa
ui-pace-on = Seguir
ui-pace-one = Un paso
ui-plot-points = Puntos de plan
ui-plot-credits = Créditos al acabar cada turno
ui-plot-runs = Incursiones y daño
ui-plot-runs-told = { $runs } incursiones, { $successful } con éxito; { $damage } de daño
ui-plot-successful = { $n } con éxito
ui-plot-unsuccessful = { $n } sin éxito
ui-plot-damage = { $n } de daño
ui-end-turn = Turno { $n }
ui-end-won = Has ganado, { $mine } a { $theirs }.
ui-end-lost = Has perdido, { $mine } a { $theirs }.
ui-end-what = Juega otra vez o mira la partida desde los dos bandos.
ui-ended-by-damage = Lo que acabó con el Runner
ui-ended-by-agenda = El plan ganador
ui-end-word =
    { $reason ->
        [flatline] Línea plana
        [empty-rnd] I+D vacío
        [concession] Rendición
        [time] Sin tiempo
        [claim] Ausente
       *[other] Fin
    }
ui-easier-opponent = Más fácil: { $name }
ui-you-won = Has ganado
ui-you-lost = Has perdido
ui-wins-corp = Gana la Corporación
ui-wins-runner = Gana el Runner
ui-wins-nobody = No gana nadie
ui-plot-actions = Tus acciones
ui-plot-actions-runner = Las acciones del Runner
ui-acts-run = Incursiones
ui-acts-credits = Créditos
ui-acts-installs = Instalar
ui-acts-draws = Robar
ui-acts-cards = Cartas
ui-acts-others = Otras
ui-end-hidden = Lo que no podías ver
ui-end-held = Lo que había en la mano
ui-end-facedown = boca abajo en la mesa
ui-end-nothing = No había nada oculto.
ui-end-turning = Momentos decisivos
ui-side-corp-short = Corp.
ui-since-last = Desde tu último turno

ui-psi = Apuesta secreta
ui-psi-theirs = su apuesta, secreta
ui-psi-mine = tu apuesta
ui-psi-if = Si gastan { $n }
ui-psi-same = igual
ui-psi-different = distinto
ui-opening-hand = Tu mano inicial
ui-psi-how = Ambos apostáis en secreto y luego mostráis. La carta dice qué ocurre si las apuestas difieren y si coinciden.
ui-trace-would = Tal como está, el rastreo tiene éxito.
ui-trace-would-not = Tal como está, el rastreo fracasa.
ui-bid-psi = Apostar { $n }
ui-bid-trace =
    { $n ->
        [0] No añadir nada
        [one] Añadir 1 crédito
       *[other] Añadir { $n } créditos
    }
ui-bid-pay =
    { $n ->
        [0] Pagar todo de la reserva
       *[other] Tomar { $n } de { $card }
    }
ui-bid-number = Elegir { $n }
ui-you-play = Juegas con
ui-spread-hide = Mirar la mesa
ui-spread-show = Volver a las cartas
ui-picking-how = Elige entre las cartas de tu mano.
ui-picking-left =
    { $n ->
        [one] Falta elegir 1 carta
       *[other] Falta elegir { $n } cartas
    }
ui-picking-done =
    { $n ->
        [one] Descartar esta carta
       *[other] Descartar estas { $n } cartas
    }
ui-since-step = Paso a paso
ui-since-next = Siguiente
ui-since-back = Uno atrás
ui-since-all = Todo
ui-picking-ask =
    { $n ->
        [one] Te sobra 1 carta. ¿Cuál descartas?
       *[other] Te sobran { $n } cartas. ¿Cuáles descartas?
    }
ui-rez-soon = Se ejecutará en el próximo momento que permitan las reglas. Vuelve a hacer clic para dejarla como está.
ui-title-yours = decides tú
ui-sound = Sonido
ui-key-quiet = sonido sí o no; uno atrás en lo ocurrido
ui-policy-plain = Hacer también las preguntas con una sola respuesta sensata: el único sitio para una carta, cartas que nada obliga a destruir
ui-undo-asked-act =
    { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } pide deshacer esto: «{ $act }»
ui-rematch-same = Mismos bandos
ui-rematch-wanted-same =
    { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } quiere jugar otra vez con los mismos bandos.
ui-next-opponent = Siguiente: { $name }
ui-coach = Entrenador
