"""Learns to read question and quote together: which quote answers, and whether any does.

    python3 -B read.py CASES PACKAGES LOW_RANK READER

CASES: lines {"question", "choices": [{"text", "value", "isRight"}]}; where none is right, no quote answers. PACKAGES: node_modules. LOW_RANK: what
tune.py wrote, on top of which this one learns. READER: the file that is written.

Two layers read question and quote apart, with no more to learn. Behind them a number for each is added to every dimension (`kinds`: question,
quote), and four layers read both as one text, with low-rank weights of their own (`added`, Hu et al. 2021). There each head has two gates, which
are added to how much a place of the question heeds one of the quote (first), and one of the quote one of the question (second). They
begin at GATE: at first each reads mainly its own. With `a` and `b` the means of the places of question and quote, of length 1:

    right = SCALE a.b + WIDTH (a*b).head + DIRECT (a.asked + b.said)
    told  = right + WIDTH (a*b).told + DIRECT b.toldBySaid
    none  = SCALE none

All that is added begins at 0, so that it begins as the encoder, but for the gates. For a question, a right quote and others, the likeliest by words
among them, two losses are added, both cross-entropies of a softmax: which is right, by `right`, where the value by words counts, too, VALUE times,
for three of five; and TOLD of which of the quotes tells it, or none, by `told` and `none`. For one question of four the right quote is held back; for those
that have none, none is right. It is reckoned in 16 bits where that is safe (bfloat16): three times as fast on processors that know it. Texts are read to 96 pieces, of 112 in the product, and questions to 40. Debian's python3-torch and libopenblas0-pthread.
"""
import json, random, sys
import torch
from minilm import BATCH, FIRST, HEADS, LAYERS, RANK, SCALE, WIDTH, Layers, Pieces
from minilm import added_by, cross_entropy, draw, hidden, learn, mean_of, read_again, rounded, with_words, write

CASES, PACKAGES, LOW_RANK, READER = sys.argv[1:5]
PIECES, ASKED_PIECES, PASSES, SEED = 96, 40, 1, 1
GATE, DIRECT, NONE = -1., 20, .35
HELD_BACK, TOLD, GATE_RATE = .25, .7, 20
random.seed(SEED)
torch.manual_seed(SEED)


class Reader(Layers):
    def __init__(self):
        super().__init__(PACKAGES)
        self.pieces = Pieces(PACKAGES)
        self.move(json.load(open(LOW_RANK))['added'])
        self.none = torch.nn.Parameter(torch.tensor(NONE))
        self.gates = torch.nn.Parameter(torch.full((LAYERS - FIRST, HEADS, 2), GATE))
        self.kinds = torch.nn.Parameter(torch.zeros(2, WIDTH))
        self.heads = torch.nn.ParameterDict({name: torch.nn.Parameter(torch.zeros(WIDTH)) for name in ['head', 'told', 'asked', 'said', 'toldBySaid']})

    def move(self, added):
        """As the encoder was moved."""
        for layer, name in self.matrices:
            one = added.get(f'encoder/layer_._{layer}/{name}')
            if one:
                self.matrices[layer, name] = self.matrices[layer, name] + torch.tensor(read_again(one['down']).T @ read_again(one['up']))

    def forward(self, questions, quotes, question_of):
        """How right each quote is, and how much it tells; `question_of` has the place of its question."""
        (asked, asked_mask), (said, said_mask) = self.begin(questions), self.begin(quotes)
        asked, asked_mask = asked[question_of], asked_mask[question_of]
        state, mask = torch.cat([asked + self.kinds[0], said + self.kinds[1]], 1), torch.cat([asked_mask, said_mask], 1)
        length = asked.shape[1]
        is_asked = (torch.arange(state.shape[1]) < length).float()
        across = is_asked[:, None] * (1 - is_asked)
        for layer in range(FIRST, LAYERS):
            ahead, back = self.gates[layer - FIRST].T[:, None, :, None, None]
            state = self.layer(state, hidden(mask) + ahead * across + back * across.T, layer)
        a, b = mean_of(state[:, :length], asked_mask), mean_of(state[:, length:], said_mask)
        both, heads = a * b, self.heads
        right = SCALE * both.sum(-1) + WIDTH * both @ heads['head'] + DIRECT * (a @ heads['asked'] + b @ heads['said'])
        return right, right + WIDTH * both @ heads['told'] + DIRECT * b @ heads['toldBySaid']


def read(reader, questions, quotes):
    """Of quotes, each with the number of its question: those of about the same length together."""
    asked = [reader.pieces.cut(question, ASKED_PIECES) for question in questions]
    said = [(number, reader.pieces.cut(text, PIECES)) for number, text in quotes]
    order, found = sorted(range(len(said)), key=lambda at: len(said[at][1])), [None] * len(said)
    for start in range(0, len(order), 28):
        batch = order[start:start + 28]
        used = sorted({said[at][0] for at in batch})
        question_of = torch.tensor([used.index(said[at][0]) for at in batch])
        for at, one in zip(batch, zip(*reader([asked[number] for number in used], [said[at][1] for at in batch], question_of))):
            found[at] = one
    rights, tolds = zip(*found)
    return torch.stack(rights), torch.stack(tolds)


def lose(reader, cases):
    drawn = [draw(case, HELD_BACK) for case in cases]
    quotes = [(number, one['text']) for number, choices in enumerate(drawn) for one in choices]
    rights, tolds = read(reader, [case['question'] for case in cases], quotes)
    none, at, ordered, told = SCALE * reader.none, 0, [], 0
    for choices in drawn:
        own, has_none = slice(at, at + len(choices)), not choices[0]['isRight']
        told = told + cross_entropy(torch.cat([tolds[own], none[None]]), len(choices) if has_none else 0) / len(cases)
        at += len(choices)
        if not has_none:
            ordered.append(cross_entropy(with_words(rights[own], choices), 0))
    return sum(ordered) / max(1, len(ordered)) + TOLD * told


def lose_roughly(reader, cases):
    with torch.autocast('cpu', dtype=torch.bfloat16):
        return lose(reader, cases)


def numbers(tensor):
    return rounded(tensor.tolist()) if tensor.dim() == 1 else [numbers(one) for one in tensor]


def main():
    cases, reader = [json.loads(line) for line in open(CASES)], Reader()
    quick = [reader.none, reader.gates]
    others = [one for one in reader.parameters() if all(one is not other for other in quick)]
    groups = [{'params': others, 'times': 1}, {'params': quick, 'times': GATE_RATE}]
    steps = learn(cases, groups, lambda batch: lose_roughly(reader, batch), PASSES)
    provenance = f'{len(cases)} questions on manuals of Debian 12 and on texts, folders and sheets of our own (tests/bench), {steps} steps of {BATCH}'
    write({
        'provenance': provenance, 'rank': RANK, 'added': added_by(reader, 1), 'gates': numbers(reader.gates), 'kinds': numbers(reader.kinds),
        'heads': {name: numbers(one) for name, one in reader.heads.items()}, 'none': rounded([float(reader.none)])[0]}, READER)


main()
