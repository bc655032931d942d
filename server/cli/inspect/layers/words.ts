/** Words and lines: what the text layer gave, and which words were taken for one line. */
import type { Layer } from '../layer.ts';
import { COLOURS, sheer } from '../palette.ts';

/** Confidence below which a word is shown as unsure; a text layer's words have 1. */
const UNSURE = 0.8;

export const wordsLayer: Layer = {
  name: 'words',
  title: 'words and lines',
  legend: [
    { colour: COLOURS.amount, text: 'word' },
    { colour: COLOURS.unproved, text: 'word the recogniser was unsure of' },
    { colour: sheer(COLOURS.orphan, 0.5), text: 'baseline of a line, with its number in stages.json' },
  ],
  draw(sheet, page, stages) {
    for (const word of page.words)
      sheet.box(word, { stroke: word.confidence < UNSURE ? COLOURS.unproved : COLOURS.amount });
    const lines = stages.lines.filter((line) => line.page === page.number);
    for (const line of lines) {
      const y = line.baseline;
      sheet.line({ x: line.x0, y }, { x: line.x1, y }, sheer(COLOURS.orphan, 0.5), 1.5);
      sheet.gutter(y, String(line.index), COLOURS.text);
    }
    const flows = new Set(lines.map((line) => line.flow));
    if (flows.size > 1) sheet.note(0, `${flows.size} pages side by side on this sheet`, COLOURS.orphan);
  },
};
