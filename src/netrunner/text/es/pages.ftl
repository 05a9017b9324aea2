# Las páginas del cliente que no son la mesa; se cargan con la primera de ellas.

ui-not-playable = Aún no se puede jugar
ui-not-playable-text = Se conocen los datos de esta carta, pero el juego aún no puede jugarla: los mazos que la tienen se rechazan.
ui-no-card = No existe esa carta
ui-all-cards = Todas las cartas
ui-per-deck = Por mazo
ui-card-says = Qué dice la carta
ui-rules-that-matter = Reglas que importan
ui-decks-that-hold-it = Mazos que la tienen
ui-no-deck-holds-it = Ninguno de los mazos preparados ni de los tuyos.
ui-printed-in = { $set }, número { $number }
ui-cards-none-found = No hay ninguna carta así. Prueba con menos palabras o con otra facción o tipo.
ui-pool = Cartas para construir
ui-of = de
ui-cannot-play = { $card } aún no se puede jugar aquí: quítala.
ui-odds = Probabilidades
ui-odds-of = Al menos una
ui-odds-hand = en la primera mano
ui-odds-mulligan = con mulligan
ui-odds-later = en { $n } cartas
ui-type-icebreaker = Rompehielos
ui-sample-hand = Manos de prueba
ui-draw-hand = Robar una mano
ui-another-hand = Otra mano
ui-draw-one = Robar una más
ui-new-deck = Mazo nuevo
ui-all-decks = Todos los mazos
ui-try-it = Contra el ordenador
ui-show-as = Mostrar como
ui-as-pictures = Cartas
ui-as-list = Lista
ui-import-text = Un mazo como texto
ui-import-forms = Texto o JSON de NetrunnerDB, texto de jinteki.net o un archivo O8D. La lista conserva su nombre.
ui-import-file = De un archivo…
ui-import-kept = { $n ->
    [one] Una carta está en el mazo.
   *[other] { $n } cartas están en el mazo.
    }
ui-import-open = { $n ->
    [one] Una cosa no se ha entendido:
   *[other] { $n } cosas no se han entendido:
    }
ui-line = Línea { $n }
ui-did-you-mean = ¿Querías decir
ui-go-on-building = Seguir construyendo
ui-file-too-large = El archivo es demasiado grande para un mazo: 32 kB como máximo.
ui-export-form = Formato
ui-export-text = El mazo en este formato
ui-form-text = Texto
ui-form-jinteki = jinteki.net
ui-form-json = JSON
ui-form-o8d = O8D
ui-form-jinteki-note = jinteki.net solo toma las cartas: elige allí la identidad.
ui-save-file = Guardar { $file }
ui-start = Empezar
ui-load-position = Preparar una posición
ui-position-text = Escribe quién tiene qué, carta por carta; las cartas entre paréntesis están boca abajo. La partida empieza ahí mismo, contra el ordenador.
ui-join-text =
    Un amigo te invita a una partida. Juegas con { $side ->
        [corp] la Corporación
       *[runner] el Runner
    }.
ui-join-full = Los dos asientos están ocupados.
ui-game-with-friend = Con un amigo
ui-search-hint = Título, tipo o texto
ui-faction = Facción
ui-any = Cualquiera
ui-cards-found =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-choose-identity = Elige una identidad
ui-save = Guardar
ui-saved = Guardado
ui-delete = Borrar
ui-band = Puntos de plan: { $have }; al menos { $least }, como máximo { $most }
ui-curve = Costes
ui-remove-one = Una copia menos de { $card }
ui-add-one = Una copia más de { $card }
ui-export = Exportar
ui-import = Importar
ui-import-hint = Pega aquí una lista de mazo.
ui-at-least = (al menos { $n })
ui-at-most = (como máximo { $n })
ui-no-limit = (sin límite)
ui-show = Mostrar
ui-add-cards = Añadir cartas
