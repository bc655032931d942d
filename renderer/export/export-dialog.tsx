import './export-dialog.css';
import { useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { describeError } from '../api/errors.ts';
import { formatBytes, formatCount } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { accountLabel } from '../state/accounts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLocale } from '../ui/locale.ts';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { useToast } from '../ui/toasts.tsx';
import { MOST_JOINED, type Choice } from './choice.ts';
import { DoubtNotice } from './doubt-notice.tsx';
import { FormatList } from './format-list.tsx';
import { formatWords, rememberFormat, rememberedFormat } from './formats.ts';
import { gatherEach } from './gather.ts';
import { PreviewView } from './preview-view.tsx';
import { saveDownload } from './save.ts';
import { useExport } from './use-export.ts';

/** Chooses a format, shows how the file begins, saves it: for one statement or for several. */
export function ExportDialog({
  documents,
  onClose,
}: {
  readonly documents: readonly DocumentBody[];
  readonly onClose: () => void;
}): ReactNode {
  const { client } = useWorkspace();
  const locale = useLocale();
  const toast = useToast();
  const several = documents.length > 1;
  const joinable = documents.length <= MOST_JOINED;
  const [choice, setChoice] = useState<Choice>(() => ({
    format: rememberedFormat(localStorage),
    account: null,
    gathering: joinable ? 'joined' : 'each',
  }));
  const [saving, setSaving] = useState<{ readonly done: number } | null>(null);
  const [failure, setFailure] = useState<{ readonly message: string; readonly hint: string } | null>(null);
  const prepared = useExport(client, documents, choice);
  const words = formatWords(choice.format);
  const each = several && choice.gathering === 'each';
  const accounts = several ? [] : documents[0]!.accounts;

  const save = async () => {
    if (prepared.state !== 'ready') return;
    setSaving({ done: 0 });
    setFailure(null);
    try {
      const ids = documents.map(({ file_id }) => file_id);
      const download = each
        ? await gatherEach(client, ids, choice.format, (done) => setSaving({ done }))
        : prepared.download;
      const place = await saveDownload(download, window.desk?.saveAs);
      setSaving(null);
      if (place === null) return;
      rememberFormat(localStorage, choice.format);
      const reveal = place === '' ? undefined : window.desk?.reveal;
      toast({
        text: `Saved ${download.fileName}`,
        ...(reveal ? { action: { label: 'Show in folder' } } : {}),
        onEnd: (end) => {
          if (end === 'action') void reveal?.(place);
        },
      });
      onClose();
    } catch (error) {
      setSaving(null);
      setFailure(describeError(error));
    }
  };

  return (
    <Dialog
      title={
        several
          ? `Export ${formatCount(documents.length, locale)} statements`
          : `Export ${documents[0]!.original_name}`
      }
      wide
      onClose={onClose}
      actions={
        <>
          <span className="export-file soft figures" aria-live="polite">
            {saving && each
              ? `${formatCount(saving.done, locale)} of ${formatCount(documents.length, locale)} prepared`
              : prepared.state === 'ready' && !each
                ? `${prepared.download.fileName} · ${formatBytes(prepared.download.blob.size, locale)}`
                : ''}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            icon="download"
            disabled={prepared.state !== 'ready' || saving !== null}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="export">
        <FormatList value={choice.format} onChange={(format) => setChoice({ ...choice, format })} />
        <div className="export-side">
          <DoubtNotice documents={documents} onLeave={onClose} />
          {several && (
            <Segments
              legend="Files"
              value={choice.gathering}
              onChange={(gathering) => setChoice({ ...choice, gathering })}
              options={[
                ...(joinable
                  ? [
                      {
                        value: 'joined' as const,
                        label: words.oneAccount ? 'One file per account' : 'All in one file',
                      },
                    ]
                  : []),
                { value: 'each' as const, label: 'A file for each statement' },
              ]}
            />
          )}
          {several && choice.gathering === 'joined' && (
            <p className="soft">Rows that overlapping statements share stand in the file once.</p>
          )}
          {accounts.length > 1 && (
            <Select
              label="Account to export"
              value={choice.account === null ? '' : String(choice.account)}
              onChange={(value) => setChoice({ ...choice, account: value === '' ? null : Number(value) })}
              options={[
                {
                  value: '',
                  label: words.oneAccount ? 'All accounts, a file for each' : 'All accounts in one file',
                },
                ...accounts.map((account, at) => ({
                  value: String(at),
                  label: accountLabel(account) || `Account ${at + 1}`,
                })),
              ]}
            />
          )}
          {words.hint !== null && <p className="soft">{words.hint}</p>}
          <PreviewView prepared={prepared} />
          {each && <p className="soft">The first of {formatCount(documents.length, locale)} files.</p>}
          {failure && (
            <Alert icon="crossCircle" title={`Not saved. ${failure.message}`}>
              {failure.hint}
            </Alert>
          )}
        </div>
      </div>
    </Dialog>
  );
}
