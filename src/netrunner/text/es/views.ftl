# Vistas, y partidas repartidas de nuevo
determinize-no-deck = Ninguno de los mazos propuestos para { $identity } concuerda con las cartas que se han visto. Hace falta un mazo que las contenga todas y tenga el mismo número de cartas.
