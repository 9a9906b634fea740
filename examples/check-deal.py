#!/usr/bin/env python3
"""Redoes the opening deal of a Rallar record with Python's standard library alone, by docs/randomness.md.

Usage: python3 check-deal.py RECORD.json

Exit code 0: the deal follows from the secret and the words. 1: it does not. 2: the record can't be checked.
"""

import hashlib
import json
import struct
import sys

# What the deal needs of each board: colours, copies of each, wilds, opening hand, tickets in the box, tickets dealt,
# terrain (kinds, copies, dealt, face up), and how many wilds sweep the row (0: never).
BOARDS = {
    "nordic": dict(colours=8, copies=12, wilds=14, hand=4, tickets=46, dealt=5, terrain=None, sweep=0),
    "newyork": dict(colours=6, copies=6, wilds=8, hand=2, tickets=18, dealt=2, terrain=None, sweep=3),
    "amsterdam": dict(colours=6, copies=6, wilds=8, hand=2, tickets=24, dealt=2, terrain=None, sweep=3),
    "africa": dict(colours=8, copies=12, wilds=14, hand=4, tickets=48, dealt=4, terrain=(3, 15, 1, 2), sweep=3),
}
M = 0xFFFFFFFF


def rotl(x, n):
    return ((x << n) | (x >> (32 - n))) & M


def chacha20(key, number):
    """The words of a stream: the key stream of RFC 8439 with the stream's number as nonce."""

    def quarter(s, a, b, c, d):
        s[a] = (s[a] + s[b]) & M
        s[d] = rotl(s[d] ^ s[a], 16)
        s[c] = (s[c] + s[d]) & M
        s[b] = rotl(s[b] ^ s[c], 12)
        s[a] = (s[a] + s[b]) & M
        s[d] = rotl(s[d] ^ s[a], 8)
        s[c] = (s[c] + s[d]) & M
        s[b] = rotl(s[b] ^ s[c], 7)

    counter = 0
    while True:
        begin = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, number, 0, 0]
        s = begin[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                quarter(s, a, b, c, d)
            for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(s, a, b, c, d)
        yield from ((x + y) & M for x, y in zip(s, begin))
        counter += 1


def xoshiro(seed, number):
    """The words of a stream of the fast generator, for simulations."""

    def mix(x):
        x = ((x ^ (x >> 16)) * 0x85EBCA6B) & M
        x = ((x ^ (x >> 13)) * 0xC2B2AE35) & M
        return x ^ (x >> 16)

    g = 0x9E3779B9
    a = mix((seed & M) + g & M)
    b = mix((seed >> 32) + a + g & M)
    s2 = mix(number + b + g & M)
    s3 = mix(b + s2 + g & M)
    s0 = mix(a + s3 + g & M)
    s1 = mix((s0 ^ s2) + g & M)
    while True:
        yield rotl(s1 * 5 & M, 7) * 9 & M
        t = s1 << 9 & M
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = rotl(s3, 11)


def below(words, n):
    if n == 1:
        return 0
    limit = 2**32 - 2**32 % n
    while True:
        word = next(words)
        if word < limit:
            return word % n


def shuffled(words, items):
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(words, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def find_seed(record):
    """The seed, after checking the commitment. Raises ValueError where something does not fit."""
    proof = record["seed"]
    if proof["secret"] is None:
        raise LookupError("the secret is not revealed yet: the game is not over")
    if proof["generator"] == "fast":
        secret = proof["secret"].encode("ascii")
        seed = secret
    else:
        secret = bytes.fromhex(proof["secret"])
        words = b"".join(bytes.fromhex(word) for word in proof["words"])
        seed = b"chacha20:" + hashlib.sha256(b"rallar/seed/1:" + secret + words).hexdigest().encode()
    if hashlib.sha256(b"rallar/commit/1:" + secret).hexdigest() != proof["commitment"]:
        raise ValueError("the secret is not the one that was committed to")
    return seed.decode("ascii")


def deal(board, players, first, seed):
    """The opening deal as the record's first outcome has it: the deal, then any sweeps of the row."""
    generator, value = seed.split(":")

    def stream(number):
        return xoshiro(int(value), number) if generator == "fast" else chacha20(bytes.fromhex(value), number)

    kinds = board["colours"] + 1
    wild = kinds - 1
    box = [k for k in range(wild) for _ in range(board["copies"])] + [wild] * board["wilds"]
    if first == "lot":
        first = below(stream(0), players)
    cards = shuffled(stream(1), box)
    tickets = shuffled(stream(2), range(board["tickets"]))
    hands = [0] * (players * kinds)
    for seat in range(players):
        for _ in range(board["hand"]):
            hands[seat * kinds + cards.pop()] += 1
    row = [cards.pop() for _ in range(5)]
    offered = [[tickets.pop() for _ in range(board["dealt"])] for _ in range(players)]
    dealt = {"type": "dealt", "first": first, "hands": hands, "row": row, "offered": offered}
    if board["terrain"]:
        ground, copies, each, open_cards = board["terrain"]
        pile = shuffled(stream(3), [k for k in range(ground) for _ in range(copies)])
        seats = [pile.pop() for _ in range(players * each)]
        dealt["terrain"] = {"seats": seats, "faceUp": [pile.pop() for _ in range(open_cards)]}
    events = [dealt]
    # At the deal the deck is long, so a swept row is filled without a renewal.
    while board["sweep"] and row.count(wild) >= board["sweep"]:
        row = [cards.pop() for _ in range(5)]
        events += [{"type": "swept"}, {"type": "filled", "cards": row}]
    return events


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            record = json.load(file)
        board = BOARDS[record["board"]]
        seed = find_seed(record)
        options = record["options"]
        expected = deal(board, options["players"], options["first"], seed)
        # A record of form 1 writes "terrain": null where there is none.
        found = [{key: value for key, value in event.items() if value is not None} for event in record["log"][0]["outcome"]]
    except ValueError as error:
        print(f"BROKEN: {error}")
        return 1
    except (OSError, LookupError, TypeError) as error:
        print(f"This record can't be checked: {error}", file=sys.stderr)
        return 2
    if expected != found:
        print("BROKEN: the opening deal is not the one that the secret and the words give")
        return 1
    print(f"The opening deal follows from the seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
