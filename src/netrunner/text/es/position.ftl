# Posiciones: lo que no se ha podido leer y «netrunner position». $text es lo que está escrito, tal cual.

position-at-line = Línea { $line }: { $said }
position-no-side = «{ $text }» todavía no es de nadie: escribe antes una línea «corp:» o «runner:».
position-unknown-entry =
    «{ $text }» empieza por una palabra que no existe en la parte { $side ->
        [corp] de la Corporación
       *[runner] del Runner
    }.
position-unclear = «{ $text }» no es ni una lista de números («credits 5, clicks 3») ni una palabra con dos puntos («hand: Snare!»).
position-unclosed = En «{ $text }» hay un paréntesis, llave o corchete que no se cierra, o que se cierra sin haberse abierto.
position-too-deep = Hay demasiados paréntesis unos dentro de otros: «{ $text }».
position-too-much = Desde aquí no se ha leído más: hay demasiado que no se entiende antes.
position-too-large = «{ $text }» es un número demasiado grande aquí.
position-unknown-card = «{ $text }» no es el nombre de ninguna carta.
position-not-implemented = { $text } aún no está implementada: usa otra carta, o define una con netrunner.testing.
position-counter = «{ $text }» no es un contador. Escribe una clase y un número, por ejemplo «virus 2». Clases: { $known }.
position-number = «{ $text }» no es un número { $side ->
        [corp] de la Corporación
       *[runner] del Runner
    }. Hay estos: { $known }. Escribe, por ejemplo, «credits 5».
position-seed = La semilla «{ $text }» debe ser un número entero.
position-one-identity = Se esperaba una sola identidad y aquí hay varias cartas: «{ $text }».
position-server-part = «{ $text }» debe empezar por «ice» o «root». Las cartas del propio servidor se escriben en «hand:» o «deck:».
position-turn = «{ $text }» no es un turno. Escribe «turn: corp», «turn: runner 4» o «turn: corp 3, at 5.6.1b».
position-history = «{ $text }» no es algo que una posición recuerde. Escribe «successful run on HQ», «unsuccessful run on R&D», «run on Server 1», «stole», «scored», «installed», «rezzed» o «played» con una carta, «took 2 tags» o «suffered 1 net damage».
position-history-card = { $text } no está donde estaría después de eso: un plan robado o puntuado, en una zona de puntuación; una carta jugada, en los descartes; una instalada o ejecutada, en juego.
position-history-early = Este turno no ha empezado: no se puede contar lo que ha pasado en él. Escribe «last turn:» para el anterior.
position-turn-step = «{ $text }» no es un paso de este turno. Escribe «at» y uno de estos: { $steps }.
position-run-server = «{ $text }» no es un servidor. Escribe «HQ», «R&D», «Archives» o «Server 1».
position-run-part =
    «{ $text }» no dice en qué punto está la incursión. Escribe «approaching ice 2», «encountering ice 1», «passing ice 1», «approaching server», «broken 1 2», o bien «at» y uno de estos: { $steps }.
position-run-phase = «{ $text }» dice «{ $phase }», pero el paso { $rule } es de otra fase.
position-not-identity = { $text } no es una identidad de ese bando.
position-identity-in-zone = { $text } es una identidad y no puede estar ahí: se escribe detrás de «corp:» o «runner:».
position-wrong-side = { $text } es una carta { $side ->
        [corp] de la Corporación
       *[runner] del Runner
    } y no puede estar ahí.
position-not-agenda = { $text } no es un plan. Di cuántos puntos vale, por ejemplo «{ $text } {"{"}points 1{"}"}».
position-not-ice = { $text } no es hielo y no puede proteger un servidor.
position-not-in-server = { $text } no puede instalarse ahí ({ $type }).
position-not-in-rig = { $text } no es una carta que se quede instalada ({ $type }).
position-always-faceup = { $text } siempre se instala boca arriba, así que no puede estar ahí boca abajo (entre paréntesis) (regla 3.2.3a).
position-needs-host = { $text } solo se instala sobre otra carta: escríbela entre corchetes detrás de la carta que la aloja (regla 1.12.5c).
position-odd-place = Aviso: { $card } no puede instalarse en { $where }. El primer punto de control la destruye (regla 8.2.12).
position-odd-server = Aviso: en { $text } hay más de un plan o ventaja. El primer punto de control deja uno solo (regla 4.7.8a).
position-odd-regions = Aviso: en { $text } hay más de una región. El primer punto de control deja una sola (regla 3.6.5).
position-odd-unique = Aviso: hay varias copias activas de { $card }, que es única. El primer punto de control deja una sola (regla 10.3.1d).
position-odd-consoles = Aviso: el Runner tiene más de una consola. El primer punto de control deja una sola (regla 3.8.5).
position-odd-host = Aviso: ninguna capacidad permite que { $host } aloje { $card } (regla 1.12.5).
position-odd-faceup = Aviso: { $card } está boca arriba, y los planes se instalan boca abajo (regla 8.2.1).
position-no-such-place = No hay ninguna carta en «{ $text }» que se pueda recordar.
position-too-many-cards = Hay { $text } cartas y en una partida caben { $most } como máximo.
position-no-server = Se ataca { $text }, pero no tiene cartas: un servidor remoto sin cartas no existe.
position-no-such-ice = No hay ningún hielo { $text } en { $server }: tiene { $count }, contados desde el más interior.
position-unrezzed-encounter = { $text } no está ejecutado (va entre paréntesis), así que nadie puede enfrentarse a él.
position-no-such-subroutine =
    { $text } tiene { $count ->
        [0] ninguna subrutina
        [one] 1 subrutina
       *[other] { $count } subrutinas, contadas desde 1
    }.
