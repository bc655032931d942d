import { describe, expect, it } from 'vitest';
import { suspicionsOf } from '../../../../server/extraction/open/content-streams.ts';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, text } from '../open/pdf.ts';
import type { Pdf } from '../open/pdf.ts';

async function read(draw: (pdf: Pdf) => void, options = {}) {
  const bytes = await makePdf(draw, options);
  const document = await openDocument(bytes);
  const { value } = await textLayers(document).next();
  await document.close();
  return {
    words: value!.page.words.map((word) => word.text).join(' '),
    layer: value!,
    suspected: suspicionsOf(bytes).hiddenText,
  };
}

function rows(pdf: Pdf): void {
  text(pdf, '05/01 Coffee house 3.20', 50, 100);
  text(pdf, '06/01 Book shop 12.50', 50, 120);
}

/** Text of rendering mode 3, which pdfkit has no option for. */
function invisible(pdf: Pdf, content: string, x: number, y: number): void {
  pdf.save();
  pdf.addContent('3 Tr');
  text(pdf, content, x, y);
  pdf.addContent('0 Tr');
  pdf.restore();
}

describe('text that cannot be seen', () => {
  it.each<[string, (pdf: Pdf) => void]>([
    ['rendered invisibly', (pdf) => invisible(pdf, '07/01 Decoy 99.00', 50, 140)],
    ['white on the paper', (pdf) => text(pdf.fillColor('white'), '07/01 Decoy 99.00', 50, 140)],
    [
      'in the colour of its background',
      (pdf) => {
        pdf.rect(40, 125, 300, 20).fill('#fefefe');
        text(pdf.fillColor('#ffffff'), '07/01 Decoy 99.00', 50, 140);
      },
    ],
    ['transparent', (pdf) => text(pdf.fillOpacity(0), '07/01 Decoy 99.00', 50, 140)],
    ['beside the same word that is seen', (pdf) => invisible(pdf, 'D 05/01', 110, 100)],
    ['in place of what is seen', (pdf) => invisible(pdf, '08/02 Other words 9', 50, 100)],
  ])('is left out: %s', async (_name, hide) => {
    const { words, layer, suspected } = await read((pdf) => {
      rows(pdf);
      hide(pdf);
    });
    expect(suspected).toBe(true);
    expect(words).toBe('05/01 Coffee house 3.20 06/01 Book shop 12.50');
    expect(layer.dropped.some((each) => each.reason === 'hidden')).toBe(true);
  });

  it('is not confused with white text on a dark heading', async () => {
    const { words } = await read((pdf) => {
      pdf.rect(40, 60, 400, 20).fill('#003366');
      text(pdf.fillColor('white'), 'Date Description Amount', 50, 75);
      rows(pdf.fillColor('black'));
    });
    expect(words).toBe('Date Description Amount 05/01 Coffee house 3.20 06/01 Book shop 12.50');
  });

  it('is kept where the whole layer is the recognised text of a scan', async () => {
    const { words } = await read((pdf) => {
      invisible(pdf, '05/01 Coffee house 3.20', 50, 100);
      invisible(pdf, '06/01 Book shop 12.50', 50, 120);
    });
    expect(words).toBe('05/01 Coffee house 3.20 06/01 Book shop 12.50');
  });

  it('is left out where a line that shows a word twice stands over its copy', async () => {
    const period = 'Period Aug 1, 2024 through Aug 31, 2024';
    const names = ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Bay', 'Box', 'Fig', 'Nut', 'Tea', 'Rye', 'Hop'];
    const texts = [period, ...names.map((name) => `Branch ${name}`)];
    const { words } = await read((pdf) => {
      pdf.font('Times-Roman');
      texts.forEach((content, at) => invisible(pdf, content, 50.5, 140 + 12 * at));
      texts.forEach((content, at) => text(pdf, content, 50, 140 + 12 * at));
      rows(pdf);
    });
    expect(words).toBe(`05/01 Coffee house 3.20 06/01 Book shop 12.50 ${texts.join(' ')}`);
  });

  it('is left out where it says once more what is seen, in another size', async () => {
    const { words, layer } = await read((pdf) => {
      const said = [
        '05/01 Transfer to A. Holder and A. Brown AB 3.20',
        '06/01 Book shop at the old corner 12.50',
      ];
      for (const [index, content] of said.entries()) text(pdf, content, 50, 100 + 20 * index);
      pdf.fontSize(9);
      for (const [index, content] of said.entries()) invisible(pdf, content, 50, 100 + 20 * index);
    });
    expect(words).toBe(
      '05/01 Transfer to A. Holder and A. Brown AB 3.20 06/01 Book shop at the old corner 12.50',
    );
    expect(new Set(layer.page.words.map((word) => word.size)).size).toBe(1);
  });

  it('is left out where names of columns, hidden in the cells, are longer than what the cells show', async () => {
    const { words } = await read((pdf) => {
      rows(pdf);
      for (const y of [100, 120])
        text(pdf.fillColor('white'), 'Date. Description. Money out (GBP). Blank.', 300, y);
    });
    expect(words).toBe('05/01 Coffee house 3.20 06/01 Book shop 12.50');
  });
});

