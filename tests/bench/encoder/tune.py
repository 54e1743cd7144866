"""Moves the encoder so that quotes which answer come near to what is asked.

    python3 -B tune.py CASES PACKAGES LOW_RANK

CASES: lines {"question", "choices": [{"text", "value", "isRight"}]}. PACKAGES: node_modules. LOW_RANK: the file that is written.

Low-rank adaptation (Hu et al. 2021) of the upper four layers of all-MiniLM-L6-v2. For a question, a right quote and others, the
likeliest by words among them, three losses are added, all cross-entropies of a softmax over SCALE x cosine: which is right, where the value by
words counts, too, VALUE times, for three of five; half of which is right with "none of them" as a choice; .3 of which is right among all quotes
of the batch and none. For three questions of ten the right quote is held back, so that none is right. How near "none" lies is learned along,
and serves the learning alone. Texts are read to 96 pieces, of 112 in the product, for the time it takes. Debian's python3-torch and
libopenblas0-pthread. Of what was learned TAKEN is taken: between the weights of before and of after lies what answers the questions it was
learned on nearly as well, and others as before (Wortsman et al. 2022). VALUE and other numbers shared with read.py stand in minilm.py.
"""
import json, random, sys
import torch
import torch.nn.functional as F
from minilm import BATCH, FIRST, LAYERS, RANK, SCALE, Layers, Pieces, added_by, cross_entropy, draw, hidden, learn, mean_of, with_words, write

CASES, PACKAGES, LOW_RANK = sys.argv[1:4]
PIECES, PASSES, SEED = 96, 1.05, 1
HELD_BACK, NONE_RATE = .3, 4
TAKEN = .7
random.seed(SEED)
torch.manual_seed(SEED)


class Encoder(Layers):
    def __init__(self):
        super().__init__(PACKAGES)
        self.pieces = Pieces(PACKAGES)
        self.none = torch.nn.Parameter(torch.tensor(.35))

    def forward(self, texts):
        state, mask = self.begin(texts)
        for layer in range(FIRST, LAYERS):
            state = self.layer(state, hidden(mask), layer)
        return mean_of(state, mask)


def encode(encoder, texts):
    """Texts of about the same length together."""
    order, vectors = sorted(range(len(texts)), key=lambda at: len(texts[at])), [None] * len(texts)
    for start in range(0, len(order), 24):
        batch = order[start:start + 24]
        for at, vector in zip(batch, encoder([encoder.pieces.cut(texts[k], PIECES) for k in batch])):
            vectors[at] = vector
    return torch.stack(vectors)


def lose(encoder, cases):
    drawn = [draw(case, HELD_BACK) for case in cases]
    vectors = encode(encoder, [case['question'] for case in cases] + [one['text'] for choices in drawn for one in choices])
    asked, said, none = vectors[:len(cases)], vectors[len(cases):], SCALE * encoder.none
    at, best, ordered, told = 0, [], [], 0
    for number, choices in enumerate(drawn):
        likeness, is_held = SCALE * said[at:at + len(choices)] @ asked[number], not choices[0]['isRight']
        told = told + cross_entropy(torch.cat([likeness, none[None]]), len(choices) if is_held else 0) / len(cases)
        best.append(len(said) if is_held else at)
        at += len(choices)
        if not is_held:
            ordered.append(cross_entropy(with_words(likeness, choices), 0))
    among = torch.cat([SCALE * asked @ said.T, none.expand(len(cases), 1)], 1)
    return sum(ordered) / max(1, len(ordered)) + .5 * told + .3 * F.cross_entropy(among, torch.tensor(best))


def main():
    cases, encoder = [json.loads(line) for line in open(CASES)], Encoder()
    others = [one for one in encoder.parameters() if one is not encoder.none]
    groups = [{'params': [encoder.none], 'times': NONE_RATE}, {'params': others, 'times': 1}]
    steps = learn(cases, groups, lambda batch: lose(encoder, batch), PASSES)
    provenance = f'{len(cases)} questions on manuals of Debian 12 and on texts of our own (tests/bench), {steps} steps of {BATCH}; {TAKEN} of what was learned'
    write({'provenance': provenance, 'rank': RANK, 'added': added_by(encoder, TAKEN)}, LOW_RANK)


main()
