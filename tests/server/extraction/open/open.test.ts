import { describe, expect, it, vi } from 'vitest';
import { ExtractionError } from '../../../../server/extraction/errors.ts';
import { decryptedCopy } from '../../../../server/extraction/open/decrypt.ts';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { PackageData } from '../../../../server/extraction/open/package-data.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, text } from './pdf.ts';

const twoPages = (options = {}) =>
  makePdf((pdf) => {
    text(pdf, 'Opening balance 1,234.56', 50, 100);
    pdf.addPage();
    text(pdf, 'Closing balance 65.43', 50, 100);
  }, options);

/** The code of the expected error; it always comes with a hint. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return error.hint === '' ? 'no hint' : error.code;
  }
}

async function textOf(bytes: Uint8Array, password?: string): Promise<string[]> {
  const document = await openDocument(bytes, { password });
  const pages: string[] = [];
  for await (const { page } of textLayers(document))
    pages.push(page.words.map((word) => word.text).join(' '));
  await document.close();
  return pages;
}

const ENCRYPTIONS = [
  ['RC4, 40 bits', '1.3'],
  ['RC4, 128 bits', '1.4'],
  ['AES, 128 bits', '1.7'],
  ['AES, 256 bits', '1.7ext3'],
] as const;

describe('opening by content', () => {
  it('opens a PDF and counts its pages, without taking the bytes away', async () => {
    const bytes = await twoPages();
    const document = await openDocument(bytes);
    expect(document).toMatchObject({ mediaType: 'application/pdf', pageCount: 2, encrypted: false });
    await document.close();
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('opens a PDF that begins with other bytes', async () => {
    const bytes = await twoPages();
    const shifted = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), bytes]);
    const document = await openDocument(shifted);
    expect(document.pageCount).toBe(2);
    await document.close();
  });

  it('tells an empty file', async () => {
    expect(await codeOf(openDocument(new Uint8Array()))).toBe('empty_file');
  });

  it('refuses text as unsupported', async () => {
    const bytes = Buffer.from('date,amount\n2024-01-01,3.50\n');
    expect(await codeOf(openDocument(new Uint8Array(bytes)))).toBe('unsupported_content');
  });

  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['TIFF', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]],
    ['BMP', [...Buffer.from('BM'), ...Buffer.alloc(12), 40, 0, 0, 0]],
    ['GIF', [...Buffer.from('GIF89a')]],
    ['HEIC', [0, 0, 0, 24, ...Buffer.from('ftypheic')]],
    ['WebP', [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBPVP8 ')]],
  ])('tells a %s of which only the beginning is there', async (_name, bytes) => {
    expect(await codeOf(openDocument(Uint8Array.from(bytes)))).toBe('damaged_file');
  });

  it.each([0.3, 0.6, 0.95])('tells a PDF of which only %f is there', async (share) => {
    const bytes = await twoPages();
    expect(await codeOf(openDocument(bytes.subarray(0, bytes.length * share)))).toBe('damaged_file');
  });

  it('tells a PDF of which nothing but the header makes sense', async () => {
    const noise = Buffer.from(`%PDF-1.4\n${'nonsense '.repeat(200)}\nstartxref\n5\n%%EOF\n`);
    expect(await codeOf(openDocument(noise))).toBe('damaged_file');
  });

  it('refuses more pages than allowed', async () => {
    const bytes = await twoPages();
    expect(await codeOf(openDocument(bytes, { maxPages: 1 }))).toBe('too_many_pages');
    const document = await openDocument(bytes, { maxPages: 2 });
    await document.close();
  });
});

describe.each(ENCRYPTIONS)('a PDF encrypted with %s', (_name, pdfVersion) => {
  const encrypted = twoPages({ pdfVersion, userPassword: 'gehe1m', ownerPassword: 'other' });

  it('asks for the password, and says when it is wrong', async () => {
    expect(await codeOf(openDocument(await encrypted))).toBe('password_required');
    expect(await codeOf(openDocument(await encrypted, { password: 'wrong' }))).toBe('password_wrong');
    await expect(openDocument(await encrypted)).rejects.toHaveProperty(
      'hint',
      expect.stringContaining('`password`'),
    );
  });

  it('opens with the password', async () => {
    const document = await openDocument(await encrypted, { password: 'gehe1m' });
    expect(document).toMatchObject({ encrypted: true, neededPassword: true, pageCount: 2 });
    await document.close();
  });

  it('yields a copy with the same text that needs no password', async () => {
    const copy = await decryptedCopy(await encrypted, 'gehe1m');
    expect(await textOf(copy)).toEqual(await textOf(await encrypted, 'gehe1m'));
    expect(await textOf(copy)).toEqual(['Opening balance 1,234.56', 'Closing balance 65.43']);
    const document = await openDocument(copy);
    expect(document).toHaveProperty('encrypted', false);
    await document.close();
  });
});

it('opens a PDF that is locked only for its owner, whatever password is given', async () => {
  const bytes = await twoPages({ pdfVersion: '1.7', ownerPassword: 'owner' });
  const document = await openDocument(bytes, { password: 'needless' });
  expect(document).toMatchObject({ encrypted: true, neededPassword: false, pageCount: 2 });
  await document.close();
});

describe('fonts that are not in the file', () => {
  it('are left alone to read text, and taken apart to draw', async () => {
    const fetched = vi.spyOn(PackageData.prototype, 'fetch');
    const document = await openDocument(await twoPages());
    if (document.kind !== 'pdf') throw new Error('not a PDF');
    try {
      const words = [];
      for await (const { page } of textLayers(document)) words.push(...page.words);
      expect(words.map(({ text: word }) => word)).toContain('1,234.56');
      expect(fetched).not.toHaveBeenCalled();
      await (await document.pageToDraw(2)).getOperatorList();
      expect(fetched).toHaveBeenCalledWith(expect.objectContaining({ kind: 'standardFontDataUrl' }));
    } finally {
      await document.close();
      fetched.mockRestore();
    }
  });
});
