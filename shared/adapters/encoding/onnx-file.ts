import protobuf from 'protobufjs/minimal.js';

/** Kinds of elements, by their numbers in the format (`TensorProto.DataType`). */
export const ELEMENT = { float: 1, uint8: 2, int64: 7 } as const;
type Element = (typeof ELEMENT)[keyof typeof ELEMENT];

/** A whole number, several, or a fraction; a fraction is one by its form, not by its value. */
export type Attribute = number | readonly number[] | { readonly fraction: number };

export interface Value {
  readonly name: string;
  readonly element: Element;
  /** A name stands for a side of any length. */
  readonly sides: readonly (number | string)[];
}

/** A part of a file beside the model. */
export interface Outside {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

const IR_VERSION = 9;
const OPERATORS = 20;
const EXTERNAL = 1;
const INTEGER = 2;
const FLOAT = 1;
const INTEGERS = 7;

/** Writes a model as ONNX (ir 9, operators 20): the few messages of `onnx.proto` that a graph of known shape takes. */
export class OnnxFile {
  readonly #nodes: protobuf.Writer[] = [];
  readonly #tensors: protobuf.Writer[] = [];
  #count = 0;

  /** Adds what is known beforehand; returns its name. */
  tensor(element: Element, sides: readonly number[], bytes: Uint8Array): string {
    const { name, tensor } = this.#begin(element, sides);
    tensor.uint32(tag(9, LENGTH)).bytes(bytes);
    return name;
  }

  /** The same, where its bytes stand in `file` from `offset` on. */
  outside(element: Element, sides: readonly number[], place: Outside): string {
    const { name, tensor } = this.#begin(element, sides);
    for (const [key, value] of Object.entries({
      location: place.file,
      offset: String(place.offset),
      length: String(place.length),
    })) {
      tensor.uint32(tag(13, LENGTH)).fork();
      tensor.uint32(tag(1, LENGTH)).string(key).uint32(tag(2, LENGTH)).string(value).ldelim();
    }
    tensor.uint32(tag(14, VARINT)).uint32(EXTERNAL);
    return name;
  }

  floats(sides: readonly number[], values: Float32Array): string {
    return this.tensor(
      ELEMENT.float,
      sides,
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    );
  }

  number(value: number): string {
    return this.floats([], Float32Array.of(value));
  }

  integers(values: readonly number[]): string {
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    return this.tensor(ELEMENT.int64, [values.length], bytes);
  }

  /** Adds an operation; returns the name of what it gives. */
  node(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, Attribute>> = {},
  ): string {
    const [output = ''] = this.nodes(operator, inputs, 1, attributes);
    return output;
  }

  /** An operation that gives several things. */
  nodes(
    operator: string,
    inputs: readonly string[],
    outputs: number,
    attributes: Readonly<Record<string, Attribute>> = {},
  ): readonly string[] {
    const names = Array.from({ length: outputs }, () => this.#next());
    const node = protobuf.Writer.create();
    for (const input of inputs) node.uint32(tag(1, LENGTH)).string(input);
    for (const name of names) node.uint32(tag(2, LENGTH)).string(name);
    node.uint32(tag(4, LENGTH)).string(operator);
    for (const [name, value] of Object.entries(attributes)) {
      node.uint32(tag(5, LENGTH)).fork();
      writeAttribute(node, name, value);
      node.ldelim();
    }
    this.#nodes.push(node);
    return names;
  }

  /** The whole model. */
  finish(inputs: readonly Value[], output: Value): Uint8Array {
    const file = protobuf.Writer.create();
    file.uint32(tag(1, VARINT)).uint32(IR_VERSION).uint32(tag(7, LENGTH)).fork();
    for (const node of this.#nodes) file.uint32(tag(1, LENGTH)).bytes(node.finish());
    file.uint32(tag(2, LENGTH)).string('graph');
    for (const tensor of this.#tensors) file.uint32(tag(5, LENGTH)).bytes(tensor.finish());
    for (const input of inputs) writeValue(file, 11, input);
    writeValue(file, 12, output);
    file.ldelim().uint32(tag(8, LENGTH)).fork();
    file.uint32(tag(1, LENGTH)).string('').uint32(tag(2, VARINT)).uint32(OPERATORS);
    return file.ldelim().finish();
  }

  #begin(
    element: Element,
    sides: readonly number[],
  ): { readonly name: string; readonly tensor: protobuf.Writer } {
    const name = this.#next();
    const tensor = protobuf.Writer.create();
    for (const side of sides) tensor.uint32(tag(1, VARINT)).uint32(side);
    tensor.uint32(tag(2, VARINT)).uint32(element).uint32(tag(8, LENGTH)).string(name);
    this.#tensors.push(tensor);
    return { name, tensor };
  }

  #next(): string {
    this.#count += 1;
    return `t${this.#count}`;
  }
}

const VARINT = 0;
const LENGTH = 2;
const FIXED = 5;

function tag(field: number, kind: number): number {
  return field * 8 + kind;
}

function writeAttribute(writer: protobuf.Writer, name: string, value: Attribute): void {
  writer.uint32(tag(1, LENGTH)).string(name);
  const kind = (number: number): void => void writer.uint32(tag(20, VARINT)).uint32(number);
  if (typeof value === 'number') {
    writer.uint32(tag(3, VARINT)).int64(value);
    kind(INTEGER);
  } else if ('fraction' in value) {
    writer.uint32(tag(2, FIXED)).float(value.fraction);
    kind(FLOAT);
  } else {
    for (const one of value) writer.uint32(tag(8, VARINT)).int64(one);
    kind(INTEGERS);
  }
}

function writeValue(writer: protobuf.Writer, field: number, { name, element, sides }: Value): void {
  writer.uint32(tag(field, LENGTH)).fork().uint32(tag(1, LENGTH)).string(name);
  writer.uint32(tag(2, LENGTH)).fork().uint32(tag(1, LENGTH)).fork();
  writer.uint32(tag(1, VARINT)).uint32(element).uint32(tag(2, LENGTH)).fork();
  for (const side of sides) {
    writer.uint32(tag(1, LENGTH)).fork();
    if (typeof side === 'number') writer.uint32(tag(1, VARINT)).uint32(side);
    else writer.uint32(tag(2, LENGTH)).string(side);
    writer.ldelim();
  }
  writer.ldelim().ldelim().ldelim().ldelim();
}
