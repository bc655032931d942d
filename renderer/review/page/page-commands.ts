import type { Command } from '../../commands/command.ts';
import { FULL_SIZE, turned, zoomStep, type PageView } from '../../state/page-layout.ts';

export interface PageContext {
  readonly view: PageView;
  /** CSS pixels per point of the page in view. */
  readonly scale: () => number;
  readonly zoomTo: (scale: number) => void;
  readonly change: (view: PageView) => void;
  /** Scrolls to the page before or after the one in view. */
  readonly turnPage: (by: 1 | -1) => void;
  readonly focus: () => void;
}

/** What can be done with the view of the page. Plain keys work outside of the table, where they would be typed. */
export function pageCommands({
  view,
  scale,
  zoomTo,
  change,
  turnPage,
  focus,
}: PageContext): readonly Command[] {
  const command = (
    id: string,
    label: string,
    keys: readonly string[],
    run: () => void,
    icon?: Command['icon'],
  ): Command => ({ id: `page.${id}`, label, group: 'Page', keys, run, ...(icon ? { icon } : {}) });
  return [
    command(
      'zoom-in',
      'Enlarge the page',
      ['Alt+Equal', '[Shift]+(\\+|=)'],
      () => zoomTo(zoomStep(scale(), 1)),
      'add',
    ),
    command(
      'zoom-out',
      'Shrink the page',
      ['Alt+Minus', '(-|_)'],
      () => zoomTo(zoomStep(scale(), -1)),
      'minus',
    ),
    command(
      'fit-width',
      'Fit the width',
      ['Alt+Digit0', '0'],
      () => change({ ...view, fit: 'width' }),
      'fitWidth',
    ),
    command(
      'fit-page',
      'Fit the page',
      ['Alt+Digit9', '9'],
      () => change({ ...view, fit: 'page' }),
      'fitPage',
    ),
    command('full-size', 'Show at 100 %', ['Alt+Digit1', '1'], () => zoomTo(FULL_SIZE)),
    command(
      'turn',
      'Turn the page',
      ['r', 'Alt+KeyR'],
      () => change({ ...view, rotation: turned(view.rotation) }),
      'rotate',
    ),
    command('next', 'Next page', ['Alt+PageDown', ']'], () => turnPage(1)),
    command('previous', 'Previous page', ['Alt+PageUp', '['], () => turnPage(-1)),
    command('focus', 'Go to the page', ['Alt+Digit3'], focus),
  ];
}
