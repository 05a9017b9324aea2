# El cliente del navegador.

ui-welcome =
    Entra.
    O no dejes entrar.
ui-welcome-text = El juego de cartas de un hacker contra una megacorporación, con todas las reglas aplicadas y explicadas. Gratis y sin cuenta.
ui-first-game = Primera partida guiada
ui-play-now = Jugar ya
ui-play-now-note = Jugar ya: eres el Runner y responde el ordenador. La partida guiada explica cada paso cuando llega.
ui-play-place = Jugar
ui-positions = Posiciones
ui-play-computer = Contra el ordenador
ui-play-friend = Contra un amigo
ui-play-level = Jugar contra { $level }
ui-level-note-random = Juega cualquier cosa que sea legal.
ui-level-note-novice = Conoce lo básico y arriesga poco.
ui-invite = Crear una invitación
ui-position-invite = Prepara cualquier mesa y pregunta qué es legal en ella.
ui-watch-computers = Mirar a dos ordenadores
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
ui-timer = Tiempo por jugador
ui-timer-none = Sin límite
ui-timer-minutes = { $n } minutos
ui-corp-deck = Mazo de la Corporación
ui-runner-deck = Mazo del Runner
ui-your-name = Tu nombre
ui-your-deck = Tu mazo
ui-look-around = Explorar
ui-cards = Cartas
ui-decks = Mazos
ui-build-deck = Construir un mazo
ui-position = Posición
ui-unofficial = Proyecto no oficial hecho por jugadores. Sin ilustraciones ni texto impreso de las cartas.
ui-pages = Páginas
ui-language = Idioma
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
ui-watch = Mirar
ui-deck-chosen-for-you = El mazo elegido
ui-from-replay = Desde una repetición
ui-question = Lo que se pregunta
ui-passing = Pasando…
ui-sending = …
ui-late = Tu decisión está en camino…
ui-how-much = ¿Cuánto?
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
ui-faction-criminal = Delincuente
ui-faction-shaper = Moldeador
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
ui-guide = Guía
ui-guide-close = Cerrar la guía
ui-guide-mulligan-runner-title = Tu mano inicial
ui-guide-mulligan-runner = Eres el Runner. Durante la partida entrarás en los servidores de la Corporación para robar planes por valor de 7 puntos. Una buena mano tiene una carta que da créditos y un programa que rompe hielo. Si no hay ni lo uno ni lo otro, cambia la mano: cinco cartas nuevas, una sola vez.
ui-guide-mulligan-corp-title = Tu mano inicial
ui-guide-mulligan-corp = Eres la Corporación. Ganas si puntúas planes por valor de 7 puntos antes de que el Runner robe otros tantos. Una buena mano tiene dos hielos y una carta que da créditos. Si está llena de planes y no tiene hielo, cambia la mano: cinco cartas nuevas, una sola vez.
ui-guide-runner-first-title = Tu primer turno
ui-guide-runner-first = Cada turno tienes cuatro clics y cada acción cuesta uno. Todo lo que brilla se puede pulsar: una carta de tu mano para jugarla o instalarla, un servidor para hacer una incursión, tu Montón para robar, tus créditos para ganar uno. Contra un servidor sin hielo puedes probar enseguida, y en la Sede Central y en I+D puede haber planes desde el principio.
ui-guide-runner-action-title = Tus acciones
ui-guide-runner-action = En un buen turno ganas créditos, amplías tu equipo o haces una incursión que puedes pagar. Compara antes de lanzarte: ¿cuánto cuestan tus rompehielos contra el hielo que ves y cuántos créditos te quedan para el que aún no ves?
ui-guide-runner-no-breaker-title = Aún no tienes rompehielos
ui-guide-runner-no-breaker = La Corporación tiene hielo delante de sus servidores y no puedes romper ninguno. Roba cartas hasta encontrar un rompehielos e instálalo, o haz incursiones donde no hay hielo.
ui-guide-runner-open-remote-title = Un servidor está abierto
ui-guide-runner-open-remote = En un servidor remoto sin hielo hay una carta boca abajo. Una incursión contra él solo cuesta un clic. Si la han avanzado, seguramente es un plan, o una trampa que quiere parecerlo: conserva algunas cartas en la mano, porque el daño te obliga a destruirlas.
ui-guide-runner-poor-title = Te faltan créditos
ui-guide-runner-poor = Instalar y romper cuesta créditos. Gana algunos primero: un clic da uno; cartas como Apuesta Segura o Magnum Opus dan más.
ui-guide-runner-tagged-title = Estás marcado
ui-guide-runner-tagged = La Corporación sabe dónde estás. Mientras tengas marcas puede destruir tus recursos, y algunas de sus cartas hacen cosas peores. Con un clic y 2 créditos te quitas una marca.
ui-guide-runner-last-click-title = Tu último clic
ui-guide-runner-last-click = Después acaba tu turno y juega la Corporación. Conservas cinco cartas como máximo, así que juega lo que puedas. Una incursión con el último clic es arriesgada: si sale mal, no te queda ninguno para quitarte una marca o robar.
ui-guide-runner-approach-title = La incursión
ui-guide-runner-approach = Te encuentras el hielo de fuera hacia dentro, uno tras otro. Cuando llegas a uno que no está ejecutado, la Corporación decide si lo paga. Si no lo hace, pasas de largo sin daño.
ui-guide-runner-encounter-title = Enfrentamiento con un hielo
ui-guide-runner-encounter = Toda subrutina que no rompas tiene efecto, de arriba abajo. El rompehielos tiene que servir contra este tipo de hielo y ser al menos tan fuerte como él; la mayoría compra fuerza con créditos. Los botones dorados rompen todo de una vez y dicen cuánto cuesta. Cuando hayas hecho lo que querías, pasa.
ui-guide-runner-jack-out-title = ¿Sigues o te desenchufas?
ui-guide-runner-jack-out = Aquí puedes abandonar la incursión y solo pierdes el clic. Si sigues, tendrás que aceptar lo que venga. ¿Aún puedes pagarlo?
ui-guide-runner-server-title = Ante el servidor
ui-guide-runner-server = Todo el hielo ha quedado atrás. Si ahora nada te detiene, la incursión tiene éxito y accedes: en la Sede Central, a una carta al azar de la mano de la Corporación; en I+D, a la carta superior de su mazo; en Archivos, a todo lo que hay; en un servidor remoto, a todas sus cartas.
ui-guide-runner-access-title = Accedes a una carta
ui-guide-runner-access = Ves la carta. Si tiene coste de destrucción, puedes pagarlo y librarte de ella para siempre; merece la pena con las que dan créditos turno tras turno. Si no, la devuelves. Algunas cartas muerden a quien accede a ellas.
ui-guide-runner-steal-title = ¡Un plan!
ui-guide-runner-steal = Róbalo: pasa a tu zona de puntuación y te da sus puntos. Con 7 puntos ganas.
ui-guide-runner-window-title = Una oportunidad de actuar
ui-guide-runner-window = Ahora puedes usar capacidades de tus cartas instaladas. Casi nunca hace falta: pasa y la partida sigue.
ui-guide-corp-first-title = Tu primer turno
ui-guide-corp-first = Has robado una carta y tienes tres clics; cada acción cuesta uno. El Runner puede atacar tu mano (Sede Central) y tu mazo (I+D) desde el primer turno, así que protege cada uno con un hielo. Instalar el primer hielo de un servidor es gratis; su coste solo se paga al ejecutarlo.
ui-guide-corp-action-title = Tus acciones
ui-guide-corp-action = Instala un plan en un servidor remoto detrás de hielo y avánzalo: cada avance cuesta un clic y un crédito. Cuando tenga tantas fichas como exige, podrás puntuarlo. Guarda créditos para ejecutar tu hielo o el Runner pasará sin más.
ui-guide-corp-score-title = Puedes puntuar
ui-guide-corp-score = El plan tiene tantas fichas de Avance como exige. Puntúalo: te da sus puntos y el Runner ya no puede robarlo.
ui-guide-corp-poor-title = Te faltan créditos
ui-guide-corp-poor = El hielo sin créditos es solo un farol. Gana algunos primero: un clic da uno; cartas como Fondo de Cobertura o Campaña de PAD dan más.
ui-guide-corp-place-title = ¿Dónde va?
ui-guide-corp-place = El hielo protege un servidor, y el último que instalas queda más afuera. Los planes y las ventajas van en servidores remotos, uno en cada uno; las mejoras, en cualquier servidor. Cada hielo que ya protege un servidor encarece un crédito el siguiente.
ui-guide-corp-run-title = El Runner hace una incursión
ui-guide-corp-run = El hielo solo actúa si está ejecutado, y solo puede ejecutarse ahora, mientras el Runner se aproxima a él. ¿Vale su coste lo que hay detrás? Una vez ejecutado, así se queda. También puedes ejecutar ventajas y mejoras.
ui-guide-corp-run-on-title = El Runner hace una incursión
ui-guide-corp-run-on = Ahora puedes ejecutar ventajas y mejoras y usar capacidades; el hielo solo se ejecuta mientras el Runner se aproxima a él. Si la incursión tiene éxito, el Runner accede a lo que hay en el servidor: puede ser tu última ocasión.
ui-guide-corp-window-title = Una oportunidad de actuar
ui-guide-corp-window = Ahora puedes ejecutar ventajas y mejoras y usar capacidades. Si nada urge, pasa.
ui-guide-trace-title = Un rastreo
ui-guide-trace = La Corporación suma créditos a la fuerza del rastreo y después el Runner a su enlace. Si el rastreo es más fuerte, tiene éxito y la carta dice qué pasa.
ui-guide-discard-title = Demasiadas cartas
ui-guide-discard = Al final de tu turno no conservas más cartas que tu máximo de mano. Descarta lo que menos necesites.
ui-guide-other-title = Una carta te pregunta
ui-guide-other = Un efecto necesita que decidas algo. Señala la carta, o tócala, para leer su texto; lo que se puede elegir brilla.
ui-guide-wait-turn-title = El turno de tu rival
ui-guide-wait-turn = Mira el registro: cuenta lo que pasa y por qué regla. Señala cualquier carta, o tócala, en la mesa o en el registro, para leerla.
ui-guide-wait-run-title = Decide tu rival
ui-guide-wait-run = Durante una incursión los dos jugadores tienen, por turnos, oportunidades de actuar. La banda del centro de la mesa muestra por dónde va.
ui-guide-wait-title = Decide tu rival
ui-guide-wait = Tu rival tiene una oportunidad de actuar antes de que la partida siga.
ui-guide-over-title = Fin de la partida
ui-guide-over = Gana quien llega a 7 puntos de plan. La Corporación también gana si el Runner sufre más daño que cartas tiene en la mano; el Runner, si la Corporación tiene que robar de un mazo vacío. Mira la repetición para ver qué tenía el otro bando o juega otra vez con los bandos cambiados.
ui-term-click-name = Clic
ui-term-click = Una unidad de tiempo. La Corporación tiene tres en cada turno suyo y el Runner cuatro. Los que no se usan se pierden.
ui-term-credit-name = Crédito (¢)
ui-term-credit = El dinero del juego. Los dos jugadores empiezan con 5.
ui-term-install-name = Instalar
ui-term-install = Poner una carta en la mesa, donde se queda. El Runner paga su coste en el acto; las cartas de la Corporación quedan primero boca abajo.
ui-term-server-name = Servidor
ui-term-server = Un lugar que la Corporación protege y el Runner ataca. Tres existen desde el principio, y la Corporación puede crear más.
ui-term-central-name = Servidores centrales
ui-term-central = La Sede Central es la mano de la Corporación; I+D, su mazo; Archivos, sus descartes.
ui-term-remote-name = Servidor remoto
ui-term-remote = Un servidor que la Corporación crea al instalar una carta en él o hielo delante de él. Aquí se puntúan los planes.
ui-term-root-name = Raíz
ui-term-root = El lugar de un servidor central donde van las mejoras.
ui-term-run-name = Incursión
ui-term-run = Un ataque contra un servidor: primero a través de su hielo y después a sus cartas.
ui-term-ice-name = Hielo
ui-term-ice = Programas de la Corporación delante de un servidor. Las barreras las rompen los fractores; las puertas de código, los descodificadores; los centinelas, los asesinos.
ui-term-rez-name = Ejecutar
ui-term-rez = Poner boca arriba una carta instalada de la Corporación pagando su coste. Solo las cartas ejecutadas hacen algo; las demás están suspendidas.
ui-term-icebreaker-name = Rompehielos
ui-term-icebreaker = Un programa que rompe subrutinas de hielo. La mayoría rompe un tipo; unos pocos, las IA, los rompen todos.
ui-term-subroutine-name = Subrutina (↳)
ui-term-subroutine = Una línea de un hielo. Si no se rompe, hace lo que dice; por ejemplo, terminar la incursión.
ui-term-strength-name = Fuerza
ui-term-strength = El número de los hielos y los rompehielos. Un rompehielos con menos fuerza que el hielo no puede romper sus subrutinas.
ui-term-memory-name = Memoria
ui-term-memory = El espacio para programas. El Runner empieza con 4 unidades; cada programa ocupa las que dice.
ui-term-agenda-name = Plan
ui-term-agenda = Las cartas que ganan la partida. La Corporación las puntúa y el Runner las roba.
ui-term-points-name = Puntos de plan
ui-term-points = Lo que vale un plan. Gana el primero que llega a 7.
ui-term-advance-name = Avanzar
ui-term-advance = Poner una ficha sobre un plan, por un clic y un crédito. Otras cartas también se pueden avanzar, para engañar.
ui-term-access-name = Acceder
ui-term-access = Mirar una carta tras una incursión con éxito: para robarla, para destruirla o para sufrirla.
ui-term-trash-name = Destruir
ui-term-trash = Poner una carta en los descartes de su propietario.
ui-term-grip-name = Empuñadura, Montón y Pila
ui-term-grip = La mano, el mazo y los descartes del Runner.
ui-term-discard-name = Tamaño de mano máximo
ui-term-discard = Cinco cartas para cada jugador, salvo que una carta diga otra cosa. El daño cerebral lo reduce para siempre.
ui-term-tag-name = Marca
ui-term-tag = Una señal sobre el Runner: la Corporación lo ha localizado.
ui-term-resource-name = Recurso
ui-term-resource = Una carta del Runner que representa personas, lugares y trabajos. Un Runner marcado puede perderlos.
ui-term-trace-name = Rastreo
ui-term-trace = Un intento de la Corporación de localizar al Runner: fuerza contra enlace, y los dos pueden añadir créditos.
ui-term-link-name = Enlace
ui-term-link = Lo bien que se esconde el Runner. Cuenta contra los rastreos.
ui-term-jack-out-name = Desenchufarse
ui-term-jack-out = Terminar la propia incursión por voluntad propia.
ui-term-mulligan-name = Cambiar la mano
ui-term-mulligan = Barajar la mano inicial en el mazo y robar cinco cartas nuevas. Hay que quedarse con ellas.
ui-term-window-name = Oportunidad de actuar
ui-term-window = Un momento de las reglas en el que los dos jugadores pueden usar capacidades y la Corporación puede ejecutar cartas. En los ajustes decides cuándo para la partida por ti.
ui-term-flatline-name = Expirar
ui-term-flatline = El fin de un Runner que sufre más daño que cartas tiene en la mano.
ui-term-card-text-name = Texto de una carta
ui-term-card-text = Pon el puntero sobre una carta, o tócala, para leerla entera. Al pulsar una carta que no brilla se dice por qué no se puede usar.
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
ui-hidden-runner = Una carta del Runner boca abajo. Mientras está así no tiene capacidades.
ui-place-ice = { $server }, hielo { $n } contando desde dentro
ui-place-root = { $server }, carta { $n }
ui-place-from-top = { $pile }, carta { $n } desde arriba
ui-guide-open = Mostrar la guía
ui-guide-terms = ¿Qué significan estas palabras?
ui-settings = Ajustes
ui-stops = Se para por ti: { $when }
ui-stops-every = en cada paso
ui-stops-runs = en las incursiones
ui-stops-turns = antes de empezar y de acabar tu turno
ui-stops-opponent = en el turno de tu rival
ui-stops-between = entre tus acciones
ui-stops-never = solo cuando tienes que decidir
ui-guide-more = Más
ui-opponent-friend-note = Recibes un enlace para enviar. La partida empieza cuando tu amigo lo abre.
ui-starter-decks = Mazos iniciales
ui-other-decks = Otros mazos
ui-own-decks = Tus mazos
ui-open-link = Abrir una partida o una repetición por su enlace
ui-open = Abrir
ui-open-link-hint = Pega aquí el enlace
ui-open-link-bad = Este no es un enlace a una partida o repetición de este servidor.
ui-browse-cards = Ver las cartas
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
ui-corp-level = Nivel de la Corporación
ui-runner-level = Nivel del Runner
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
ui-deck-noise-mill = Ruido, a vaciar I+D
ui-deck-noise-rush = Ruido, a toda prisa
ui-deck-weyland-fortress = Weyland, cada vez más alto
ui-deck-weyland-scorched = Weyland, tierra quemada
ui-between = ({ $least } o { $most })
ui-guide-runner-stole-title = ¡Has robado un plan!
ui-guide-runner-stole = Ahora está en tu zona de puntuación y sus puntos son tuyos. Con 7 puntos ganas. Según las reglas, un plan al que accedes se roba sin más, salvo que una carta pida un precio.
ui-guide-runner-damage-title = Has sufrido daño
ui-guide-runner-damage = Por cada punto has perdido una carta de la mano, elegida al azar. Quien sufre más daño que cartas tiene en la mano pierde la partida, así que roba cartas antes de volver a lo desconocido.
ui-guide-runner-tag-taken-title = Te han marcado
ui-guide-runner-tag-taken = La Corporación sabe dónde estás. Mientras tengas marcas puede destruir tus recursos por un clic y 2 créditos, y algunas de sus cartas hacen cosas peores. En tu turno, un clic y 2 créditos te quitan una marca.
ui-guide-runner-lost-title = La Corporación ha puntuado
ui-guide-runner-lost = Había avanzado un plan lo suficiente. Vigila los servidores remotos con cartas avanzadas: una incursión a tiempo lo habría robado.
ui-guide-corp-scored-title = ¡Has puntuado un plan!
ui-guide-corp-scored = Sus puntos son tuyos y su capacidad está activa. Con 7 puntos ganas.
ui-guide-corp-lost-title = El Runner ha robado un plan
ui-guide-corp-lost = Con 7 puntos gana el Runner. ¿Por dónde ha pasado? Pon hielo ahí y guarda créditos para ejecutarlo.
ui-until =
    { $until ->
        [turn] hasta que acabe el turno
        [run] hasta que acabe la incursión
        [encounter] hasta que acabe el enfrentamiento
        [next-turn] hasta el próximo turno
        [current] hasta otra corriente
       *[game] durante el resto de la partida
    }
