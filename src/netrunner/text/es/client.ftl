# El cliente del navegador.

ui-welcome = Android: Netrunner, según las reglas
ui-welcome-text = Un jugador es una megacorporación que avanza sus planes detrás del hielo. El otro es un hacker que entra a robarlos. Juega ya contra el ordenador o envía un enlace a un amigo. Todas las reglas se aplican y se explican cuando lo pidas.
ui-first-game = Primera partida guiada
ui-play-now = Jugar ya
ui-first-game-note = Eres el Runner con el mazo Moldeador contra Jinteki: la pareja que el reglamento recomienda para empezar.
ui-your-games = Tus partidas
ui-watching = de espectador
ui-resume = Continuar
ui-replay = Repetición
ui-forget = Quitar de la lista
ui-new-game = Nueva partida
ui-opponent = Adversario
ui-opponent-computer = El ordenador
ui-opponent-friend = Un amigo, con un enlace
ui-opponent-watch = Ver jugar a dos ordenadores
ui-your-side = Tu bando
ui-side-corp = Corporación
ui-side-runner = Runner
ui-side-random = Cualquiera
ui-level = Nivel
ui-timer = Tiempo por jugador
ui-timer-none = Sin límite
ui-timer-minutes = { $n } minutos
ui-corp-deck = Mazo de la Corporación
ui-runner-deck = Mazo del Runner
ui-your-name = Tu nombre
ui-your-deck = Tu mazo
ui-start = Empezar
ui-look-around = Explorar
ui-cards = Cartas
ui-decks = Mazos
ui-build-deck = Construir un mazo
ui-load-position = Preparar una posición
ui-position = Posición
ui-position-text = Escribe quién tiene qué, carta por carta; las cartas entre paréntesis están boca abajo. La partida empieza ahí mismo, contra el ordenador.
ui-unofficial = Proyecto no oficial hecho por jugadores. Sin ilustraciones ni texto impreso de las cartas.
ui-pages = Páginas
ui-language = Idioma
ui-cards-not-loaded = No se pudieron cargar las cartas: { $reason }
ui-connecting = Conectando con la mesa…
ui-reconnecting = Se perdió la conexión. Intentándolo de nuevo…
ui-no-such-game = Esta partida no existe o este enlace no tiene asiento en ella.
ui-to-start = Ir al inicio
ui-table = La mesa
ui-waiting-for-friend = Esperando a tu amigo
ui-share-link = Envía este enlace a tu amigo. La partida empieza cuando se una.
ui-copy = Copiar
ui-copied = Copiado
ui-share = Copiar enlace
ui-join = Unirse a la partida
ui-join-text =
    Un amigo te invita a una partida. Juegas con { $side ->
        [corp] la Corporación
       *[runner] el Runner
    }.
ui-join-full = Los dos asientos están ocupados.
ui-watch = Mirar
ui-deck-chosen-for-you = El mazo elegido
ui-game-with-friend = Con un amigo
ui-from-replay = Desde una repetición
ui-question = Lo que se pregunta
ui-passing = Pasando…
ui-sending = …
ui-all-options = Todas las opciones ({ $n })
ui-fewer-options = Menos opciones
ui-how-much = ¿Cuánto?
ui-hint-space = Espacio: { $label }. Las cifras eligen de la lista.
ui-rematch = Jugar otra vez con los bandos cambiados
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
ui-concede = Conceder
ui-concede-sure = Perderías esta partida con { $name }. ¿Concedes?
ui-cancel = Cancelar
ui-close = Cerrar
ui-opponent-away = Tu adversario no está. Dentro de { $seconds } segundos podrás reclamar la victoria.
ui-opponent-gone = Tu adversario no ha vuelto. Puedes esperar o reclamar la victoria.
ui-claim-win = Reclamar la victoria
ui-away = ausente
ui-windows-and-settings = Ventanas y ajustes
ui-policy = ¿Cuándo debe parar la partida por ti?
ui-policy-why = Fuera de estos momentos se pasa por ti. Las paradas dependen solo de lo que ambos jugadores ven, así que no revelan lo que tienes.
ui-policy-runs = Durante incursiones, si podría ejecutar o usar una carta
ui-policy-turns = Al principio y al final de los turnos, si podría
ui-policy-between = Entre las acciones de un turno, si podría
ui-policy-every = En cada paso
ui-appearance = Apariencia
ui-motion = Cartas y luces en movimiento
ui-log = Registro
ui-chat = Chat
ui-send = Enviar
ui-breakers = Lo que costaría romper
ui-break-all =
    Romper todo con { $card }: { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }
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
ui-run-here = ◀ incursión
ui-being-played = En juego ahora o apartadas
ui-accessing = Accediendo a { $card }
ui-tracing = Rastreo: fuerza { $strength } contra enlace { $link }
ui-subroutines = { $n } subrutinas, { $broken } rotas
ui-counter =
    { $kind ->
        [advancement] fichas de avance: { $n }
        [virus] contadores de virus: { $n }
        [power] contadores de energía: { $n }
        [agenda] contadores de plan: { $n }
        [credit] créditos sobre ella: { $n }
        [recurring] créditos recurrentes: { $n }
       *[other] { $kind }: { $n }
    }