position-broken-outside = Solo se rompen subrutinas ({ $text }) durante el enfrentamiento con un hielo.

# Situaciones de prueba (netrunner.testing). $what es una acción en inglés; $options y $answers son textos de opciones.

scenario-board = El tablero:
scenario-over = La partida ha terminado: ha ganado { $winner } ({ $reason }).
scenario-question = La pregunta abierta es { $side ->
        [corp] de la Corporación
       *[runner] del Runner
    }: { $kind } (regla { $rule }). Opciones:
scenario-game-over = { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } no puede hacer «{ $what }»: la partida ha terminado.
scenario-not-asked = { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } no puede hacer «{ $what }»: antes tiene que responder el otro jugador.
scenario-cannot = { $side ->
        [corp] La Corporación
       *[runner] El Runner
    } no puede hacer ahora «{ $what }».
scenario-ambiguous = «{ $what }» { $side ->
        [corp] de la Corporación
       *[runner] del Runner
    } podría ser cualquiera de estas opciones: { $options }. Di cuál: por su lugar («Enigma [HQ ice 1]»), por el número de la copia («Bank Job #2») o por la línea de la carta (ability=2).
scenario-other-question = Se esperaba otra pregunta: { $wanted }.
scenario-not-offered = { $side ->
        [corp] A la Corporación
       *[runner] Al Runner
    } no se le ofrece «{ $text }».
scenario-offered = { $side ->
        [corp] A la Corporación
       *[runner] Al Runner
    } se le ofrece «{ $text }», y no debería.
scenario-no-option = «{ $text }» no puede ser nunca el texto de una opción: escríbelo como se muestran las opciones.
scenario-refuses-not-asked =
    No se rechaza nada: ahora no se pregunta nada { $side ->
        [corp] a la Corporación
       *[runner] al Runner
    }, así que «{ $text }» no demuestra nada.
scenario-refuses-other-question =
    No se rechaza nada: «{ $text }» no podría responder a una pregunta de esta clase { $side ->
        [corp] a la Corporación
       *[runner] al Runner
    }.
scenario-not-there = «{ $text }» no designa nada que esté ahí.
scenario-no-such-value = No hay nada que se llame «{ $name }» y se pueda esperar; docs/scenarios.md dice qué se puede mirar.
scenario-pay-from = Se pregunta cuántos créditos salen de una carta: dilo con paying=[…].
scenario-trashed-too = Para ello también se destruyó { $title }, que no está en trashing=[…].
scenario-left-open = La prueba termina, pero queda una pregunta abierta.
scenario-left-over = La prueba termina, pero nadie ha pedido estas respuestas preparadas: { $answers }.
scenario-which-card = «{ $title }» debía ser una sola carta y hay: { $found }.
scenario-unexpected = No es lo esperado: { $differences }.
scenario-no-such-hand = Ninguna mano tiene todas estas cartas: { $titles }.

# La orden.

position-help = carga una posición, muestra qué es legal y sigue jugando
position-about =
    Carga una posición de un archivo de texto, dice quién debe decidir y muestra
    cada opción legal con la regla que la permite. En una terminal, la partida
    sigue a partir de ahí: responde con el número o el texto de una opción;
    ? muestra qué más se puede escribir.

    netrunner position ARCHIVO --why "ejecutar Muro de Hielo"   ¿por qué no se puede?

    docs/scenarios.md explica cómo se escribe una posición, que empieza así:

      corp:
        HQ: ice (Enigma)
      runner:
        credits 5
        rig: Gordian Blade
      run: HQ, approaching ice 1
position-file = ARCHIVO
position-text = TEXTO
position-act = ACTO
position-option-file = el archivo con la posición, o - para la entrada estándar
position-option-choose = toma estas opciones, por texto o número, una tras otra
position-option-why = dice por qué algo no es posible, por ejemplo «ejecutar Muro de Hielo», y según qué regla
position-option-play = sigue jugando con respuestas de la entrada estándar, una por línea
position-option-full = hace todas las preguntas, también las que solo tienen una respuesta
position-option-json = escribe JSON para programas
position-no-file = No se puede leer «{ $path }»: { $reason }.
position-not-text = «{ $path }» no es un archivo de texto en UTF-8.
position-decides = { $who } decide (regla { $rule }): { $question }
position-line = { $label } (regla { $rule })
position-over =
    La partida ha terminado: { $winner ->
        [corp] ha ganado la Corporación
        [runner] ha ganado el Runner
       *[nobody] no ha ganado nadie
    }{ $reason ->
        [agenda-points] { " " }por puntos de plan
        [flatline] , porque el Runner ha expirado
        [empty-rnd] , porque I+D se ha agotado
        [concession] { " " }por abandono
       *[other] { "" }
    }.
position-why = «{ $act }»: { $answer }
position-commands =
    El número de una opción la elige, y también su texto.

      ?             esta ayuda
      por qué ACTO  por qué algo no es posible: «por qué ejecutar Muro de Hielo»
      mesa          el tablero como posición
      salir         deja la partida
position-prompt = Tu elección:
