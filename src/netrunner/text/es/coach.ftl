# Qué haría el ordenador y por qué: `play --explain`, el entrenador y el repaso de una partida.

coach-nothing = Aquí no hay nada que sopesar.
coach-best = Yo haría esto: { $option } (ganas el { $share } % de esas partidas).
coach-also = En su lugar: { $option } ({ $share } %).
coach-for = A favor: { $reasons }.
coach-against = En contra: { $reasons }.
coach-reason-points = los puntos de plan
coach-reason-corp-money = el dinero de la Corporación
coach-reason-runner-money = el dinero del Runner
coach-reason-hq = la situación de la Sede Central
coach-reason-rnd = la situación de I+D
coach-reason-archives = lo que hay en los Archivos
coach-reason-ice = el hielo
coach-reason-remote = los servidores remotos
coach-reason-agendas = los planes instalados
coach-reason-grip = las cartas de la Empuñadura
coach-reason-rig = el equipo del Runner
coach-reason-danger = las marcas y el daño
coach-way-runner =
    { $count ->
        [one] { $server }: un crédito para entrar; tienes { $purse }.
       *[other] { $server }: { $count } créditos para entrar; tienes { $purse }.
    }
coach-way-corp =
    { $count ->
        [one] { $server }: al Runner le cuesta un crédito entrar, y ahora tiene { $purse }.
       *[other] { $server }: al Runner le cuesta { $count } créditos entrar, y ahora tiene { $purse }.
    }
coach-way-maybe = { $way } Está abierto en el { $share } % de lo que puede haber ahí.
coach-way-closed = { $server }: no se puede entrar.
coach-review-course = Tus posibilidades de ganar: { $shares }.
coach-review-none = Ninguna de tus acciones costó mucho.
coach-review-costly = Las acciones que más te costaron:
coach-review-act = Turno { $turn }: { $chosen }. Mejor: { $better }, que gana un { $cost } % más de partidas.
coach-review-wait = Repasando tu partida…
