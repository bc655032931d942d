import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 2000;

/** Copies a text and says so in its own words. */
export function CopyButton({
  text,
  label = 'Copy',
  look = 'plain',
}: {
  readonly text: string;
  readonly label?: string;
  readonly look?: 'plain' | 'primary' | 'quiet';
}): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const words = outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select and copy by hand' : label;
  return (
    <Button icon={outcome === 'copied' ? 'check' : 'copy'} look={look} onClick={() => void copy()}>
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
