/**
 * Keeps pdf.js from loading the canvas along with itself: 24 MB and a good part of a thread's start, for something that only
 * drawing needs. pdf.js looks for it once, while it is loaded, and takes two constructors from it as globals. It is given
 * two that load the canvas when they are first used. See pdfjs-module.ts, which undoes this as soon as pdf.js is there.
 */
import { createRequire } from 'node:module';

type Name = 'DOMMatrix' | 'Path2D';
type Canvas = Readonly<Record<Name, new (...args: unknown[]) => object>>;

const PACKAGE = '@napi-rs/canvas';
const own = createRequire(import.meta.url);
const path = createRequire(own.resolve('pdfjs-dist/package.json')).resolve(PACKAGE);

/** Whether it stands in for the canvas: not where that is there already. */
const hides = own.cache[path] === undefined;
if (hides) {
  const exports = { DOMMatrix: later('DOMMatrix'), Path2D: later('Path2D') };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that `require` reads of a module it has
  own.cache[path] = { exports, loaded: true } as NodeJS.Module;
}

/** From here on the canvas is loaded by those who ask for it. */
export function giveCanvasBack(): void {
  if (hides) delete own.cache[path];
}

/** Stands for a constructor of the canvas. */
function later(name: Name): object {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unsafe-return -- see Canvas
  const real = (): Canvas[Name] => (own(path) as Canvas)[name];
  // A function, because a proxy can only be called with `new` where its target can.
  return new Proxy(function () {}, {
    construct: (_, args: unknown[]): object => new (real())(...args),
    get: (_, key): unknown => Reflect.get(real(), key),
  });
}
