import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('../../../../server/extraction/open/pdfjs-module.ts', import.meta.url));

/** What a fresh process knows of the canvas: `script` runs behind the import of pdf.js. */
async function afterPdfjs(script: string): Promise<unknown> {
  const program = `
    import { createRequire } from 'node:module';
    const { cache } = createRequire(${JSON.stringify(module)});
    const canvas = () => Object.keys(cache).some((path) => /napi-rs.canvas/.test(path));
    await import(${JSON.stringify(module)});
    ${script}`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(stderr).toBe('');
  const answer: unknown = JSON.parse(stdout);
  return answer;
}

it('loads pdf.js without the canvas, which comes with its first constructor', async () => {
  expect(
    await afterPdfjs(`
      const before = canvas();
      const { a, e } = new DOMMatrix([1, 0, 0, 1, 7, 0]).scaleSelf(2, 2);
      console.log(JSON.stringify({ before, a, e, after: canvas(), is: new Path2D() instanceof Path2D }));`),
  ).toEqual({ before: false, a: 2, e: 7, after: true, is: true });
});

it('gives the canvas to those who draw', async () => {
  expect(
    await afterPdfjs(`
      const { createCanvas } = await import('@napi-rs/canvas');
      console.log(createCanvas(3, 4).height);`),
  ).toBe(4);
});
