/** What offices and telephones do to paper, on generated statements: read as printed, or said to be in doubt. */
import { afterAll, describe, expect, it } from 'vitest';
import { scoreStatement } from '../../../../../server/cli/evaluate/score.ts';
import { extractStatement } from '../../../../../server/extraction/extract.ts';
import { createRecogniserPool } from '../../../../../server/extraction/words/ocr/pool.ts';
import { SCAN_KINDS, scanOf } from '../../../../statements/paper/scans.ts';
import { layouts } from '../../../../statements/registry.ts';

const SEED = 12;
/** Recognition takes seconds a page, on busy machines many; ms. */
const PATIENCE = 180_000;
const recogniser = createRecogniserPool(2);
afterAll(() => recogniser.close());

async function scoreOf(kindName: string, layoutName: string) {
  const kind = SCAN_KINDS.find(({ name }) => name === kindName)!;
  const generated = await layouts.find(({ name }) => name === layoutName)!.generate(SEED);
  const { bytes } = await scanOf(generated, kind, SEED);
  const { statement } = await extractStatement(bytes, { recogniser });
  return scoreStatement(generated.truth, statement);
}

describe('scans and photos', { timeout: PATIENCE }, () => {
  it.each([
    ['black and white, as a fax machine saves', 'bilevel300', 'trailing-minus'],
    ['with signs in a column of their own', 'scan200', 'plus-minus-column'],
    ['of pale print', 'pale200', 'overdrawn-od'],
    ['on its head, with a fold across', 'head200', 'drawn-upside-down'],
    ['with a stamp over the rows', 'stamp200', 'overdrawn-od'],
    ['photographed, from aside', 'photo', 'd-c-column'],
    ['in another script', 'scan200', 'japanese-signed'],
    ['in Cyrillic letters', 'scan200', 'russian-out-in'],
  ])('reads a page %s', async (_name, kind, layout) => {
    const { silentError, differences } = await scoreOf(kind, layout);
    expect(silentError).toBe(false);
    expect(differences.filter((line) => !/^(?:text|fact)/.test(line))).toEqual([]);
  });

  it('reads typewritten pages with holes and ticks of a pen nearly whole, and hides nothing', async () => {
    const { strict, silentError } = await scoreOf('holes250', 'soll-haben-two-dates');
    expect(silentError).toBe(false);
    expect(strict.matched).toBeGreaterThan(9 * (strict.missing + strict.surplus));
  });
});