ui-acted-on = { $source } actúa sobre ella, { $until }
ui-removed = Fuera de la partida:

# La mesa

ui-beside = Junto a la mesa
ui-n-ice = { $n } hielo
ui-n-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-n-more = +{ $n } más
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
ui-port-run = Incursión
ui-port-here = Instalar aquí
ui-port-choose = Elegir
ui-protected-by =
    { $n ->
        [0] sin protección
       *[other] protegido por { $n } de hielo
    }
ui-chip-archives = Arch
ui-chip-rnd = I+D
ui-chip-hq = Sede
ui-chip-remote = S{ $n }
ui-outermost-below = El hielo exterior está abajo: es el primero de una incursión.
ui-no-ice = Ningún hielo protege { $server }.
ui-ice-n-of = hielo { $n } de { $of }
ui-phase-access = Acceso
ui-you-point-at = Señalas
ui-you-look-at = Miras
ui-asked-about = Se trata de
ui-step-trace = Rastreo
ui-trace-strength = fuerza del rastreo
ui-strength-word = fuerza
ui-will-fire = actuará
ui-break-this = Romper esta subrutina con { $card }
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
ui-hint-action = Las cartas con marca dorada se pueden jugar o usar.
ui-step-back-act = Volver
ui-act-gain = Ganar 1 crédito
ui-act-draw = Robar carta
ui-act-run = Incursión …
ui-act-clear-tag = Quitar marca
ui-act-advance = Avanzar …
ui-act-purge = Purgar: 3 clics
ui-act-let-fire =
    { $n ->
        [one] Dejarla actuar
        [2] Dejar actuar las dos
       *[other] Dejar actuar { $n }
    }
