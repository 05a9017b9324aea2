# Mazos: qué falla en uno, qué no se ha podido leer y «netrunner deck».

# Legalidad. $found es lo que se ha contado, $least y $most son los límites, $sum es la cuenta de la que sale $found.

deck-by-rule = { $said } (regla { $rule })
deck-term = { $count } { $title } × { $each }
deck-problem-size =
    El mazo tiene { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }; { $identity } exige al menos { $least }. { $missing ->
        [one] Falta 1 carta.
       *[other] Faltan { $missing } cartas.
    }
deck-problem-identity-in-deck = { $title } es una identidad y no puede formar parte de un mazo: este ya juega con { $identity }.
deck-problem-wrong-side =
    { $title } es una carta { $side ->
        [corp] de Runner y no puede estar en un mazo de Corporación
       *[runner] de Corporación y no puede estar en un mazo de Runner
    }: { $found ->
        [one] sobra 1 copia.
       *[other] sobran { $found } copias.
    }
deck-problem-excluded-faction =
    { $title } es de una facción cuyas cartas no pueden estar en un mazo de { $identity }.
deck-problem-no-influence =
    { $title } no tiene valor de influencia y no puede usarse fuera de su facción: { $found ->
        [one] sobra 1 copia.
       *[other] sobran { $found } copias.
    }
deck-problem-influence =
    El mazo gasta { $found } de influencia y { $identity } solo permite { $most }, así que se pasa en { $excess }: { $sum } = { $found }.
deck-problem-agenda-points =
    Un mazo de Corporación de { $size } cartas requiere { $least } o { $most } puntos de plan y este tiene { $found }{ $found ->
        [0] .
       *[other] : { $sum } = { $found }.
    }
deck-problem-draft-only = { $identity } solo se puede jugar en el formato draft.
deck-problem-copies =
    Hay { $found ->
        [one] 1 copia
       *[other] { $found } copias
    } de { $title }; en un mazo se { $most ->
        [one] permite solo 1.
       *[other] permiten { $most } como máximo.
    }

# Formatos. $list es el nombre de una Lista de los Más Buscados, $format el nombre del formato.

format-core = Caja Básica
format-eternal = Todo hasta 2019 (eterno)
format-standard = Estándar de diciembre de 2019 ({ $list })
format-list = { $list }
format-unknown = No hay ningún formato «{ $name }». Hay: { $known }.
deck-problem-not-in-format =
    { $title } no está entre las cartas de este formato: { $format }. { $found ->
        [one] Sobra 1 copia.
       *[other] Sobran { $found } copias.
    }
deck-problem-removed =
    { $title } no se puede usar según esta lista: { $format }. { $found ->
        [one] Sobra 1 copia.
       *[other] Sobran { $found } copias.
    }
deck-problem-restricted =
    Según esta lista solo puede haber 1 carta restringida en un mazo: { $format }. Este tiene { $found }: { $titles }.
deck-problem-list-influence =
    El mazo gasta { $found } de influencia y { $identity } permite { $most } según esta lista: { $format }. { $lowered ->
        [0] La lista añade { $listed }: { $sum } = { $found }.
       *[other] La lista resta { $lowered } de { $allowed } ({ $listed }), y el mazo gasta { $sum } = { $found }.
    }

# Al leer un mazo. $text es lo que hay escrito en ese lugar.

deck-at-line = Línea { $line }: { $said }
deck-unknown-title = «{ $text }» no corresponde a ninguna carta.
deck-outside-campaign = «{ $text }» pertenece a la campaña de Terminal Directive; el juego para dos jugadores no tiene reglas para ella.
deck-outside-multiplayer = «{ $text }» es para más de dos jugadores; el juego para dos no tiene reglas para ella.
deck-not-implemented = «{ $text }» no está implementada: el motor todavía no sabe qué hace la carta.
deck-unknown-code = Ninguna carta tiene el código «{ $text }».
deck-too-long = La línea es demasiado larga para un mazo: «{ $text }…».
deck-too-much = Desde aquí no se ha leído más: muy poco de esto es un mazo.
deck-bad-count = El número de copias debe estar entre 1 y 99: «{ $text }».
deck-no-identity = Falta la identidad. Escríbela en una línea aparte, por ejemplo «1 Ruido: Hacker Extraordinario».
deck-not-an-identity = «{ $text }» no es una identidad.
deck-no-json = Esto no es JSON válido: «{ $text }».
deck-no-xml = Esto no es un archivo de mazo de OCTGN: «{ $text }».
deck-no-cards = En el JSON no hay «cards» con un número para cada código de carta: «{ $text }».
deck-not-for-corp = El mazo «{ $name }» es de Runner ({ $identity }). Dale a la Corporación un mazo de Corporación.
deck-not-for-runner = El mazo «{ $name }» es de Corporación ({ $identity }). Dale al Runner un mazo de Runner.
deck-cannot-hold = En el mazo «{ $name }» no puede haber { $title }: es una identidad o una carta del otro bando. (regla 1.4.4)
deck-both-too-many = Los dos mazos suman { $count } cartas y en una partida caben { $most } como máximo. Usa mazos más pequeños.
deck-unknown-name = No hay ningún mazo «{ $name }». Los que hay son: { $known }.

# La orden.

deck-help = comprueba, enumera y muestra mazos
deck-about =
    Comprueba, enumera y muestra mazos.

    netrunner deck check ARCHIVO   ¿es legal el mazo? Si no, ¿qué falla?
    netrunner deck check ARCHIVO --format standard   en un formato, según su lista
    netrunner deck list            los mazos incluidos
    netrunner deck show NOMBRE     un mazo como texto

    Un mazo es un archivo de texto con un número y un título por línea, o el
    JSON que exporta NetrunnerDB. En lugar de ARCHIVO sirve también el nombre de
    un mazo incluido, y - lee de la entrada estándar.
deck-option-action = check (comprobar), list (enumerar) o show (mostrar)
deck-option-deck = un archivo, el nombre de un mazo o - para la entrada estándar
deck-option-format = un formato, por ejemplo standard, eternal, core o mwl-2.1
deck-format = FORMATO
deck-format-line = Formato: { $format }
deck-option-json = escribe JSON para otros programas
deck-which = ¿Qué mazo? Indica un archivo o uno de estos: { $known }.
deck-list-alone = «deck list» enumera todos los mazos y no admite ningún nombre. Para ver uno: netrunner deck show { $deck }
deck-no-file = No hay ningún archivo «{ $path }» ni ningún mazo con ese nombre. Los mazos son: { $known }.
deck-file-unreadable = No se puede leer el archivo «{ $path }»: { $reason }.
deck-not-text = El archivo «{ $path }» no es un texto en UTF-8.
deck-legal = Legal: { $title }
deck-illegal =
    No es legal: { $title }. { $problems ->
        [one] Falla una cosa:
       *[other] Fallan { $problems } cosas:
    }
deck-problem-line = - { $sentence }
deck-summary-size = Cartas: { $size } (al menos { $least })
deck-summary-influence =
    Influencia: { $spent } de { $most }{ $spent ->
        [0] { "" }
       *[other] { " " }({ $sum })
    }
deck-summary-agendas = Puntos de plan: { $points } ({ $least } o { $most } para { $size } cartas)
deck-list-starters = Mazos iniciales
deck-list-ready = Mazos preparados: { $format }
deck-list-line = { $name }: { $identity }, { $size } cartas
