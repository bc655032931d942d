import { describe, expect, it } from 'vitest';
import { readLayers, type Layer } from '../../../../../../server/extraction/words/ocr/network/layers.ts';
import { Cursor } from '../../../../../../server/extraction/words/ocr/network/trained-data.ts';

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([int(value.length), Buffer.from(value)]);
const doubles = (...values: number[]): Buffer => Buffer.from(Float64Array.from(values).buffer);
const layer = (kind: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.of(0),
    text(kind),
    Buffer.of(0, 0),
    int(0),
    int(1),
    int(1),
    int(1),
    text('its name'),
    ...content,
  ]);

describe('readLayers', () => {
  it('takes weights that are doubles as integers, each row by its largest', () => {
    const content = [Buffer.of(128), int(2), int(3), doubles(0), doubles(1, -0.25, 0.01, 0, 0, 0)];
    const layers: Layer[] = [];
    expect(readLayers(new Cursor(layer('Series', int(1), layer('Tanh', ...content))), layers)).toBe(
      'Series(Tanh)',
    );
    const { matrices } = layers[0]!;
    expect([...matrices[0]!.weights]).toEqual([127, -32, 1, 0, 0, 0]);
    expect([...matrices[0]!.scales]).toEqual([1 / 127, 0]);
  });

  it('tells a kind that is not known, whatever follows it', () => {
    expect(readLayers(new Cursor(layer('Series', int(2), layer('Relu'))), [])).toBe('');
  });

  it('refuses weights in a format of long ago, and a file that ends early', () => {
    expect(() => readLayers(new Cursor(layer('Tanh', Buffer.of(1), int(1))), [])).toThrow('given up');
    expect(() => readLayers(new Cursor(layer('LSTM', int(4))), [])).toThrow('end early');
  });
});
