"""Pictures as rows of numbers: what it takes to compare two screenshots, and no more."""

from __future__ import annotations

import struct
import zlib
from itertools import pairwise

#: A picture is compared in squares of so many pixels: letters may be drawn a little differently, places may not.
CELL = 8


def pixels(data: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of a PNG with 8 bits for each of red, green, blue (and alpha, which is left out)."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, header = 8, b"", b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        part = data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            header = part
        elif kind == b"IDAT":
            packed += part
        at += size + 12
    width, height, depth, colours = struct.unpack(">IIBB", header[:10])
    assert depth == 8 and colours in (2, 6)
    step = 3 if colours == 2 else 4
    raw, rows, before = zlib.decompress(packed), [], bytes(width * step)
    for n in range(height):
        start = n * (width * step + 1)
        before = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), before, step)
        rows.append(before)
    if step == 4:
        rows = [b"".join(row[i : i + 3] for i in range(0, len(row), 4)) for row in rows]
    return width, height, rows


def _unfiltered(how: int, row: bytearray, above: bytes, step: int) -> bytes:
    """A row as it was before the filters of PNG (RFC 2083, 6)."""
    if how == 2:
        return bytes([(x + up) & 255 for x, up in zip(row, above, strict=True)])
    if how:
        for i in range(len(row)):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            if how == 1:
                guess = left
            elif how == 3:
                guess = (left + above[i]) // 2
            else:
                to = left + above[i] - corner
                guess = min((left, above[i], corner), key=lambda x: abs(to - x))
            row[i] = (row[i] + guess) & 255
    return bytes(row)


def cells(data: bytes) -> tuple[int, int, list[int]]:
    """The mean red, green and blue of every square of a picture: how many squares stand side by side, how many rows."""
    width, height, rows = pixels(data)
    across, down, found = width // CELL, height // CELL, []
    edges = [n * CELL * 3 for n in range(across + 1)]
    for y in range(down):
        some = rows[y * CELL : (y + 1) * CELL : 2]
        for begin, end in pairwise(edges):
            for colour in range(3):
                parts = [row[begin + colour : end : 3] for row in some]
                found.append(sum(map(sum, parts)) // sum(map(len, parts)))
    return across, down, found


def packed(squares: tuple[int, int, list[int]]) -> bytes:
    """Squares as a small PNG, one pixel each: what is stored."""
    across, down, found = squares
    raw = b"".join(b"\x00" + bytes(found[y * across * 3 : (y + 1) * across * 3]) for y in range(down))

    def chunk(kind: bytes, part: bytes) -> bytes:
        return struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))

    header = struct.pack(">IIBBBBB", across, down, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b"")


def unpacked(data: bytes) -> tuple[int, int, list[int]]:
    """The squares that were stored."""
    width, height, rows = pixels(data)
    return width, height, [value for row in rows for value in row]


def differing(one: tuple[int, int, list[int]], other: tuple[int, int, list[int]], far: int) -> float:
    """The share of squares that differ by more than ``far`` in some colour."""
    if one[:2] != other[:2]:
        return 1.0
    wrong = 0
    for n in range(0, len(one[2]), 3):
        wrong += max(abs(one[2][n + i] - other[2][n + i]) for i in range(3)) > far
    return wrong / (len(one[2]) // 3)
