/** Statements that are no single table: sections, cards, several accounts. The layout draws, this file does the rest. */
import { COMMA_DOT, type NumberStyle } from './format.ts';
import type { Language } from './language/language.ts';
import type { Generated, Layout } from './layout.ts';
import { numberPages, smallPrint, type Scene } from './letterhead.ts';
import { makeAccount, type Account, type AccountOptions } from './model.ts';
import { MINUS, type Dress } from './money.ts';
import type { Face } from './paper/fonts.ts';
import { Paper, type PaperOptions } from './paper/paper.ts';
import { renderPdf } from './paper/render.ts';
import { hashText, seededRandom, type Random } from './random.ts';
import { randomPeriod, type Period } from './single.ts';
import type { Truth, TruthAccount } from './truth.ts';

/** What a layout draws with. */
export interface Kit {
  readonly random: Random;
  readonly paper: Paper;
  /** Dates of the statement. */
  readonly start: string;
  readonly end: string;
  readonly account: (options: Partial<AccountOptions> & { readonly count: number }) => Account;
  readonly scene: (account: Account) => Scene;
}

export interface ComposedSpec {
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
  readonly numbers?: NumberStyle;
  readonly face?: Face;
  readonly color?: string;
  readonly dress?: Dress;
  readonly paper?: PaperOptions;
  readonly period?: Period;
  readonly expected?: Truth['expected_status'];
  readonly notes?: string;
  /** Draws the statement and tells what it says. */
  readonly build: (kit: Kit) => TruthAccount[];
}

export function composed(spec: ComposedSpec): Layout {
  return { name: spec.name, tags: spec.tags, generate: (seed) => generate(spec, seed) };
}

async function generate(spec: ComposedSpec, seed: number): Promise<Generated> {
  const random = seededRandom(hashText(`${spec.name}/${seed}`));
  const numbers = spec.numbers ?? COMMA_DOT;
  const paper = new Paper(spec.paper);
  const period = randomPeriod(random, spec.period ?? 'month');
  const scene = (account: Account): Scene => ({
    random,
    account,
    language: spec.language,
    numbers,
    face: spec.face ?? { family: 'sans', size: 8.5 },
    color: spec.color ?? '#1d4f73',
    dress: spec.dress ?? MINUS,
  });
  let last: Account | undefined;
  const accounts = spec.build({
    random,
    paper,
    ...period,
    scene,
    account: (options) =>
      (last = makeAccount(random, {
        language: spec.language,
        currency: spec.currency,
        numbers,
        ...period,
        ...options,
      })),
  });
  if (last) {
    smallPrint(paper, scene(last));
    numberPages(paper, scene(last));
  }
  return {
    pdf: await renderPdf(paper),
    truth: {
      layout: spec.name,
      variant: '',
      kind: 'digital',
      country: spec.country,
      language: spec.language.code,
      currency: spec.currency,
      order: 'asc',
      pages: paper.pages.length,
      expected_status: spec.expected ?? 'verified',
      tags: spec.tags,
      accounts,
      ...(spec.notes ? { notes: spec.notes } : {}),
    },
  };
}
