/** Fields of a form as runs of text: what they say and where. pdf.js's page is stood in for by its answers. */
import { describe, expect, it } from 'vitest';
import type { PDFPageProxy } from '../../../../server/extraction/open/pdfjs.ts';
import { isText } from '../../../../server/extraction/words/orientation.ts';
import { withFieldTexts } from '../../../../server/extraction/words/form-fields.ts';
import type { PageText } from '../../../../server/extraction/words/pdf-page.ts';

const EMPTY: PageText = { items: [], styles: {}, exact: false };

async function runs(...annotations: readonly object[]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a page is asked for
  const page = { getAnnotations: async () => annotations } as unknown as PDFPageProxy;
  const { items } = await withFieldTexts(page, EMPTY);
  return items.filter(isText).map(({ str, transform, width }) => ({
    str,
    at: transform.map((value: number) => Math.round(value * 10) / 10 + 0),
    width: Math.round(width * 10) / 10,
  }));
}

const field = (more: object): object => ({
  subtype: 'Widget',
  fieldType: 'Tx',
  rect: [100, 600, 200, 620],
  defaultAppearanceData: { fontSize: 10 },
  fieldValue: '12.50',
  ...more,
});

describe('a field of a form', () => {
  it('is a run on the middle of its height, at the edge its text is set to', async () => {
    expect(await runs(field({}))).toEqual([{ str: '12.50', at: [10, 0, 0, 10, 102, 606.5], width: 25 }]);
    const [right] = await runs(field({ textAlignment: 2 }));
    expect(right!.at.slice(4)).toEqual([173, 606.5]);
    const [middle] = await runs(field({ textAlignment: 1 }));
    expect(middle!.at.slice(4)).toEqual([137.5, 606.5]);
  });

  it('says what it shows, not what it holds', async () => {
    expect((await runs(field({ fieldValue: '1250', textContent: ['1,250.00'] })))[0]!.str).toBe('1,250.00');
    expect((await runs(field({ fieldType: 'Ch', fieldValue: ['Savings'] })))[0]!.str).toBe('Savings');
  });

  it('has each of its lines below the one before', async () => {
    const lines = await runs(
      field({ multiLine: true, rect: [100, 560, 200, 620], fieldValue: 'Rent\rApril' }),
    );
    expect(lines.map(({ str, at }) => [str, at[5]])).toEqual([
      ['Rent', 608],
      ['April', 596.5],
    ]);
  });

  it.each([
    [90, [100, 600, 120, 620], [0, 10, -10, 0, 113.5, 602]],
    [180, [100, 600, 200, 620], [-10, 0, 0, -10, 198, 613.5]],
    [270, [100, 600, 120, 620], [0, -10, 10, 0, 106.5, 618]],
  ])('turned by %d degrees begins at the corner turned with it', async (rotation, rect, at) => {
    expect((await runs(field({ rotation, rect })))[0]!.at).toEqual(at);
  });

  it.each([
    ['empty', field({ fieldValue: ' ' })],
    ['hidden', field({ hidden: true })],
    ['a password', field({ password: true })],
    ['a box to tick', field({ fieldType: 'Btn' })],
    ['a note of a reader', { subtype: 'FreeText', rect: [0, 0, 9, 9], textContent: ['Ask about this'] }],
  ])('is nothing where it is %s', async (_, annotation) => {
    expect(await runs(annotation)).toEqual([]);
  });
});
