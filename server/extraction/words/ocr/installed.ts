/**
 * Networks that are installed: those shipped with the product, other packages of the same family beside them, and files in
 * a folder of the administrator's (`STATEMENT_DESK_TESSDATA`). Nothing is ever looked for on a network.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
/** Shipped, so that its folder tells where the others would be. */
const ONE_OF_THEM = '@tesseract.js-data/fra/package.json';
/** The networks in integers: small, fast, and as good on print. */
const VARIANT = '4.0.0_best_int';
/** Of a network's file; `osd` and `equ` tell other things than letters. */
const FILE = /^(?!osd|equ)([a-z]{3}(?:_[a-z]+)*)\.traineddata(?:\.gz)?$/i;

/** Tesseract's names of all installed languages, in no order that means anything. */
export function installedLanguages(folder = process.env['STATEMENT_DESK_TESSDATA']): string[] {
  const packages = dirname(dirname(require.resolve(ONE_OF_THEM)));
  const shipped = readdirSync(packages).filter((name) => existsSync(fileOf(packages, name)));
  return [...new Set([...shipped, ...own(folder).map(([language]) => language)])];
}

/** A network as tesseract reads it. Throws where the language is not installed. */
export function languageData(language: string, folder = process.env['STATEMENT_DESK_TESSDATA']): Uint8Array {
  const chosen = own(folder).find(([name]) => name === language)?.[1];
  const path = chosen ?? fileOf(dirname(dirname(require.resolve(ONE_OF_THEM))), language);
  if (!existsSync(path)) throw new Error(`no language data for ${language} is installed`);
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

function fileOf(packages: string, language: string): string {
  return join(packages, language, VARIANT, `${language}.traineddata.gz`);
}

/** Files of the administrator's folder; none where there is no such folder. */
function own(folder: string | undefined): (readonly [language: string, path: string])[] {
  if (folder === undefined || folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const language = FILE.exec(name)?.[1];
    return language === undefined ? [] : [[language, join(folder, name)] as const];
  });
}
