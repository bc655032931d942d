/**
 * The recogniser: tesseract's LSTM networks as WebAssembly, in the calling thread, with language data from npm packages.
 * It blocks its thread while it reads.
 */
import { createRequire } from 'node:module';
import { languageData } from './installed.ts';
import { latticeOf, type Lattice } from './lattice.ts';
import { STRIP_HEIGHT, type Sheet, type Strip } from './strips.ts';

/** A character with its box across, pixels of the sheet, and confidence, 0 to 1. */
export interface ReadSymbol {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly confidence: number;
}
export interface ReadWord {
  readonly text: string;
  readonly confidence: number;
  readonly symbols: readonly ReadSymbol[];
}
export interface Reading {
  readonly strip: Strip;
  readonly words: readonly ReadWord[];
}

export interface Core {
  /** Loads a language, or several joined by "+"; nothing where it is loaded already. */
  use(languages: string): void;
  /** Reads every strip of a sheet. */
  read(sheet: Sheet): Reading[];
  /** What the network saw at each step across every strip; takes half as long again. */
  lattices(sheet: Sheet): Lattice[];
}

/** What is used of the module; it carries no types of its own. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}
interface TesseractApi {
  Init(path: null, languages: string, engine: number, config: string): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  SetSourceResolution(dpi: number): void;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(page: number): string;
  GetHOCRText(page: number): string;
}

const require = createRequire(import.meta.url);
/** Only the LSTM networks, not the classic engine. */
const LSTM_ONLY = 1;
/** One line, without any page analysis. */
const RAW_LINE = '13';

/** Loads the WebAssembly module. Once per thread is enough. */
export async function loadCore(): Promise<Core> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no types
  const start = require('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<TesseractModule>;
  const core = await start({ TesseractProgress: () => {}, printErr: () => {} });
  const apis = new Map<string, TesseractApi>();
  const present = new Set<string>();
  let current: TesseractApi | null = null;
  const take = ({ image }: Sheet): TesseractApi => {
    if (current === null) throw new Error('no language was chosen');
    // Portable greymap: the plainest of the formats the module reads.
    const header = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1');
    core.FS.writeFile('/input', Buffer.concat([header, image.data]));
    if (current.SetImageFile(1, 0) === 1) throw new Error('the recogniser did not take the picture');
    current.SetSourceResolution(300);
    return current;
  };
  return {
    use(languages) {
      let api = apis.get(languages);
      if (api === undefined) {
        for (const language of languages.split('+')) {
          if (present.has(language)) continue;
          core.FS.writeFile(`./${language}.traineddata`, languageData(language));
          present.add(language);
        }
        core.FS.writeFile('/config', Buffer.from('tessedit_do_invert 0\n'));
        api = new core.TessBaseAPI();
        if (api.Init(null, languages, LSTM_ONLY, '/config') !== 0)
          throw new Error(`the language data of ${languages} cannot be used`);
        api.SetVariable('tessedit_pageseg_mode', RAW_LINE);
        api.SetVariable('tessedit_do_invert', '0');
        apis.set(languages, api);
      }
      current = api;
    },
    read(sheet) {
      const api = take(sheet);
      return sheet.strips.map((strip) => {
        if (strip.segment.dash) return { strip, words: [DASH] };
        recognise(api, strip);
        return { strip, words: wordsOf(api.GetJSONText(0)) };
      });
    },
    lattices(sheet) {
      const api = take(sheet);
      api.SetVariable('lstm_choice_mode', '1');
      try {
        return sheet.strips.map((strip) => {
          recognise(api, strip);
          return latticeOf(api.GetHOCRText(0));
        });
      } finally {
        api.SetVariable('lstm_choice_mode', '0');
      }
    },
  };
}

const DASH: ReadWord = { text: '-', confidence: 0.9, symbols: [] };

function recognise(api: TesseractApi, strip: Strip): void {
  api.SetRectangle(strip.x, strip.y, strip.width, STRIP_HEIGHT);
  api.Recognize(null);
}

interface JsonWord {
  readonly text: string;
  readonly confidence: number;
  readonly symbols: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: { readonly x0: number; readonly x1: number };
  }[];
}
interface JsonPage {
  readonly blocks?: readonly {
    readonly paragraphs: readonly { readonly lines: readonly { readonly words: readonly JsonWord[] }[] }[];
  }[];
}

function wordsOf(json: string): ReadWord[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the module writes
  const page = JSON.parse(json) as JsonPage;
  const words: ReadWord[] = [];
  for (const block of page.blocks ?? [])
    for (const paragraph of block.paragraphs)
      for (const line of paragraph.lines)
        for (const word of line.words)
          words.push({
            text: word.text,
            confidence: word.confidence / 100,
            symbols: word.symbols.map(({ text, confidence, bbox }) => ({
              text,
              x0: bbox.x0,
              x1: bbox.x1,
              confidence: confidence / 100,
            })),
          });
  return words;
}
