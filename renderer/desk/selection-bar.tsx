import './selection-bar.css';
import type { ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { formatCount } from '../format/numbers.ts';
import { Button } from '../ui/button.tsx';
import { useLocale } from '../ui/locale.ts';

/** What can be done with the statements that are picked; nothing while none is. */
export function SelectionBar({
  picked,
  onClear,
}: {
  readonly picked: readonly DocumentBody[];
  readonly onClear: () => void;
}): ReactNode {
  const locale = useLocale();
  if (picked.length === 0) return null;
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected statements">
      <span className="figures" role="status">
        {formatCount(picked.length, locale)} selected
      </span>
      <CommandButton id="desk.export" label="Export" look="primary" />
      {picked.some(({ status }) => status === 'failed') && (
        <CommandButton id="desk.retry" label="Try again" />
      )}
      <CommandButton id="desk.delete" label="Delete" />
      <Button look="quiet" onClick={onClear}>
        Select none
      </Button>
    </div>
  );
}