ui-credits = Créditos
ui-clicks = Clics
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
ui-phase-approach-ice = Aproximación al hielo
ui-phase-encounter-ice = Enfrentamiento
ui-phase-pass-ice = Superar el hielo
ui-phase-approach-server = Servidor
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
ui-faction-criminal = Criminal
ui-faction-shaper = Moldeador
ui-faction-neutral-runner = Neutral (Runner)
ui-faction-haas-bioroid = Haas-Bioroid
ui-faction-jinteki = Jinteki
ui-faction-nbn = NBN
ui-faction-weyland-consortium = Consorcio Weyland
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
ui-figure-minimum = Tamaño mínimo del mazo
ui-figure-limit = Límite de influencia
ui-search = Buscar
ui-search-hint = Título, tipo o texto
ui-side = Bando
ui-faction = Facción
ui-type = Tipo
ui-any = Cualquiera
ui-cards-found =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-more = Más
ui-open-deck = Abrir un mazo
ui-choose-identity = Elige una identidad
ui-deck-name = Nombre del mazo
ui-save = Guardar
ui-saved = Guardado
ui-delete = Borrar
ui-deck-legal = Mazo legal
ui-deck-illegal = Aún no es legal
ui-deck-size = Cartas
ui-band = Puntos de plan: { $have }; al menos { $least }, como máximo { $most }
ui-curve = Costes
ui-remove-one = Una copia menos de { $card }
ui-add-one = Una copia más de { $card }
ui-import-export = Importar y exportar
ui-export = Como texto
ui-import = Importar
ui-import-hint = Pega aquí una lista de mazo.
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
ui-guide = Guía
ui-guide-close = Cerrar la guía
ui-guide-mulligan-title = Tu mano inicial
ui-guide-mulligan = Busca una forma de ganar créditos y, como Runner, un programa que rompa hielo. Si no hay ni lo uno ni lo otro, cambia las cinco cartas: puedes hacerlo una vez.
ui-guide-over-title = Fin de la partida
ui-guide-over = Gana quien llega a 7 puntos de plan. La Corporación también gana si el Runner debe descartar más cartas de las que tiene; el Runner, si la Corporación no puede robar. Mira la repetición o juega otra vez con los bandos cambiados.
ui-guide-corp-action-title = Tus acciones
ui-guide-corp-action = Tienes tres clics. Protege la Sede Central e I+D con un hielo cada uno, instala un plan en un servidor remoto detrás de hielo y avánzalo. Lo que brilla se puede pulsar; la lista muestra todo lo que puedes hacer.
ui-guide-corp-window-title = Una oportunidad de actuar
ui-guide-corp-window = En un momento así puedes ejecutar cartas y usar capacidades. Si nada urge, pasa.
ui-guide-corp-run-title = El Runner hace una incursión
ui-guide-corp-run = El hielo solo actúa si está ejecutado, y solo se ejecuta cuando el Runner se aproxima a él. ¿Merece la pena pagarlo ahora?
ui-guide-runner-action-title = Tus acciones
ui-guide-runner-action = Tienes cuatro clics: instala programas, gana créditos, roba cartas, haz incursiones. Mirar un servidor sin hielo solo cuesta un clic. En I+D y en la Sede Central hay planes desde el primer turno.
ui-guide-runner-action-poor-title = Te faltan créditos
ui-guide-runner-action-poor = Romper hielo cuesta créditos. Gana algunos primero: un clic da uno; las cartas, más.
ui-guide-runner-window-title = Una oportunidad de actuar
ui-guide-runner-window = En un momento así puedes usar capacidades de tus cartas instaladas. Si nada urge, pasa.
ui-guide-runner-approach-title = Una incursión
ui-guide-runner-approach = Encuentras el hielo de fuera hacia dentro. La Corporación puede ejecutar cada pieza cuando llegas a ella.
ui-guide-runner-encounter-title = Enfrentamiento con hielo
ui-guide-runner-encounter = Toda subrutina que no rompas tendrá efecto. Un rompehielos necesita al menos la fuerza del hielo y servir contra su tipo. Los botones bajo la pregunta rompen todo de una vez, si se puede.
ui-guide-runner-jack-out-title = ¿Sigues?
ui-guide-runner-jack-out = Aquí puedes abandonar la incursión sin más daño. Si sigues, lo que viene ya no se puede evitar.
ui-guide-runner-access-title = Accedes a una carta
ui-guide-runner-access = Los planes se roban. Las cartas con coste de destrucción se pueden destruir pagándolo. Algunas cartas muerden.
ui-guide-trace-title = Un rastreo
ui-guide-trace = La Corporación suma créditos a la fuerza del rastreo; después, el Runner a su enlace. Si el rastreo es más fuerte, tiene éxito.
ui-guide-discard-title = Demasiadas cartas
ui-guide-discard = Al final de tu turno descartas hasta el máximo de tu mano.
ui-guide-wait-title = Decide tu adversario
ui-guide-wait = Mira el registro: cuenta lo que pasa y por qué regla. Pon el puntero sobre una carta para leerla.
