import './dialog.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot; the last one is the main one. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

const FIRST_FOCUS = '.dialog-body input:checked, .dialog-actions button';

/** A modal dialog. It is open while it is rendered; Escape, the cross and the backdrop ask to close it. */
export function Dialog({ title, onClose, children, actions, wide = false }: DialogProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    dialog.showModal();
    // Not on the cross, where the browser would begin: on the part that asks for it, on the choice, or on the first answer, which is the harmless one.
    const first =
      dialog.querySelector<HTMLElement>('[data-first-focus]') ??
      dialog.querySelector<HTMLElement>(FIRST_FOCUS);
    first?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`dialog${wide ? ' dialog-wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="cross" label="Close" onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
