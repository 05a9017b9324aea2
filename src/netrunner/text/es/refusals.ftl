# Por qué algo no es posible, y las palabras con las que los jugadores lo piden.

# Respuestas. $said es una de las frases de abajo.

why-by-rule = { $said } (regla { $rule })
why-possible = Es posible: { $label }.
illegal-choice = No se puede elegir «{ $tried }». { $why }
illegal-did-you-mean = «{ $tried }» no es el texto de ninguna opción. ¿Quieres decir «{ $option }»? { $why }
illegal-over = No se puede elegir «{ $tried }»: la partida ha terminado. (regla { $rule })
illegal-type =
    { $tried } no es una opción ni el texto de una. La pregunta abierta (regla { $rule }) tiene { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }.
illegal-foreign =
    «{ $tried }» pertenece a otra pregunta. Elige una opción de la que está abierta (regla { $rule }), o su texto.

# Lo que encuentran las comprobaciones de las reglas. $card es la carta en cuestión; $by, la que lo prohíbe.

refused-cannot = Un efecto lo prohíbe.
refused-cannot-by = { $by } lo prohíbe.
refused-cannot-trash = Un efecto prohíbe destruir { $card }, que es lo que costaría.
refused-clicks =
    Hace falta { $need ->
        [one] 1 clic
       *[other] gastar { $need } clics
    } y { $have ->
        [0] no te queda ninguno
        [one] te queda 1
       *[other] te quedan { $have }
    }.
refused-credits =
    Cuesta { $need ->
        [one] 1 crédito
       *[other] { $need } créditos
    } y { $have ->
        [0] no tienes ninguno
       *[other] tienes { $have }
    } para ello.
refused-counters =
    Cuesta { $need ->
        [one] 1 contador
       *[other] { $need } contadores
    } de la carta, que { $have ->
        [0] no tiene ninguno
       *[other] tiene { $have }
    }.
refused-damage-prevented = Costaría sufrir daño, y ahora no se puede sufrir.
refused-tags-prevented = Costaría recibir una marca, y ahora no se puede recibir.
refused-nothing-to-spend = No hay suficientes cartas con las que pagar su coste.
refused-gone = La carta que costaría ya no está ahí.
refused-no-change = No cambiaría nada.
refused-not-yours = Solo el jugador que controla { $card } puede usarla.
refused-once = Ya se ha usado este turno tantas veces como se puede.
refused-restriction = Ahora no se cumple lo que exige { $card }{ $asked }.
why-says = : «{ $line }»
refused-no-encounter = { $card } solo puede hacer eso durante un enfrentamiento, mientras se pueden romper subrutinas.
refused-not-encountered = No te enfrentas a { $card }, y solo se rompen las subrutinas del hielo al que te enfrentas.
refused-other-ice = { $card } solo rompe sus propias subrutinas.
refused-subtype = { $card } no tiene el subtipo { $subtype }.
refused-strength = { $card } tiene fuerza { $have } y el hielo tiene fuerza { $need }.
refused-empty-stack = El Montón está vacío, así que no hay nada que robar.
refused-not-advanceable = La carta { $card } no puede ser avanzada.
refused-advancement =
    { $card } necesita { $need ->
        [one] 1 ficha de Avance
       *[other] { $need } fichas de Avance
    } y { $have ->
        [0] no tiene ninguna
       *[other] tiene { $have }
    }.
refused-not-agenda = { $card } no es un plan, y solo se puntúan los planes.
refused-no-score-window = En este momento no se pueden puntuar planes.
refused-not-installed = { $card } no está en juego.
refused-rezzed = { $card } ya se ha ejecutado.
refused-agenda-rez = { $card } es un plan, y los planes no se ejecutan.
refused-ice-not-approached = { $card } es un hielo y solo se puede ejecutar en la última ventana de la aproximación a él (paso 6.9.2e).
refused-no-rez-window = En este momento no se pueden ejecutar cartas.
refused-rez-only-if = Ahora no se cumple lo que exige { $card } para ejecutarse{ $asked }.
refused-not-playable = { $card } no es un evento ni una operación: se instala, no se juega.
refused-install-only-if = Ahora no se cumple lo que exige { $card } para instalarse{ $asked }.
refused-play-only-if = Ahora no se cumple lo que exige { $card } para jugarse{ $asked }.
refused-first-click = { $card } solo se puede jugar con tu primer clic del turno.
refused-first-click-by = Por { $by }, debes gastar tu primer clic del turno en una incursión o en un evento de incursión.
refused-not-installable = { $card } no se puede instalar.
refused-no-destination = No hay ningún lugar donde instalar { $card }.
refused-no-host = No hay ninguna carta sobre la que instalar { $card }.
refused-not-a-host = { $card } no puede alojarla: solo puede la carta que lo diga.
refused-no-place = { $card } no se instala en ningún sitio concreto, salvo que una carta pueda alojarla.
refused-memory = { $card } necesita más memoria de la que podrías liberar.
refused-console = Ya tienes una consola: { $card }.
refused-no-server = No existe ese servidor.
refused-not-tagged = El Runner no tiene ninguna marca.
refused-not-resource = { $card } no es un recurso instalado.
refused-in-archives = { $card } está en los Archivos, donde no se pueden destruir cartas.
refused-no-trash-cost = { $card } no tiene coste de destrucción.

