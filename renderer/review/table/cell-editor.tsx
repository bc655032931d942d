import './cell-editor.css';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { COLUMN_NAMES } from '../../state/cells.ts';
import type { Editing } from '../../state/review.ts';
import { Icon } from '../../ui/icons.tsx';
import { NUMBER_COLUMNS } from './columns.ts';

/** Where the current cell goes once what was typed is taken. */
export type Onward = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  readonly editing: Editing;
  /** What the cell says, as the statement writes it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Takes what was typed; false where it was not understood, and the field stays. */
  readonly onCommit: (onward: Onward) => boolean;
  readonly onCancel: () => void;
}

/** The field in a cell. Enter and Tab take what was typed and go on, Escape leaves the cell as it was. */
export function CellEditor({ editing, text, onText, onCommit, onCancel }: CellEditorProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const troubleId = useId();
  const done = useRef(false);
  const { trouble } = editing;
  useLayoutEffect(() => {
    const input = field.current!;
    input.focus({ preventScroll: true });
    // What the cell says is there to be typed over; what the user began to type is there to go on with.
    if (input.dataset['begun'] === undefined) input.select();
    else input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  useEffect(() => {
    if (trouble !== null) field.current?.focus({ preventScroll: true });
  }, [trouble]);

  const commit = (onward: Onward) => {
    done.current = onCommit(onward);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
    event.preventDefault();
    if (key === 'Escape') {
      done.current = true;
      onCancel();
    } else if (key === 'Enter') commit(shiftKey ? 'up' : 'down');
    else commit(shiftKey ? 'left' : 'right');
  };
  return (
    <span className="cell-editor">
      <input
        ref={field}
        className={NUMBER_COLUMNS.has(editing.column) ? 'figures number' : 'figures'}
        aria-label={COLUMN_NAMES[editing.column]}
        aria-invalid={trouble !== null}
        aria-describedby={trouble === null ? undefined : troubleId}
        autoComplete="off"
        spellCheck={false}
        inputMode={NUMBER_COLUMNS.has(editing.column) ? 'decimal' : 'text'}
        maxLength={4000}
        value={editing.text ?? text}
        data-begun={editing.text === null ? undefined : ''}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => {
          if (!done.current) commit('stay');
        }}
      />
      {trouble !== null && (
        <span id={troubleId} role="alert" className="cell-trouble">
          <Icon name="alert" size={14} />
          {trouble}
        </span>
      )}
    </span>
  );
}
