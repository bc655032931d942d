import './batch-bar.css';
import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { Button } from '../ui/button.tsx';
import { useLocale } from '../ui/locale.ts';
import { Meter } from '../ui/meter.tsx';

/** How far the files under way are as a whole; nothing while the desk is idle. */
export function BatchBar(): ReactNode {
  const { batch, uploads } = useWorkspace();
  const locale = useLocale();
  if (!batch.active) return null;
  const waiting = uploads.items.filter(({ state }) => state.name === 'waiting' || state.name === 'unchecked');
  const files = `${formatCount(batch.filesDone, locale)} of ${formatCount(batch.files, locale)} ${batch.files === 1 ? 'statement' : 'statements'} read`;
  const pages =
    batch.pages > 0
      ? `page ${formatCount(batch.pagesDone, locale)} of ${formatCount(batch.pages, locale)}`
      : '';
  return (
    <div className="batch-bar">
      <span className="figures">{[files, pages].filter(Boolean).join(' · ')}</span>
      <Meter
        role="progressbar"
        label="All files"
        value={Math.round(batch.share * 100)}
        max={100}
        text={files}
      />
      {waiting.length > 0 && (
        <Button look="quiet" onClick={() => uploads.remove(waiting.map(({ id }) => id))}>
          {`Leave out the ${formatCount(waiting.length, locale)} that wait`}
        </Button>
      )}
    </div>
  );
}
