# El registro: lo que sucede, como lo contaría una persona. Una frase por cada tipo de suceso que merece una línea.
# $who abre la frase; $from, $with, $due, $to, $for y $at están vacíos o empiezan por un espacio y nombran la carta que lo
# hizo, lo que se pagó y dónde ocurrió.

log-from = { " " }gracias a { $source }
log-with = { " " }con { $source }
log-due = { " " }por { $source }
log-to = { " " }por { $source }
log-for = { " " }por { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }
log-card-at = { $card }{ $at }

log-game-begins = Comienza la partida.
log-named = { $who } nombra { $named }{ $with }.
log-mulligan = { $who } cambia su mano inicial.
log-turn-begins = { $who } comienza su turno { $turn }.
log-clicks-gained =
    { $who } gana { $count ->
        [one] un clic
       *[other] { $count } clics
    }{ $from }.
log-clicks-spent =
    { $who } gasta { $count ->
        [one] un clic
       *[other] { $count } clics
    }{ $from }.
log-clicks-lost =
    { $who } pierde { $count ->
        [one] un clic
       *[other] { $count } clics
    }{ $to }.
log-credits-gained =
    { $who } gana { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }{ $from }.
log-credits-bad-publicity =
    { $who } gana { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } para esta incursión por la mala publicidad.
log-credits-taken =
    { $who } coge { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } de { $card }.
log-credits-spent =
    { $who } paga { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }.
log-credits-for =
    { $who } paga { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } por { $card }.
log-credits-use =
    { $who } paga { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } para usar { $card }.
log-credits-steal =
    { $who } paga { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } para robar { $card }.
log-credits-trace =
    { $who } dedica { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    } al rastreo.
log-credits-lost =
    { $who } pierde { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }{ $to }.
log-credits-returned =
    { $who } devuelve { $count ->
        [one] 1 crédito de mala publicidad que no ha gastado
       *[other] { $count } créditos de mala publicidad que no ha gastado
    }.
log-drew =
    { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }{ $with }.
log-drew-known = { $who } roba { $cards }{ $with }.
log-discarded = { $who } descarta { $card }.
log-trashed = { $who } destruye { $card }{ $for }{ $with }.
log-trashed-by-rule = Según las reglas, se destruye { $card }.
log-moved = { $who } añade { $card } { $zone }{ $with }.
log-removed = { $who } retira { $card } de la partida{ $with }.
log-installed = { $who } instala { $card }{ $at }{ $for }.
log-installed-facedown = { $who } instala { $card } boca abajo{ $for }.
log-rezzed = { $who } ejecuta { $card }{ $at }{ $for }.
log-derezzed = { $who } suspende { $card }{ $at }{ $with }.
log-played = { $who } juega { $card }{ $for }.
log-counters-placed = { $who } coloca { $counters } sobre { $card }{ $with }.
log-counters-removed = { $who } retira { $counters } de { $card }{ $with }.
log-advanced = { $who } avanza { $card }{ $at }{ $with }.
log-scored =
    { $who } puntúa { $card }: { $points ->
        [one] 1 punto de plan.
       *[other] { $points } puntos de plan.
    }
log-stolen =
    { $who } roba el plan { $card }: { $points ->
        [one] 1 punto de plan.
       *[other] { $points } puntos de plan.
    }
log-forfeited = { $who } renuncia a { $card }{ $with }.

log-run-announced = { $who } realiza una incursión contra { $server }{ $with }.
log-run-successful = La incursión contra { $server } tiene éxito.
log-run-unsuccessful = La incursión contra { $server } fracasa.
log-run-ends = La incursión contra { $server } termina.
log-run-ended-by = { $source } pone fin a la incursión.
log-run-ended = { $who } pone fin a la incursión.
log-approach-ice = { $who } se aproxima a { $card }{ $at }.
log-approach-known = { $who } se aproxima a { $card }{ $at }, aún sin ejecutar.
log-approach-unrezzed = { $who } se aproxima a un hielo suspendido{ $at }.
log-encounter = { $who } se enfrenta a { $card }.
log-pass-ice = { $who } supera { $card }.
log-jacked-out = { $who } se desenchufa.
log-bypassed = { $who } supera { $card }{ $with }.
log-broken =
    { $who } rompe { $count ->
        [one] 1 subrutina
       *[other] { $count } subrutinas
    } de { $card }{ $with }.
log-subroutine = Se resuelve la subrutina { $number } de { $card }.
log-subroutine-text = Se resuelve la subrutina { $number } de { $card }: { $text }.
log-server-changed = { $who } realiza ahora su incursión contra { $server }.
log-server-gone = { $server_start } deja de existir.

log-access = { $who } accede a { $card }{ $at }.
log-damage =
    { $type ->
        [net] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño de red{ $due } y pierde { $cards }.
        [meat] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño físico{ $due } y pierde { $cards }.
       *[brain] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño cerebral{ $due } y pierde { $cards }.
    }
log-damage-alone =
    { $type ->
        [net] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño de red{ $due }.
        [meat] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño físico{ $due }.
       *[brain] El Runner sufre { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        } de daño cerebral{ $due }.
    }
