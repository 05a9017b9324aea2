# «netrunner games»: las partidas que guarda un servidor.

games-help = lista, exporta y borra las partidas que guarda un servidor
games-about =
    Revisa las partidas de la base de datos de un servidor. «export» las escribe como JSON,
    cada una con la partida guardada; «delete» borra partidas con todo lo que les pertenece,
    y «forget» quita a una persona de todas las partidas. Un archivo SQLite solo se puede
    cambiar mientras ningún servidor lo usa; las partidas que se están jugando no se tocan.
games-option-action = list, export, delete o forget
games-which = ID
games-option-which = los identificadores de las partidas; para «forget», los nombres de las personas
games-option-status = solo partidas que esperan (waiting), en juego (playing) o terminadas (over)
games-days = DÍAS
games-option-older = solo partidas en las que no ha pasado nada desde hace tantos días
games-folder = CARPETA
games-option-to = la carpeta a la que se exporta (la salida estándar si no se indica)
games-option-json = imprime JSON para programas
games-line = { $id }  { $day }  { $status }  { $corp } – { $runner }, { $choices ->
        [one] { $choices } decisión
       *[other] { $choices } decisiones
    }
games-status-waiting = en espera
games-status-playing = en juego
games-status-over = terminada
games-count = { $count ->
        [one] { $count } partida.
       *[other] { $count } partidas.
    }
games-unknown = Aquí no hay ninguna partida «{ $id }». «netrunner games list» muestra las que hay.
games-unwritable = No se puede escribir en la carpeta «{ $path }»: { $reason }.
games-exported = { $path }
games-which-to-delete = ¿Qué partidas? Di sus identificadores, o cuánto tiempo deben tener: --older 30.
games-deleted = { $count ->
        [one] Se ha borrado { $count } partida.
       *[other] Se han borrado { $count } partidas.
    }
games-being-played = Estas se están jugando y no se han tocado: { $ids }.
games-whom = ¿A quién hay que olvidar? Di el nombre con el que juega.
games-forgotten = Se ha quitado a «{ $name }» de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }.