# Lo que dice el momento de la partida.

refused-over = La partida ha terminado.
refused-not-understood = No entiendo «{ $tried }».
refused-not-understood-but = No entiendo «{ $tried }». Ahora se puede: { $options }.
refused-unknown-title = { $said }
refused-only-corp = Solo la Corporación puede hacer eso.
refused-only-runner = Solo el Runner puede hacer eso.
refused-not-your-turn = Solo puedes realizar acciones en tu propia fase de Acción. ({ $step })
refused-other-decides = { $who } decide ahora. ({ $step })
refused-first-answer = Antes se te pregunta otra cosa: { $question }
refused-not-among = Eso no responde a la pregunta: { $question }
refused-not-in-hand = No tienes { $card } en la mano.
refused-none-installed = No tienes { $card } en juego.
refused-not-seen = No ves ninguna copia de { $card } a la que esto pueda referirse.
refused-none-there = No hay ninguna carta en { $server }.
refused-none-such = No ves ninguna carta así con la que pueda hacerse.
refused-no-act = No hay nada que puedas hacer con { $card }.
refused-no-ability = { $card } no tiene ninguna capacidad que puedas usar así.
refused-inactive = La carta { $card } no está activa.
refused-no-window = Las capacidades con coste solo se usan en una ventana de capacidades con coste.
refused-interrupt-only = { $card } solo puede interrumpir algo que está a punto de suceder.
refused-not-accessing = El Runner solo puede hacer eso con una carta mientras accede a ella.
refused-no-run = No hay ninguna incursión en curso.
refused-jack-out-first = El Runner no puede desenchufarse al aproximarse al primer hielo de una incursión.
refused-jack-out-moment = El Runner solo puede desenchufarse al aproximarse a otro hielo o al servidor.
refused-no-breaker = No tienes ninguna carta que pueda romper subrutinas.
refused-no-subroutine = { $count ->
    [one] El hielo tiene una sola subrutina, así que no hay subrutina { $number }
   *[other] El hielo tiene { $count } subrutinas, así que no hay subrutina { $number }
}.
refused-broken = La subrutina { $number } ya está rota.
refused-in-action = Ya hay una acción en curso y no puede empezar otra hasta que se complete. ({ $step })
refused-other-question = Se te pregunta otra cosa: { $question }
refused-clicks-left =
    La fase de Acción dura mientras queden clics y aún tienes { $count ->
        [one] 1 clic
       *[other] { $count } clics
    }.
refused-not-pickable = { $card } no está entre lo que se puede elegir: { $question }
refused-number = Tiene que ser un número de { $least } a { $most }.
refused-not-done = Todavía hay algo que elegir: { $question }
refused-mandatory = Es obligatorio, así que no puedes pasar antes de resolverlo: { $cards }.
refused-discard = Solo se descartan cartas en la fase de Descarte y hasta tu tamaño de mano máximo, que es { $most }; tienes { $count }.
refused-no-access = No se está accediendo a cartas entre las que puedas elegir.
refused-order-of-deck = A las cartas de I+D se accede en orden, desde arriba.
refused-not-accessible = Esa carta no está entre aquellas a las que se accede: { $question }
refused-outermost = { $card } es hielo y se instala en la posición más exterior.
refused-remote-only = { $card } solo puede instalarse en un servidor remoto.
refused-not-that-server = { $card } no puede instalarse en ese servidor.
refused-other-server = { $card } debe instalarse en otro servidor.
refused-interrupting-cost = { $card } no puede interrumpir el pago de un coste.
refused-not-agenda-stolen = { $card } no es un plan y solo se roban planes.
refused-only-by-ability = No es una acción básica: solo lo hace la capacidad de una carta, y ninguna te lo permite ahora.
refused-conditional = { $card } no tiene ninguna capacidad que puedas usar cuando quieras: lo que hace espera a su condición.
refused-concede = Rendirse no responde a ninguna pregunta: se puede hacer en cualquier momento.
refused-which-server = ¿Contra qué servidor?
refused-which-card = ¿Qué carta?

# Lo que puede escribir un jugador, separado por comas. No importan las mayúsculas, los acentos ni los signos.