log-tags-taken =
    El Runner recibe { $count ->
        [one] 1 marca
       *[other] { $count } marcas
    }{ $due }.
log-tags-removed =
    { $who } retira { $count ->
        [one] 1 marca
       *[other] { $count } marcas
    }{ $with }.
log-bad-publicity-taken =
    La Corporación recibe { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de mala publicidad{ $due }.
log-bad-publicity-removed =
    { $who } retira { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de mala publicidad{ $with }.
log-prevented-damage =
    { $who } previene { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de daño{ $with }.
log-prevented-tags =
    { $who } evita { $count ->
        [one] 1 marca
       *[other] { $count } marcas
    }{ $with }.
log-prevented-trash = { $who } impide que se destruya { $card }{ $with }.
log-prevented-expose = { $who } impide que se exponga { $card }{ $with }.
log-prevented-purge =
    { $count ->
        [one] { $who } evita que se retire 1 contador de virus de { $card }{ $with }.
       *[other] { $who } evita que se retiren { $count } contadores de virus de { $card }{ $with }.
    }
log-prevented-break = { $who } impide que se rompa una subrutina de { $card }{ $with }.
log-prevented-subroutine = Una subrutina de { $card } no se resuelve{ $with }.
log-prevented-ability = { $who } previene una capacidad de { $card }{ $with }.
log-prevented-jack-out = { $who } evita que el Runner se desenchufe{ $with }.
log-prevented-end-run = { $who } evita que termine la incursión{ $with }.
log-prevented-other = { $who } lo impide{ $with }.

log-exposed = { $who } expone { $card }{ $at }{ $with }.
log-revealed = { $who } revela { $cards }{ $with }.
log-revealed-cards =
    { $who } revela { $count ->
        [one] una carta
       *[other] { $count } cartas
    }{ $with }.
log-looked =
    { $who } mira { $count ->
        [one] una carta
       *[other] { $count } cartas
    }{ $with }.
log-looked-known = { $who } mira { $cards }{ $with }.
log-searched =
    { $who } busca en { $zone }{ $with } y { $count ->
        [0] no encuentra nada
        [one] encuentra una carta
       *[other] encuentra { $count } cartas
    }.
log-shuffled = { $who } baraja { $zone }.
log-turned-archives = Lo que estaba boca abajo en los Archivos se pone boca arriba: { $cards }.
log-turned-faceup = { $who } pone { $card } boca arriba{ $with }.
log-turned-facedown = { $who } pone { $card } boca abajo{ $with }.
log-hosted = { $who } aloja { $card }{ $with }.
log-flipped = { $who } voltea su identidad: ahora es { $card }.
log-switched = { $who } cambia de identidad: ahora es { $card }.
log-gained-text = { $card } gana el texto de { $cards }.
log-swapped = { $who } intercambia { $cards }{ $with }.
log-swapped-cards = { $who } intercambia dos cartas{ $with }.
log-ice-moved = { $who } mueve { $card } a la posición más exterior que protege { $server }{ $with }.
log-relocated = { $who } mueve { $card } a { $server }{ $with }.
log-ice-arranged = { $who } reordena los hielos que protegen { $server }{ $with }.
log-condition-counter = { $who } convierte { $card } en un contador de condición{ $with }.
log-converted =
    { $who } añade { $card } { $zone } como un plan que vale { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }.
log-emptied = No queda nada sobre { $card }.

log-trace-initiated = { $who } inicia un rastreo de fuerza { $count }{ $with }.
log-trace-successful = El rastreo tiene éxito: fuerza de rastreo { $count } contra fuerza de enlace { $against }.
log-trace-unsuccessful = El rastreo fracasa: fuerza de rastreo { $count } contra fuerza de enlace { $against }.
log-purged =
    { $who } purga los contadores de virus: { $count ->
        [0] no había ninguno.
        [one] se retira 1.
       *[other] se retiran { $count }.
    }
log-used = { $who } usa { $card }.
log-chose = { $who } elige { $card }{ $with }.
log-named-type =
    { $who } nombra { $which ->
        [2] los planes
        [3] las ventajas
        [4] los hielos
        [5] las operaciones
        [6] las mejoras
        [7] los eventos
        [8] el hardware
        [9] los programas
       *[other] los recursos
    }{ $with }.
log-chose-subtype = { $who } elige el subtipo { $subtype }{ $with }.
log-chose-server = { $who } elige { $server }{ $with }.
log-loop =
    { $who } repite el bucle { $count ->
        [one] una vez
       *[other] { $count } veces
    }.
log-guess =
    { $who } adivina que { $count ->
        [0] no se ha gastado ningún crédito
        [one] se ha gastado 1 crédito
       *[other] se han gastado { $count } créditos
    }.
log-bid =
    { $who } ha gastado en secreto { $count ->
        [0] 0 créditos
        [one] 1 crédito
       *[other] { $count } créditos
    }.

log-ends-agenda-points = { $who } gana la partida por puntos de plan.
log-ends-flatline = El Runner expira: { $winner } gana la partida.
log-ends-empty-rnd = I+D está vacío y la Corporación debe robar: { $winner } gana la partida.
log-ends-concession = { $other } se rinde: { $winner } gana la partida.
log-draw = La partida termina en empate.
