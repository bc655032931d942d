import './first-run.css';
import { useState, type ReactNode } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { fetchSample } from './sample.ts';

/** An empty desk: where to drop, what will happen, and a sample to try it with. */
export function FirstRun(): ReactNode {
  const { uploads } = useWorkspace();
  const [missing, setMissing] = useState(false);
  const takeSample = () =>
    fetchSample((address) => window.fetch(address)).then(
      (sample) => uploads.add([sample]),
      () => setMissing(true),
    );
  return (
    <section className="first-run" aria-labelledby="first-run-title">
      <div className="first-run-zone">
        <Icon name="upload" size={32} />
        <h1 id="first-run-title">Drop bank statements here</h1>
        <p className="soft">
          PDF, scan or photo, of any bank. As many files, or whole folders, as you like. Pasting works as
          well.
        </p>
        <div className="first-run-ways">
          <CommandButton id="window.add-files" label="Choose files" look="primary" />
          <CommandButton id="window.add-folder" label="Choose a folder" />
          <Button icon="file" onClick={() => void takeSample()}>
            Try the sample statement
          </Button>
        </div>
        {missing && (
          <div role="alert">
            <Notice tone="doubt" title="The sample statement is not part of this installation.">
              Drop a statement of your own instead.
            </Notice>
          </div>
        )}
      </div>
      <ol className="first-run-steps">
        <li>
          <strong>Read</strong>
          <span className="soft">Dates, descriptions, amounts and balances, from every page.</span>
        </li>
        <li>
          <strong>Prove</strong>
          <span className="soft">Each row is checked against the balances the statement prints.</span>
        </li>
        <li>
          <strong>Review and export</strong>
          <span className="soft">
            See what is in doubt beside its page, then save it for your accounting package or spreadsheet.
          </span>
        </li>
      </ol>
      <p className="first-run-promise soft">
        <Icon name="lock" size={14} />
        Nothing leaves this computer.
      </p>
    </section>
  );
}
