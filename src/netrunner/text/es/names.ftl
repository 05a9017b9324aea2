# Nombres de jugadores, servidores, zonas, cartas y contadores, tal como los usan otras frases.
# .start abre una frase; .of, .to y .guard llevan preposición («de» y «a» se unen al artículo «el»).

side-corp = la Corporación
    .start = La Corporación
    .whose = de la Corporación
    .of = de la Corporación
    .to = a la Corporación
side-runner = el Runner
    .start = El Runner
    .whose = del Runner
    .of = del Runner
    .to = al Runner

server-hq = la Sede Central
    .start = La Sede Central
    .of = de la Sede Central
    .guard = delante de la Sede Central
    .to = a la Sede Central
server-rnd = I+D
    .start = I+D
    .of = de I+D
    .guard = delante de I+D
    .to = a I+D
server-archives = los Archivos
    .start = Los Archivos
    .of = de los Archivos
    .guard = delante de los Archivos
    .to = a los Archivos
server-remote = el servidor { $number }
    .start = El servidor { $number }
    .of = del servidor { $number }
    .guard = delante del servidor { $number }
    .to = al servidor { $number }
server-new = un nuevo servidor remoto
    .start = Un nuevo servidor remoto
    .of = de un nuevo servidor remoto
    .guard = delante de un nuevo servidor remoto
    .to = a un nuevo servidor remoto
server-rig = el Equipo
    .start = El Equipo
    .of = del Equipo
    .guard = delante del Equipo
    .to = al Equipo

zone-rd = I+D
    .to = a I+D
zone-hq = la Sede Central
    .to = a la Sede Central
zone-archives = los Archivos
    .to = a los Archivos
zone-corp-score = la zona de puntuación de la Corporación
    .to = a la zona de puntuación de la Corporación
zone-stack = el Montón
    .to = al Montón
zone-grip = la Empuñadura
    .to = a la Empuñadura
zone-heap = la Pila
    .to = a la Pila
zone-runner-score = la zona de puntuación del Runner
    .to = a la zona de puntuación del Runner
zone-play = la zona de juego
    .to = a la zona de juego
zone-set-aside = las cartas apartadas
    .to = a las cartas apartadas
zone-removed = las cartas retiradas de la partida
    .to = a las cartas retiradas de la partida
zone-outside = las cartas de fuera de la partida
    .to = a las cartas de fuera de la partida

# Cartas. $number cuenta desde el servidor hacia fuera; $count es cuántas hay en ese lugar.

a-card = una carta
an-ice = un hielo
unrezzed-ice = un hielo suspendido
card-facedown = una carta boca abajo
card-ice = el hielo suspendido { $guard }{ $count ->
        [1] { "" }
       *[other] { " " }(posición { $number })
    }
card-ice-known = { $card } { $guard }{ $count ->
        [1] { "" }
       *[other] { " " }(posición { $number })
    }
card-root = la carta suspendida en la raíz { $of }{ $count ->
        [1] { "" }
       *[other] { " " }(número { $number })
    }
card-root-known = { $card } en la raíz { $of }
card-server = la carta suspendida en { $server }{ $count ->
        [1] { "" }
       *[other] { " " }(número { $number })
    }
card-server-known = { $card } en { $server }
card-on = una carta boca abajo sobre { $host }
card-on-known = { $card } sobre { $host }
place-ice = { " " }{ $guard }
place-root = { " " }en la raíz { $of }
place-server = { " " }en { $server }

counters-credit =
    { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }
counters-advancement =
    { $count ->
        [one] 1 ficha de Avance
       *[other] { $count } fichas de Avance
    }
counters-virus =
    { $count ->
        [one] 1 contador de virus
       *[other] { $count } contadores de virus
    }
counters-power =
    { $count ->
        [one] 1 contador de poder
       *[other] { $count } contadores de poder
    }
counters-agenda =
    { $count ->
        [one] 1 contador de plan
       *[other] { $count } contadores de plan
    }

list-comma = { $first }, { $next }
list-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }
list-times = { $count } copias de { $name }

# Palabras en lugar de los símbolos de los textos de las cartas.

symbol-credits =
    { $count ->
        [one] 1 crédito
       *[other] { $count } créditos
    }
symbol-credits-x = X créditos
symbol-credit = créditos
symbol-recurring =
    { $count ->
        [one] 1 crédito recurrente
       *[other] { $count } créditos recurrentes
    }
symbol-clicks =
    { $count ->
        [one] 1 clic
       *[other] { $count } clics
    }
symbol-trash = destruye esta carta
symbol-memory = { " " }UM
symbol-link = { " " }de enlace
symbol-subroutine = ↳

# Los símbolos de las cartas en un terminal: estas palabras entre corchetes.

sign-trash = destruir
sign-interrupt = interrupción
sign-click = clic
sign-recurring = recurrente
sign-link = enlace
sign-memory = UM
