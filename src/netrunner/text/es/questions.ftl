# Lo que se pregunta a un jugador y lo que hace cada opción.

# El momento de la partida que todos pueden ver; abre una frase.

step-setup = Preparación de la partida
step-beginning = Comienzo del turno { $whose }
step-before-action = Turno { $whose }, entre acciones
step-ending = Final del turno { $whose }
step-draw = Fase de robo { $whose }
step-action = Fase de Acción { $whose }
step-discard = Fase de descarte { $whose }
step-run = Comienza una incursión
step-approach-ice = Incursión contra { $server }, ante { $ice }
step-encounter = Enfrentamiento con { $ice }
step-approach-server = Incursión contra { $server }, ante el servidor
step-access = Incursión contra { $server }, acceso a cartas
step-trace = Un rastreo

# Preguntas. $card es de lo que trata la pregunta.

question-waiting = { $who } decide. ({ $step })
question-mulligan = ¿Conservas esta mano inicial?
question-action =
    { $clicks ->
        [one] Te queda 1 clic. ¿Qué haces?
       *[other] Te quedan { $clicks } clics. ¿Qué haces?
    }
question-window = { $step }: ¿haces algo o pasas?
question-encounter =
    { $ice } tiene fuerza { $strength } y { $left ->
        [0] ninguna subrutina sin romper
        [one] 1 subrutina sin romper de { $subroutines }
       *[other] { $left } subrutinas sin romper de { $subroutines }
    }. ¿Haces algo o pasas?
