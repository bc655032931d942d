import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { CommandMenu } from '../../commands/command-menu.tsx';
import { FULL_SIZE } from '../../state/page-layout.ts';
import { formatCount } from '../../format/numbers.ts';
import { useLocale } from '../../ui/locale.ts';

const ZOOM_MENU = [['page.full-size', 'page.fit-width', 'page.fit-page'], ['page.turn']];

/** Which page is in view, how large, and what changes that. */
export function PageTools({
  page,
  count,
  scale,
  onPage,
}: {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly scale: number;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const percent = Math.round((scale / FULL_SIZE) * 100);
  return (
    <div className="pages-tools" role="toolbar" aria-label="Page view">
      <GoToPage key={page} page={page} count={count} onPage={onPage} />
      <span className="pages-tools-line" />
      <CommandButton id="page.zoom-out" compact />
      <CommandMenu
        groups={ZOOM_MENU}
        trigger={
          <button type="button" className="pages-zoom figures" aria-label={`Zoom ${percent} %`} title="Zoom">
            {percent} %
          </button>
        }
      />
      <CommandButton id="page.zoom-in" compact />
      <CommandButton id="page.fit-width" compact />
      <CommandButton id="page.fit-page" compact />
      <CommandButton id="page.turn" compact />
    </div>
  );
}

function GoToPage({
  page,
  count,
  onPage,
}: {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState(String(page));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) onPage(wanted);
    else setText(String(page));
  };
  return (
    <form className="pages-go figures" onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        Page
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(page))}
      />
      <span className="soft">of {formatCount(count, locale)}</span>
    </form>
  );
}