wish-lead = por qué no puedo, por qué no, por qué, puedo, no puedo, quiero, déjame, yo
wish-article = el, la, los, las, un, una, mi, mis, en, con, contra, a, al, de, del, desde, usando, sobre, raíz de, la raíz de
wish-using = con, usando
wish-and = y, e
wish-subroutine = subrutina, subrutinas
wish-ordinals = primera, segunda, tercera, cuarta, quinta, sexta
wish-to-break = para romper
wish-cards = carta, cartas
wish-any = carta, 1 carta, esta carta, esta, esto, carta accedida
wish-agenda = plan
wish-asset = ventaja, activo
wish-ice = hielo, pieza de hielo
wish-operation = operación
wish-upgrade = mejora
wish-event = evento
wish-hardware = hardware
wish-program = programa
wish-resource = recurso
wish-rez = ejecutar, ejecuta, ejecuto
wish-play = jugar, juega, juego
wish-install = instalar, instala, instalo
wish-advance = avanzar, avanza, avanzo
wish-score = puntuar, puntúa, puntúo
wish-run = incursión, incursión contra, incursión en, hacer una incursión contra, hacer una incursión en, realizar una incursión contra, realizar una incursión, hacer una incursión, correr, correr a, corro, corro a, atacar, ataca, ataco
wish-draw = robar, roba, robo, robar una carta, robar carta, robar 1 carta, roba una carta
wish-gain = ganar, gana, gano, ganar un crédito, ganar 1 crédito, ganar crédito, coger un crédito, coger crédito, coger 1 crédito, tomar un crédito, recibir un crédito
wish-purge = purgar, purga, purgar virus, purgar contadores de virus, purgar los contadores de virus
wish-remove-tag = retirar marca, retirar una marca, retirar 1 marca, quitar marca, quitar una marca, quitar la marca, quitarme la marca, quitarme una marca, eliminar marca, eliminar una marca, eliminar la marca, retirar la marca
wish-jack-out = desenchufar, desenchufarse, desenchufarme, me desenchufo, desenchúfate, desconectar, desconectarse, desconectarme, me desconecto
wish-continue = continuar, continúa, continúo, seguir, sigo
wish-use = usar, usa, uso, utilizar, utiliza, utilizo, activar, activa, activo
wish-boost = aumentar la fuerza, aumentar la fuerza de, aumento la fuerza de, subir la fuerza de, reforzar
wish-trigger = disparar
wish-trash = destruir, destruye, destruyo
wish-steal = robar el plan
wish-break = romper, rompe, rompo, romper subrutina, romper la subrutina, romper subrutinas de, romper las subrutinas de, romper una subrutina de
wish-access = acceder, acceder a, accedo a
wish-pass = pasar, paso, pasa, no hacer nada, no hago nada, dejar que se resuelva, dejar que se resuelvan, dejar que se resuelvan las subrutinas
wish-keep = conservar, conservar la mano, conservo
wish-mulligan = cambiar la mano, cambiar de mano, cambiar
wish-discard = descartar, descarta, descarto
wish-pick = elegir, elijo, elige, escoger, coger, cojo, coge, alojar, nombrar
wish-number = número, pagar, pago, gastar, gasto
wish-done = listo, hecho, ya está, nada más, terminar, terminado, he terminado, he acabado, eso es todo
wish-server = servidor
wish-end-turn = terminar el turno, terminar mi turno, acabar el turno, acabar mi turno, terminar turno, finalizar el turno, finalizar mi turno
wish-yes = sí, aceptar, vale, de acuerdo, acepto
wish-no = no, rechazar, dejarla, dejarlo, no gracias, rechazo
wish-concede = rendirse, rendirme, me rindo, abandonar
wish-effect = superar, exponer, suspender, desactivar, renunciar a, intercambiar, mover, mostrar, revelar, barajar, buscar, mirar, ordenar, enfrentarse a, enfrentarme a, aproximarse a, prevenir, evitar, desviar, dar la vuelta a, devolver, añadir, quitar, retirar, eliminar, rastrear, terminar la incursión, acabar la incursión, perder
wish-inside = en, sobre, protegiendo, delante de, por delante de, por fuera de, hacia fuera de, encima de, por encima de
wish-inward = detrás de, por detrás de, por dentro de, hacia dentro de, en una posición interior a
wish-new-remote = remoto nuevo, nuevo remoto, servidor remoto nuevo, nuevo servidor remoto, un servidor remoto nuevo, nuevo servidor, servidor nuevo
wish-hq = sede central, SC, sede
wish-rnd = I+D, I y D, investigación y desarrollo
wish-archives = archivos
wish-remote = servidor, remoto, servidor remoto