question-react = ¿Qué capacidad activas?
about-to-damage =
    { $type ->
        [net] El Runner va a sufrir { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño de red.
        [meat] El Runner va a sufrir { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño físico.
       *[brain] El Runner va a sufrir { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño cerebral.
    }
about-to-tags =
    El Runner va a recibir { $count ->
        [one] 1 marca
       *[other] { $count } marcas
    }.
about-to-trash = Destrucción inminente: { $card }.
about-to-expose = Exposición inminente: { $card }.
about-to-draw =
    { $who } va a robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
about-to-trace = Va a comenzar un rastreo de fuerza base { $count }.
about-to-purge = Se van a purgar los contadores de virus.
about-to-break = Se van a romper subrutinas de: { $card }.
about-to-strength = Va a aumentar la fuerza de: { $card }.
about-to-something = Algo está a punto de suceder.
about-to-both = { $one } { $other }
question-prevent-ability = { $card }: ¿previenes la capacidad que está a punto de resolverse?
question-interrupt = { $said } ¿Lo interrumpes?
question-replace = Varios efectos sustituirían lo que sucede. ¿Cuál se aplica primero?
question-instead = ¿Usas { $card } en lugar de lo que iba a suceder?
question-target =
    { $count ->
        [one] { $card }: ¿qué carta eliges?
       *[other] { $card }: ¿qué cartas eliges? (hasta { $count })
    }
question-target-action = ¿Qué carta eliges?
question-choose-effect = { $card }: ¿qué eliges?
question-choose-number =
    { $name ->
        [more] { $card }: ¿a cuántas cartas más accedes?
        [lost] { $card }: ¿cuántos créditos pierde la Corporación?
        [moved] { $card }: ¿cuántas fichas de Avance mueves?
        [top] { $card }: ¿cuántas cartas destruyes de la parte superior de I+D?
        [prevented] { $card }: ¿cuánto previenes?
        [taken] { $card }: ¿cuántos créditos coges?
       *[other] { $card }: ¿qué número eliges?
    }
question-damage = ¿Qué carta destruye el daño?
question-remove-trashed = { $card }: ¿retiras de la partida una de estas cartas destruidas?
question-pay-to-jack-out = ¿Pagas lo que cuesta desenchufarte?
question-choose-x = { $card }: ¿cuánto vale X?
question-may = ¿Usas { $card }?
question-may-written = { $card }: ¿{ $text }?
question-nested-cost = { $card }: ¿{ $cost }?
question-arrange = { $card }: ¿qué carta colocas como número { $count } desde arriba?
question-draw-instead = ¿Qué carta instalas primero?
question-arrange-ice = { $card }: ¿qué hielo va en la posición { $count }, contando desde la más interior?
question-arrange-all-ice = ¿Qué hielo ocupa el lugar de { $card }?
question-choose-server = { $card }: ¿qué servidor eliges?
question-resolve-subroutine = { $card }: ¿qué subrutina se resuelve?
question-subtype = { $card }: ¿qué subtipo eliges?
question-card-type = { $card }: ¿qué tipo de carta nombras?
question-spare = { $card }: ¿qué subrutina no se rompe?
question-name-card = { $card }: ¿qué carta nombras?
question-search = { $card }: ¿qué carta coges?
question-attacked-server = ¿Contra qué servidor realizas la incursión?
question-jack-out = Te aproximas { $to }. ¿Entras o te desenchufas?
question-jack-out-ice = Te aproximas a { $ice }. ¿Continúas o te desenchufas?
question-break = ¿Qué subrutina rompes?
question-choose-accessed = ¿A qué carta de la Sede Central accede el Runner? (de { $count })
question-first-pile = { $card }: ¿qué cartas forman el primer montón?
question-choose-pile = { $card }: ¿a qué montón accedes? El primero tiene { $count }.
question-access-next =
    { $count ->
        [one] Queda 1 carta a la que acceder. ¿Cuál?
       *[other] Quedan { $count } cartas a las que acceder. ¿Cuál es la siguiente?
    }
question-trash-accessed =
    Accedes a { $card }. ¿La destruyes por { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }?
question-only-accessed = Accedes a { $card } y no puedes hacer nada con ella. ¿Seguimos?
question-steals =
    Accedes a { $card }, un plan que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: lo robas. ¿Seguimos?
question-use-accessed = Accedes a { $card }. ¿Haces algo con ella?
question-steal = Accedes a { $card }. ¿Pagas lo que cuesta robarlo?
question-trace-corp =
    Rastreo de fuerza { $count }: ¿cuántos créditos añades? (Reserva de créditos: { $credits })
question-trace-runner =
    El rastreo tiene fuerza { $count } y tu enlace es { $link }. ¿Cuántos créditos añades? (Reserva de créditos: { $credits })
question-psi = { $card }: ¿cuántos créditos gastas en secreto?
question-new-attacked-server = ¿Qué servidor atacas a partir de ahora?
question-guess-parity = { $card }: ¿tu rival ha gastado un número par o impar de créditos?
question-guess = { $card }: ¿cuántos créditos ha gastado tu rival?
question-access-position = { $card }: ¿a cuál de las cartas superiores de I+D accedes?
question-loop = Esto no acabaría nunca. ¿Cuántas veces sucede?
question-destination = ¿Dónde instalas { $card }?
question-use-ability = ¿Qué capacidad de { $card } usas?
question-install-position = ¿Cuántos hielos habrá entre { $card } y su servidor?
question-trash-like = Estás instalando { $card }. ¿Destruyes antes algo de lo que hay allí?
question-trash-like-first = Para instalar { $card } ahí, antes debes destruir una carta. ¿Cuál?
question-keep-remote = Solo puede haber un servidor remoto. ¿Cuál conservas?
question-keep-one = Solo puede quedar una de estas cartas. ¿Cuál conservas?
question-trash-for-memory =
    A tus programas les { $count ->
        [one] falta 1 unidad de memoria
       *[other] faltan { $count } unidades de memoria
    }. ¿Cuál destruyes?
question-trash-for-memory-on =
    A los programas alojados en { $card } les { $count ->
        [one] falta 1 unidad de memoria
       *[other] faltan { $count } unidades de memoria
    }. ¿Cuál destruyes?
question-discard =
    { $count ->
        [one] Te sobra 1 carta. ¿Cuál descartas?
       *[other] Te sobran { $count } cartas. ¿Cuál descartas primero?
    }
question-pay-trash = Para pagar el coste de { $card }: ¿qué carta destruyes?
question-pay-forfeit = Para pagar el coste de { $card }: ¿a qué plan renuncias?
question-pay-remove = Para pagar el coste de { $card }: ¿qué carta retiras de la partida?
question-pay-hand = Para pagar el coste de { $card }: ¿qué carta añades a tu mano?
question-pay-shuffle = Para pagar el coste de { $card }: ¿qué carta añades a tu mazo antes de barajarlo?
question-pay-to-keep = { $card }: ¿por qué carta pagas para conservarla?
question-rez-instead = { $card }: ¿pagas el otro coste en lugar de su coste de ejecución?
question-pay-bottom = Para pagar el coste de { $card }: ¿qué carta añades a la parte inferior de tu mazo?
question-pay-counter = Para pagar el coste de { $card }: ¿de qué carta coges un contador?
question-pay-additional = ¿Pagas los costes adicionales de { $card }?
question-pay-from =
    Pagas { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }: ¿cuántos de { $card }?

# Opciones. $cost es en créditos.

option-again = { $label } (n.º { $count })
option-pass = Pasar
option-use-written = { $card } – { $ability }
option-use-break = Usar { $card } para romper subrutinas: { $cost }
option-use-boost = Usar { $card } para aumentar su fuerza: { $cost }
option-use-other = Usar { $card }, capacidad { $number }: { $cost }
option-rez =
    Ejecutar { $card }: { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }
option-score = Puntuar { $card }
option-trigger = Activar { $card }
option-trigger-written = { $card }: { $ability }
option-yes = Sí
option-no = No
option-no-accessed = Dejarla
option-steals = Robarlo
option-only-accessed = Seguir
option-pick = { $card }
option-pick-pay-trash = Destruir { $card }
option-pick-pay-forfeit = Renunciar a { $card }
option-pick-pay-remove = Retirar { $card } de la partida
option-pick-pay-hand = { $card } a tu mano
option-pick-pay-shuffle = Barajar { $card } en tu mazo
option-pick-pay-bottom = { $card } a la parte inferior de tu mazo
option-pick-pay-counter = Un contador de { $card }
option-pick-trash-like = Destruir { $card }
option-pick-trash-for-memory = Destruir { $card }
option-pick-arrange = { $card }
option-pick-search = Coger { $card }
option-name = { $card }
option-done = Eso es todo
option-done-trash = No destruir nada
option-done-trash-more = No destruir nada más
option-done-search = No coger nada
option-done-search-more = No coger nada más
option-number = { $count }
option-credits =
    { $count ->
        [0] Ninguno
        [one] 1 crédito
       *[other] { $count } créditos
    }
option-server = { $server }
option-destination-ice = { $guard }
option-destination-root = en la raíz { $of }
option-destination-server = en { $server }
option-rig = En el Equipo
option-choose = Efecto número { $number }
option-keep = Conservar la mano
option-mulligan = Cambiar la mano
option-jack-out = Desenchufarse
option-continue = Continuar
option-continue-ice = Seguir hasta el hielo
option-continue-server = Entrar en { $server }
option-trash =
    Destruir { $card }: { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }
option-steal = Pagar y robar { $card }
option-steal-for = { $cost } y robar { $card }
option-guess-even = Un número par
option-guess-odd = Un número impar
option-decline = No pagar
option-gain = Ganar 1 crédito
option-draw = Robar una carta
option-install =
    Instalar { $card }{ $cost ->
        [0] { "" }
        [one] : 1 crédito
       *[other] : { $cost } créditos
    }
option-play =
    Jugar { $card }{ $cost ->
        [0] { "" }
        [one] : 1 crédito
       *[other] : { $cost } créditos
    }
option-play-x = Jugar { $card }: X créditos
option-advance =
    Avanzar { $card }{ $count ->
        [0] { "" }
        [one] { " " }(tiene 1 ficha)
       *[other] { " " }(tiene { $count } fichas)
    }
option-trash-resource = Destruir el recurso { $card }
option-purge = Purgar contadores de virus
option-run = Realizar una incursión contra { $server }
option-remove-tag = Retirar una marca
option-access = { $card }
option-access-hq = Una carta de la Sede Central, al azar
option-access-rnd = La siguiente carta de I+D
option-access-next = La siguiente carta
option-discard = Descartar { $card }
option-apply = Aplicar { $card }
option-break = Romper la subrutina { $number } de { $card }
option-keep-card = { $card }
option-break-written = Romper la subrutina { $number } de { $card }: { $text }
option-subroutine = La subrutina { $number } de { $card }
option-subroutine-written = La subrutina { $number } de { $card }: { $text }
option-host = Sobre { $card }

price-clicks =
    { $count ->
        [one] 1 clic
       *[other] { $count } clics
    }
    .you =
        { $count ->
            [one] gastas 1 clic
           *[other] gastas { $count } clics
        }
    .to =
        { $count ->
            [one] gastar 1 clic
           *[other] gastar { $count } clics
        }
price-credits =
    { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }
    .you =
        { $count ->
            [one] pagas 1 crédito
           *[other] pagas { $count } créditos
        }
    .to =
        { $count ->
            [one] pagar 1 crédito
           *[other] pagar { $count } créditos
        }
price-counters = { $counters }
    .you = retiras { $counters }
    .to = retirar { $counters }
price-trash = destruirla
    .you = la destruyes
    .to = destruirla
price-nothing = gratis
    .you = pagas 0 créditos
    .to = pagar 0 créditos
price-tags =
    { $count ->
        [one] recibir 1 marca
       *[other] recibir { $count } marcas
    }
    .you =
        { $count ->
            [one] recibes 1 marca
           *[other] recibes { $count } marcas
        }
    .to =
        { $count ->
            [one] recibir 1 marca
           *[other] recibir { $count } marcas
        }
price-bad-publicity =
    { $count ->
        [one] recibir 1 punto de mala publicidad
       *[other] recibir { $count } puntos de mala publicidad
    }
    .you =
        { $count ->
            [one] recibes 1 punto de mala publicidad
           *[other] recibes { $count } puntos de mala publicidad
        }
    .to =
        { $count ->
            [one] recibir 1 punto de mala publicidad
           *[other] recibir { $count } puntos de mala publicidad
        }
price-net =
    { $count ->
        [one] sufrir 1 punto de daño de red
       *[other] sufrir { $count } puntos de daño de red
    }
    .you =
        { $count ->
            [one] sufres 1 punto de daño de red
           *[other] sufres { $count } puntos de daño de red
        }
    .to =
        { $count ->
            [one] sufrir 1 punto de daño de red
           *[other] sufrir { $count } puntos de daño de red
        }
price-meat =
    { $count ->
        [one] sufrir 1 punto de daño físico
       *[other] sufrir { $count } puntos de daño físico
    }
    .you =
        { $count ->
            [one] sufres 1 punto de daño físico
           *[other] sufres { $count } puntos de daño físico
        }
    .to =
        { $count ->
            [one] sufrir 1 punto de daño físico
           *[other] sufrir { $count } puntos de daño físico
        }
price-brain =
    { $count ->
        [one] sufrir 1 punto de daño cerebral
       *[other] sufrir { $count } puntos de daño cerebral
    }
    .you =
        { $count ->
            [one] sufres 1 punto de daño cerebral
           *[other] sufres { $count } puntos de daño cerebral
        }
    .to =
        { $count ->
            [one] sufrir 1 punto de daño cerebral
           *[other] sufrir { $count } puntos de daño cerebral
        }
price-pick-trash =
    { $count ->
        [one] destruir una carta
       *[other] destruir { $count } cartas
    }
    .you =
        { $count ->
            [one] destruyes una carta
           *[other] destruyes { $count } cartas
        }
    .to =
        { $count ->
            [one] destruir una carta
           *[other] destruir { $count } cartas
        }
price-pick-forfeit =
    { $count ->
        [one] renunciar a un plan
       *[other] renunciar a { $count } planes
    }
    .you =
        { $count ->
            [one] renuncias a un plan
           *[other] renuncias a { $count } planes
        }
    .to =
        { $count ->
            [one] renunciar a un plan
           *[other] renunciar a { $count } planes
        }
price-pick-bottom =
    { $count ->
        [one] añadir una carta a la parte inferior de tu mazo
       *[other] añadir { $count } cartas a la parte inferior de tu mazo
    }
    .you =
        { $count ->
            [one] añades una carta a la parte inferior de tu mazo
           *[other] añades { $count } cartas a la parte inferior de tu mazo
        }
    .to =
        { $count ->
            [one] añadir una carta a la parte inferior de tu mazo
           *[other] añadir { $count } cartas a la parte inferior de tu mazo
        }
price-pick-shuffle =
    { $count ->
        [one] añadir una carta a tu mazo y barajarlo
       *[other] añadir { $count } cartas a tu mazo y barajarlo
    }
    .you =
        { $count ->
            [one] añades una carta a tu mazo y lo barajas
           *[other] añades { $count } cartas a tu mazo y lo barajas
        }
    .to =
        { $count ->
            [one] añadir una carta a tu mazo y barajarlo
           *[other] añadir { $count } cartas a tu mazo y barajarlo
        }
price-pick-remove =
    { $count ->
        [one] retirar una carta de la partida
       *[other] retirar { $count } cartas de la partida
    }
    .you =
        { $count ->
            [one] retiras una carta de la partida
           *[other] retiras { $count } cartas de la partida
        }
    .to =
        { $count ->
            [one] retirar una carta de la partida
           *[other] retirar { $count } cartas de la partida
        }
price-pick-hand =
    { $count ->
        [one] añadir una carta a tu mano
       *[other] añadir { $count } cartas a tu mano
    }
    .you =
        { $count ->
            [one] añades una carta a tu mano
           *[other] añades { $count } cartas a tu mano
        }
    .to =
        { $count ->
            [one] añadir una carta a tu mano
           *[other] añadir { $count } cartas a tu mano
        }
