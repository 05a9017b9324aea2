# netrunner cards: la lista, los filtros y una carta suelta.

cards-help = enumera, busca y muestra cartas
cards-about =
    Enumera las cartas o muestra una con sus datos, su texto y las reglas que le
    conciernen. El texto se redacta a partir de lo que la carta hace en el motor.

    netrunner cards                            todas las cartas
    netrunner cards Muro de Hielo              una carta
    netrunner cards --type ice --cost 0-3      hielos baratos
    netrunner cards --text "daño de red"       cartas cuyo texto lo dice

    Las cartas que el motor aún no sabe jugar aparecen señaladas.
cards-title = TÍTULO
cards-name = NOMBRE
cards-words = PALABRAS
cards-option-title = el título de una carta, en español o en inglés
cards-option-side = corp (Corporación) o runner
cards-option-faction =
    anarch (Anarquistas), criminal (Delincuentes), shaper (Moldeadores),
    haas-bioroid, jinteki, nbn, weyland-consortium, neutral-corp,
    neutral-runner o neutral
cards-option-type =
    identity (identidad), agenda (plan), asset (ventaja), ice (hielo), operation
    (operación), upgrade (mejora), event (evento), hardware, program (programa)
    o resource (recurso)
cards-option-subtype = un subtipo, como barrera o virus
cards-option-cost = el coste impreso: un número, un intervalo como 2-4, o X
cards-option-text = palabras del título o del texto
cards-option-set = la caja o el ciclo de que procede la carta, por su nombre o su código
cards-option-json = escribe JSON para otros programas
cards-none = Ninguna carta cumple lo que se pide.
cards-count =
    { $found ->
        [one] 1 carta de { $known }.
       *[other] { $found } cartas de { $known }.
    }
cards-unknown-subtype = Ninguna carta tiene el subtipo «{ $name }».
cards-unknown-set = Ninguna caja y ningún ciclo se llama «{ $name }».
cards-bad-cost = Un coste es un número, un intervalo como 2-4, o X, pero no «{ $cost }».
cards-mark-missing = (sin implementar)
cards-missing = Esta carta no está implementada: el motor aún no sabe lo que hace.
cards-printed = { $set }, número { $number }, { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    } en la caja
cards-rules = Reglas que le conciernen (Reglas Completas 1.4):

cards-fact-play-cost = Coste de juego: { $value }
cards-fact-rez-cost = Coste de ejecución: { $value }
cards-fact-install-cost = Coste de instalación: { $value }
cards-fact-requirement = Requisito de avance: { $value }
cards-fact-points = Puntos de plan: { $value }
cards-fact-strength = Fuerza: { $value }
cards-fact-memory = Coste de memoria: { $value }
cards-fact-trash = Coste de destrucción: { $value }
cards-fact-link = Enlace base: { $value }
cards-fact-deck-size = Tamaño de mazo mínimo: { $value }
cards-fact-influence-limit = Límite de influencia: { $value }
cards-fact-influence = Valor de influencia: { $value }

cards-set-core = Caja básica
cards-set-23s = 23 Seconds
cards-set-asis = A Study in Static
cards-set-atr = All That Remains
cards-set-baw = Blood and Water
cards-set-bb = Breaker Bay
cards-set-bf = Business First
cards-set-bm = Blood Money
cards-set-cac = Creación y Control
cards-set-cc = Chrome City
cards-set-cd = Crimson Dust
cards-set-ce = Cyber Exodus
cards-set-cotc = Council of the Crest
cards-set-dad = Datos y Destino
cards-set-dag = Democracy and Dogma
cards-set-dc = Daedalus Complex
cards-set-df = Downfall
cards-set-draft = Draft
cards-set-dt = Double Time
cards-set-dtwn = Down the White Nile
cards-set-eas = Earth's Scion
cards-set-es = Escalation
cards-set-fal = Fear and Loathing
cards-set-fc = First Contact
cards-set-fm = Free Mars
cards-set-fp = Future Proof
cards-set-ftm = Fear the Masses
cards-set-hap = Honor y Beneficio
cards-set-hs = Humanity's Shadow
cards-set-in = Intervention
cards-set-ka = Kampala Ascendent
cards-set-kg = Kala Ghoda
cards-set-ml = Martial Law
cards-set-mo = Magnum Opus
cards-set-mt = Mala Tempora
cards-set-oac = Orden y Caos
cards-set-oh = Old Hollywood
cards-set-om = Opening Moves
cards-set-qu = Quorum
cards-set-rar = Reign and Reverie
cards-set-si = Salsette Island
cards-set-so = Station One
cards-set-ss = Sovereign Sight
cards-set-st = Second Thoughts
cards-set-ta = Trace Amount
cards-set-tc = True Colors
cards-set-td = Terminal Directive Cards
cards-set-tdatd = The Devil and the Dragon
cards-set-tlm = The Liberated Mind
cards-set-ts = The Source
cards-set-tsb = The Spaces Between
cards-set-uao = Up and Over
cards-set-uot = The Universe of Tomorrow
cards-set-up = Upstalk
cards-set-ur = Uprising
cards-set-urbp = Uprising Booster Pack
cards-set-uw = The Underway
cards-set-val = The Valley
cards-set-win = Whispers in Nalubaale
cards-set-wla = What Lies Ahead

cards-type-identity = Identidad
cards-type-agenda = Plan
cards-type-asset = Ventaja
cards-type-ice = Hielo
cards-type-operation = Operación
cards-type-upgrade = Mejora
cards-type-event = Evento
cards-type-hardware = Hardware
cards-type-program = Programa
cards-type-resource = Recurso

cards-faction-anarch = Anarquistas
cards-faction-criminal = Delincuentes
cards-faction-shaper = Moldeadores
cards-faction-haas-bioroid = Haas-Bioroid
cards-faction-jinteki = Jinteki
cards-faction-nbn = NBN
cards-faction-weyland-consortium = Weyland Consortium
cards-faction-adam = Adam
cards-faction-apex = Apex
cards-faction-sunny-lebeau = Sunny Lebeau
cards-faction-neutral-corp = Neutral (Corporación)
cards-faction-neutral-runner = Neutral (Runner)