describe('a word that can be seen in part', () => {
  /** Texts one right behind the other, those in brackets hidden. */
  const inLine = (pdf: Pdf, y: number, x: number, ...texts: readonly string[]): void => {
    let end = x;
    for (const each of texts) {
      const hidden = each.startsWith('[');
      const shown = hidden ? each.slice(1, -1) : each;
      text(pdf.fillColor(hidden ? 'white' : 'black'), shown, end, y);
      end += pdf.widthOfString(shown);
    }
  };

  it.each<[string, readonly string[]]>([
    ['before a full stop', ['45.10', '[.]']],
    ['behind the end of a name', ['[Money out:]', '45.10']],
    ['between two', ['[(£)]', '45.10', '[. ]']],
    ['in two parts', ['45', '.10', '[.]']],
  ])('keeps what is seen: %s', async (_name, texts) => {
    const { words } = await read((pdf) => {
      rows(pdf);
      inLine(pdf, 140, 50, '07/01 Tram ');
      inLine(pdf, 140, 120, ...texts);
    });
    expect(words).toBe('05/01 Coffee house 3.20 06/01 Book shop 12.50 07/01 Tram 45.10');
  });

  it('stays whole where it is drawn glyph by glyph over other words that are hidden', async () => {
    const { words } = await read((pdf) => {
      text(pdf.fillColor('white'), 'Details of this booking', 50, 100);
      inLine(pdf.fillColor('black'), 100, 50, ...'05/01 Tram'.split(''));
      inLine(pdf, 100, 150, ...'7.20'.split(''));
    });
    expect(words).toBe('05/01 Tram 7.20');
  });

  it('stays whole where all of it is seen', async () => {
    const { words } = await read((pdf) => {
      rows(pdf);
      inLine(pdf, 140, 50, '07/01 Tram ');
      inLine(pdf, 140, 120, '45', '.10');
      inLine(pdf, 140, 300, '[blank.]');
    });
    expect(words).toBe('05/01 Coffee house 3.20 06/01 Book shop 12.50 07/01 Tram 45.10');
  });
});

describe('the quick look for hidden text', () => {
  it('does not suspect a plain statement, with white backgrounds and coloured text', async () => {
    const { suspected } = await read((pdf) => {
      pdf.rect(0, 0, 595, 842).fill('white');
      rows(pdf.fillColor('#222222'));
    });
    expect(suspected).toBe(false);
  });

  it('looks through unpacked streams as well', async () => {
    const draw = (pdf: Pdf) => invisible(pdf, 'Decoy', 50, 140);
    expect((await read(draw, { compress: false })).suspected).toBe(true);
    expect((await read(rows, { compress: false })).suspected).toBe(false);
  });
});
