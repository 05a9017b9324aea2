# What the computer would do, and why: `play --explain`, the coach and the review of a game.

coach-nothing = There is nothing to weigh here.
coach-best = I would do this: { $option } (you win { $share } % of such games).
coach-also = Instead: { $option } ({ $share } %).
coach-for = What speaks for it: { $reasons }.
coach-against = What speaks against it: { $reasons }.
coach-reason-points = the agenda points
coach-reason-corp-money = the Corp’s money
coach-reason-runner-money = the Runner’s money
coach-reason-hq = how things stand in HQ
coach-reason-rnd = how things stand at R&D
coach-reason-archives = what lies in Archives
coach-reason-ice = the ice
coach-reason-remote = the remote servers
coach-reason-agendas = the agendas that are installed
coach-reason-grip = the cards in the grip
coach-reason-rig = the rig
coach-reason-danger = tags and damage
coach-way-runner =
    { $count ->
        [one] { $server }: one credit to get in, of your { $purse }.
       *[other] { $server }: { $count } credits to get in, of your { $purse }.
    }
coach-way-corp =
    { $count ->
        [one] { $server }: one credit for the Runner to get in, who has { $purse } now.
       *[other] { $server }: { $count } credits for the Runner to get in, who has { $purse } now.
    }
coach-way-maybe = { $way } It is open in { $share } % of what may lie there.
coach-way-closed = { $server }: no way in.
coach-review-course = Your chance of winning: { $shares }.
coach-review-none = No act of yours cost much.
coach-review-costly = The acts that cost you most:
coach-review-act = Turn { $turn }: { $chosen }. Better: { $better }, which wins { $cost } % more games.
coach-review-wait = Looking at your game again …