ui-act-past-ice = Superar el hielo
ui-act-leave-facedown = Dejarlo suspendido
ui-act-run-on = Que siga la incursión
ui-act-let-happen = Dejar que suceda
ui-act-nothing = No hacer nada ahora
ui-act-break-all =
    { $n ->
        [one] Romperla: { $card }
        [2] Romper ambas: { $card }
       *[other] Romper todas: { $card }
    }
ui-act-one-by-one = Una a una …
ui-off-now = ahora no
ui-off-nothing = nada
ui-off-clicks = 3 clics
ui-off-credits = 2 créditos
ui-off-no-tag = sin marcas
ui-ask-encounter =
    { $n ->
        [0] No queda ninguna subrutina. ¿Sigues?
        [one] Actuará 1 subrutina. ¿La rompes?
       *[other] Actuarán { $n } subrutinas. ¿Las rompes?
    }
ui-ask-rez = ¿Ejecutas { $card }?
ui-ask-score = Puedes puntuar un plan.
ui-ask-run-window = ¿Actúas antes de que siga la incursión?
ui-ask-window = ¿Actúas?
ui-ask-act = ¿{ $act }?
ui-ask-run-where = ¿Contra cuál? A Archivos, D I+D, H Sede Central, o el número del servidor
ui-do-play = Jugar { $card }
ui-do-install = Instalar { $card }
ui-do-rez = Ejecutar { $card }
ui-do-trash = Destruir { $card }
ui-do-advance = Avanzar { $card }
ui-actions-all = Todo lo posible
ui-actions-find = Escribe para buscar
ui-actions-none = Ahora no se puede hacer nada.
ui-actions-basic = Acciones básicas
ui-actions-run = Incursión
ui-actions-play = Jugar
ui-actions-install = Instalar
ui-actions-advance = Avanzar
ui-actions-rez = Ejecutar
ui-actions-use = Usar una carta
ui-actions-other = Respuestas
ui-actions-not-now = Ahora no
ui-theme = Colores
ui-theme-system = Los del sistema
ui-theme-dark = Oscuros
ui-theme-light = Claros
ui-rez-word = ejecutar
ui-detail-encounter = { $card } tiene fuerza { $strength }.
ui-detail-fire = Si no: { $what }
ui-letter-corp = C
ui-letter-runner = R
ui-stage = De qué se trata
ui-guide-runner-breaker-title = Un rompehielos en la mano
ui-guide-runner-breaker = Hay hielo ante varios servidores, y en tu mano tienes un rompehielos: instálalo antes de atacarlos. Se queda en la mesa y rompe subrutinas a cambio de créditos en todas las incursiones siguientes.
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
ui-bid-number = Elegir { $n }
ui-you-play = Juegas con
ui-spread-hide = Mirar la mesa
ui-spread-show = Volver a las cartas
ui-picking-how = Haz clic en cartas de tu mano.
ui-picking-left =
    { $n ->
        [one] Falta elegir 1 carta
       *[other] Falta elegir { $n } cartas
    }
ui-picking-done = Descartar estas { $n } cartas
ui-since-step = Paso a paso
ui-since-next = Siguiente
ui-since-back = Uno atrás
ui-since-all = Todo
ui-picking-ask = Te sobran { $n } cartas. ¿Cuáles descartas?
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
ui-rematch-same = Otra, mismos bandos
ui-rematch-wanted-same =
    { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } quiere jugar otra vez con los mismos bandos.
ui-next-opponent = Siguiente: { $name }
