import './toasts.css';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button, IconButton } from './button.tsx';

/** How a toast went: its button was pressed, it was put away, or its time was over. */
export type ToastEnd = 'action' | 'dismissed' | 'expired';

export interface ToastContent {
  readonly text: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly label: string };
  /** Milliseconds it stays; it stays longer while the pointer or the focus is on it. */
  readonly stays?: number;
  readonly onEnd?: (end: ToastEnd) => void;
}

/** Shows a toast; the function it answers ends it. */
export type ShowToast = (content: ToastContent) => (end: ToastEnd) => void;

const USUAL_STAY = 6_000;
/** With something to decide, there must be time to read and to get there. */
const STAY_WITH_ACTION = 12_000;
/** Characters of a message and its action that fit beside each other; beyond, the action stands below. */
const LONG = 60;

const Show = createContext<ShowToast>(() => () => undefined);

/** Shows short messages over the lower edge of the window, each of which may carry one action. */
export function useToast(): ShowToast {
  return useContext(Show);
}

interface Shown extends ToastContent {
  readonly id: number;
}

/** Holds the toasts; inside of an `Announcer`, which speaks them. */
export function Toasts({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const ended = useRef(new Set<number>());
  const announce = useAnnounce();
  const finish = useCallback((toast: Shown, end: ToastEnd) => {
    setShown((now) => now.filter(({ id }) => id !== toast.id));
    // A press and the end of its time can meet; only the first counts.
    if (ended.current.has(toast.id)) return;
    ended.current.add(toast.id);
    toast.onEnd?.(end);
  }, []);
  const show = useCallback<ShowToast>(
    (content) => {
      const toast = { ...content, id: nextId.current++ };
      setShown((now) => [...now, toast]);
      announce(content.action ? `${content.text} ${content.action.label} is available.` : content.text);
      return (end) => finish(toast, end);
    },
    [announce, finish],
  );
  return (
    <Show value={show}>
      {children}
      <section className="toasts" aria-label="Messages">
        {shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onEnd={(end) => finish(toast, end)} />
        ))}
      </section>
    </Show>
  );
}

function Toast({
  toast,
  onEnd,
}: {
  readonly toast: Shown;
  readonly onEnd: (end: ToastEnd) => void;
}): ReactNode {
  const [held, setHeld] = useState(false);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const { stays = toast.action ? STAY_WITH_ACTION : USUAL_STAY } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => latest.current('expired'), stays);
    return () => clearTimeout(timer);
  }, [held, stays]);
  return (
    <div
      className={`toast toast-${toast.tone ?? 'plain'}${toast.text.length + (toast.action?.label.length ?? 0) > LONG ? ' toast-long' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast-words">{toast.text}</span>
      {toast.action && <Button onClick={() => onEnd('action')}>{toast.action.label}</Button>}
      <IconButton icon="cross" label="Put away" onClick={() => onEnd('dismissed')} />
    </div>
  );
}
