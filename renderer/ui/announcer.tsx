import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Holds the one live region; `useAnnounce` speaks through it. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactNode {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  // A blank that comes and goes makes the same words count as new.
  const words = useMemo(() => said.text + (said.turn % 2 === 0 ? '' : '\u00a0'), [said]);
  return (
    <Announce value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {words}
      </div>
    </Announce>
  );
}

/** Says a sentence to users of screen readers. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}
