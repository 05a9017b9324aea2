# Mesas abiertas, partidas que se pueden mirar y cómo ha de ser una mesa nueva; con la página de inicio y con la de partidas.

ui-open-games = Mesas abiertas
ui-open-none = Ahora mismo nadie espera rival.
ui-open-none-more = Abre una mesa: quien venga después podrá sentarse contigo.
ui-open-table = Abrir una mesa
ui-open-sit = Unirse
ui-open-sit-at = Unirse a { $name }, que juega { $side ->
    [corp] la Corporación
   *[runner] el Runner
    }
ui-open-back = Volver
ui-open-mine = tu mesa
ui-open-plays = { $side ->
    [corp] juega la Corporación
   *[runner] juega el Runner
    } · { $identity }
ui-open-minutes = { $n } min
ui-open-no-clock = sin reloj
ui-open-more = { $n ->
    [one] Una mesa más
   *[other] { $n } mesas más
    }
ui-table-for = Quién juega
ui-table-anyone = Cualquiera
ui-table-friend = Un amigo
ui-table-public = Otros pueden mirar: la partida aparece aquí mientras se juega
ui-table-anyone-note = La mesa aparece aquí hasta que alguien se une. Entonces empieza la partida.
ui-play-now-with = { $name } espera: jugarías { $side ->
    [corp] la Corporación
   *[runner] el Runner
    }.
ui-play-now-alone = Nadie espera: jugarías contra el ordenador.
ui-live-games = En juego
ui-live-none = Ahora no hay ninguna partida que se pueda mirar.
ui-live-computers = Mirar a dos ordenadores
ui-live-all = Todas: { $n }
ui-live-versus = { $corp } – { $runner }
ui-live-told = Mirar a { $corp } (Corporación, { $corpPoints }) contra { $runner } (Runner, { $runnerPoints }), turno { $turn }
ui-live-turn = turno { $turn }
ui-live-watchers = { $n } mirando
ui-live-page = Partidas que se pueden mirar
ui-live-page-about = Quien empezó estas partidas deja que todos miren. Lo que está oculto para un jugador lo está para ti.
ui-computer-public = Otros pueden mirar
ui-watch-computers = Mirar a dos ordenadores
ui-play-friend = Contra un amigo
ui-invite = Crear una invitación
ui-open-link = Abrir una partida o una repetición por su enlace
ui-open-link-hint = Pega aquí el enlace
ui-open-link-bad = Este no es un enlace a una partida o repetición de este servidor.
ui-opponent-friend-note = Recibes un enlace para enviar. La partida empieza cuando tu amigo lo abre.
ui-corp-level = Nivel de la Corporación
ui-runner-level = Nivel del Runner
ui-timer = Tiempo por jugador
ui-timer-none = Sin límite
ui-timer-minutes = { $n } minutos
