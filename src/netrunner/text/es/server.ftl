# El servidor: `netrunner serve`, y lo que dice a los clientes.

serve-help = inicia el servidor para jugar en el navegador
serve-about =
    Inicia el servidor para jugar en el navegador. Las partidas se guardan en
    una base de datos y continúan tras un reinicio. Se detiene con Ctrl+C.
serve-option-port = el puerto (8000 si no se indica; 0 toma cualquiera que esté libre)
serve-option-host = la dirección en la que escucha (127.0.0.1 si no se indica: solo esta máquina; 0.0.0.0 es todo el mundo)
serve-option-database = la base de datos como URL, por ejemplo sqlite:///games.db o postgresql+psycopg://… (un archivo en tu carpeta de datos si no se indica; también NETRUNNER_DATABASE)
serve-option-advertise = dónde alcanzan a este los demás servidores de la misma base de datos PostgreSQL, por ejemplo http://10.0.0.5:8000 (donde escucha, si no se indica)
serve-option-keep = borra las partidas en las que no ha pasado nada desde hace tantos días (nunca si no se indica)
serve-option-log = qué se escribe en la salida de errores, en líneas de JSON (warning si no se indica; info incluye cada petición)
serve-option-metrics = quién puede leer /metrics: una dirección o una red; puede repetirse (esta máquina si no se indica)
serve-option-proxy = cree a este proxy (una dirección o una red) de dónde vienen las peticiones; puede repetirse (a nadie si no se indica)
serve-option-open = abre la página en tu navegador
serve-option-claim = tras cuántos segundos de ausencia se puede reclamar la victoria (120 si no se indica)
serve-here = Sirviendo { $url } — se detiene con Ctrl+C.
serve-games-in = Las partidas se guardan en { $database }.
serve-no-extra = El servidor necesita paquetes que no están instalados (falta { $name }). Instálalos con: pip install "netrunner[server]"
serve-port-taken = No se puede usar el puerto { $port }: { $reason }. Elige otro con --port.
serve-memory = Una base de datos en memoria perdería todas las partidas. Indica un archivo, por ejemplo sqlite:///games.db.
serve-second = La base de datos { $database } ya está en uso por el proceso { $process }. Un archivo SQLite solo admite un servidor a la vez; para varios, usa PostgreSQL (--database postgresql://…).
serve-database-url = «{ $database }» no es la URL de una base de datos. Para un archivo escribe { $url }; para PostgreSQL, postgresql://usuario@servidor/nombre.
serve-database-kind = No se puede usar ninguna base de datos del tipo «{ $kind }», o su URL no es correcta. Las partidas se guardan en SQLite (sqlite:///games.db) o en PostgreSQL (postgresql://usuario@servidor/nombre).
serve-database = No se puede abrir la base de datos { $database }: { $reason }

server-level-random = Al azar
server-level-random-about = Hace cualquier jugada que las reglas permitan.
server-level-beginner = Principiante
server-level-beginner-about = Conoce las jugadas y ahorra demasiado. Un primer rival.
server-level-novice = Aficionado
server-level-novice-about = Práctico: construye, ataca lo barato, puntúa tras el hielo.
server-level-adept = Avezado
server-level-adept-about = Mira un poco adelante y ve lo que puede traer el próximo turno.
server-level-expert = Experto
server-level-expert-about = Piensa un segundo por jugada en lo que puedes tener.
server-nameless-corp = La Corporación
server-nameless-runner = El Runner
server-waiting-for-friend = Esperando a que el otro jugador abra el enlace.
server-waiting-for-anyone = Esperando a que alguien se una: tu mesa aparece en la página de inicio.
server-not-built-title = El cliente no está construido
server-not-built-text = El servidor funciona, pero las páginas para el navegador aún no están. Ejecuta «make play» una vez, o «npm ci && npm run build» en web/, y recarga esta página.

server-result-agenda-points =
    { $winner ->
        [corp] La Corporación gana por puntos de plan.
       *[runner] El Runner gana por puntos de plan.
    }
server-result-flatline =
    { $winner ->
        [corp] La Corporación gana: el Runner expira.
       *[runner] El Runner gana.
    }
server-result-flatlined-by =
    La Corporación gana: el Runner expira por { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } de daño { $type ->
        [net] de red
        [meat] físico
       *[brain] cerebral
    } de { $source }.
server-result-empty-rnd =
    { $winner ->
        [corp] La Corporación gana.
       *[runner] El Runner gana: la Corporación debía robar de un I+D vacío.
    }
server-result-concession =
    { $winner ->
        [corp] La Corporación gana: el Runner se rinde.
       *[runner] El Runner gana: la Corporación se rinde.
    }
server-result-time =
    { $winner ->
        [corp] La Corporación gana: al Runner no le queda tiempo.
       *[runner] El Runner gana: a la Corporación no le queda tiempo.
    }
server-result-claim =
    { $winner ->
        [corp] La Corporación gana: el Runner no volvió.
       *[runner] El Runner gana: la Corporación no volvió.
    }
server-result-other =
    { $winner ->
        [corp] La Corporación gana.
       *[runner] El Runner gana.
    }
server-result-draw = La partida acaba en empate.

server-stale = Eso era para la mesa { $n }, y la partida ya va por la { $now }. Mira la mesa nueva y elige otra vez.
server-not-yours = Ahora no decides tú. Espera tu turno.
server-waiting = La partida no ha empezado: el otro jugador aún no ha llegado.
server-over = La partida ha terminado. Empieza otra o pide la revancha.
server-not-over = La partida aún no ha terminado: las repeticiones y revanchas vienen después.
server-no-undo = La última elección no se puede deshacer: desde entonces salió a la luz algo oculto o del azar, o no hay ninguna.
server-no-undo-asked = Nadie te ha pedido deshacer una elección.
server-not-absent = Tu rival está aquí, así que no hay victoria que reclamar.
server-too-early =
    { $seconds ->
        [one] Tu rival aún puede volver: la victoria se puede reclamar dentro de 1 segundo.
       *[other] Tu rival aún puede volver: la victoria se puede reclamar dentro de { $seconds } segundos.
    }
server-cannot-break = Esa carta no puede romper ahora todas las subrutinas de este hielo.
server-break-too-dear =
    Romperlo todo costaría { $cost ->
        [one] 1 crédito
       *[other] { $cost } créditos
    }, más de lo que puedes pagar.
server-cannot-resume = Esta partida la guardó otra versión de las reglas y no sería la misma. No puede continuar aquí.
server-no-game = No hay ninguna partida en esta dirección. Comprueba el enlace.
server-elsewhere = Esta partida está pasando a otro servidor. Inténtalo de nuevo en un momento.
server-busy = La base de datos no responde ahora. Inténtalo de nuevo en un momento; no se ha perdido nada.
server-full = Aquí no queda sitio. Inténtalo más tarde.
server-displaced = Este asiento se ha abierto en varias ventanas más, así que esta se ha cerrado. Sigue allí o vuelve a cargar la página.
server-bad-token = Esta clave no corresponde a ningún asiento de esta partida. Abre el enlace que te dieron.
server-bad-origin = Las páginas de otros sitios no pueden jugar aquí.
server-bad-invite = Esta invitación no es la correcta. Pide el enlace otra vez.
server-left = Quien abrió esta mesa no está en este momento. Inténtalo otra vez, o abre una mesa tú.
server-taken = Los dos asientos están ocupados. Puedes ver la partida.
server-spectator = Los espectadores miran: solo los jugadores pueden hacer eso.
server-coach-people = El entrenador solo ayuda en partidas contra el ordenador: entre personas sería injusto.
server-coach-busy = Demasiados preguntan al entrenador a la vez. Inténtalo de nuevo en un minuto.
server-coach-yours = El entrenador todavía piensa en lo que has preguntado antes. Espera primero a eso.
server-coach-late = Esta vez el entrenador no ha llegado a ninguna conclusión. Inténtalo otra vez.
server-no-rematch = Una partida que empezó en una posición no tiene revancha. Carga la posición otra vez.
server-no-card = Ninguna carta tiene el código «{ $card }». La página de cartas las muestra todas.
server-cannot-play = El mazo «{ $name }» tiene cartas que aquí todavía no se pueden jugar: { $cards }. Quítalas.
server-no-deck = No hay ningún mazo «{ $deck }».
server-no-deck-given = No se indicó ningún mazo: envía «text», o «identity» y «cards».
server-illegal-deck = El mazo «{ $name }» no es legal. { $problems }
server-wrong-side =
    { $side ->
        [corp] El mazo «{ $name }» es del Runner, y aquí juega la Corporación. Elige un mazo de la Corporación.
       *[runner] El mazo «{ $name }» es de la Corporación, y aquí juega el Runner. Elige un mazo del Runner.
    }
server-no-seed = Una partida entre amigos saca su propia semilla: quien la supiera conocería todas las cartas.
server-bad-edit = Solo quien tiene la clave de edición de este mazo puede cambiarlo.
server-no-step = No hay ningún paso { $step }: la repetición va de 0 a { $steps }.
server-no-part = Este ejemplo tiene { $parts ->
        [one] una mesa
       *[other] { $parts } mesas
    }: no hay ninguna con el número { $part }.
server-empty-chat = Ahí no hay nada que decir.
server-too-fast = Demasiados mensajes a la vez; este no se ha mirado. Espera un momento.
server-too-many = Demasiadas peticiones desde tu dirección. Espera un momento.
server-too-large = Eso es demasiado grande: { $most } kB como máximo.
server-bad-message = El mensaje no encaja. { $detail }
server-bad-request = La petición no encaja. { $detail }
server-bad-method = Esta dirección no admite ese método.
server-not-found = Aquí no hay nada.
server-broken = Algo falló en el servidor. Ha quedado anotado; nada ha cambiado.

## What does not fit in a message or a request

misfit-both = { $one } { $other }
misfit-quoted = «{ $name }»
misfit-or = { $one } o { $other }
misfit-value = «{ $value }» no vale para «{ $field }»; solo { $allowed }.
misfit-type = «{ $field }» debe ser { $wanted }.
misfit-type-whole = Debe ser { $wanted }.
misfit-a-int = un número entero
misfit-a-float = un número
misfit-a-str = un texto
misfit-a-bool = true o false
misfit-a-null = null
misfit-a-object = un objeto con campos
misfit-a-array = una lista
misfit-a-something = otra cosa
misfit-number-least = «{ $field }» debe ser { $bound } como mínimo.
misfit-number-most = «{ $field }» debe ser { $bound } como máximo.
misfit-number-above = «{ $field }» debe ser mayor que { $bound }.
misfit-number-below = «{ $field }» debe ser menor que { $bound }.
misfit-text-least = «{ $field }» es demasiado corto: necesita { $bound ->
    [one] { $bound } carácter
   *[other] { $bound } caracteres
  } como mínimo.
misfit-text-most = «{ $field }» es demasiado largo: puede tener { $bound ->
    [one] { $bound } carácter
   *[other] { $bound } caracteres
  } como máximo.
misfit-many-least = «{ $field }» contiene demasiado poco: hacen falta { $bound } como mínimo.
misfit-many-most = «{ $field }» contiene demasiado: { $bound } como máximo.
misfit-unknown = No existe el campo «{ $field }».
misfit-unknown-of = No existe el campo «{ $field }»; existen { $allowed }.
misfit-missing = Falta el campo «{ $field }».
misfit-missing-of = Falta el campo «{ $field }»; puede ser { $allowed }.
misfit-json = No es JSON válido a partir del byte { $byte }.
misfit-too-deep = Hay demasiadas listas u objetos unos dentro de otros.
misfit-not-text = No es texto en UTF-8.
misfit-cut-off = No es JSON válido: termina demasiado pronto.
misfit-empty = No se ha enviado nada, y se espera JSON.
misfit-something = { $known ->
    [no] Algo en ello no es como debe ser.
   *[other] «{ $field }» no es como debe ser.
  } La dirección /api/schema describe lo que se espera.

server-no-hint = En esta partida no hay pistas: son para partidas guiadas contra el ordenador.
