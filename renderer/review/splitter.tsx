import './splitter.css';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

const LEAST = 30;
const MOST = 75;

/** The divider between rows and page: drag it, or move it with the arrow keys. `share` is the rows' part in percent. */
export function Splitter({
  share,
  onShare,
}: {
  readonly share: number;
  readonly onShare: (share: number) => void;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const put = (next: number) => onShare(Math.min(MOST, Math.max(LEAST, Math.round(next * 10) / 10)));
  const drag = (event: PointerEvent) => {
    if (!element.current?.hasPointerCapture(event.pointerId)) return;
    const room = element.current.parentElement!.getBoundingClientRect();
    put(((event.clientX - room.left) / room.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    put(share + step);
  };
  return (
    <div
      ref={element}
      className="splitter"
      role="separator"
      aria-label="Width of the rows"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
