import './row-dialogs.css';
import { useId, useState, type ReactNode } from 'react';
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { formatDate } from '../format/dates.ts';
import { formatDecimal } from '../format/numbers.ts';
import { amountText, type CellContext } from '../state/cells.ts';
import { isZero } from '../state/proof.ts';
import { checkSplit, type SplitPart } from '../state/split.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLocale } from '../ui/locale.ts';

interface SplitDialogProps {
  readonly row: EvidenceRowBody;
  readonly context: CellContext;
  readonly onSplit: (operation: Operation) => void;
  readonly onClose: () => void;
}

/** One row in parts. The sum is checked while it is typed; only parts that make up the row can be saved. */
export function SplitDialog({ row, context, onSplit, onClose }: SplitDialogProps): ReactNode {
  const locale = useLocale();
  const formId = useId();
  const whole = row.amountIn ?? row.amountOut ?? '0';
  const [parts, setParts] = useState<readonly SplitPart[]>([
    { description: row.description, amount: amountText(whole, context.formats) },
    { description: row.description, amount: '' },
  ]);
  const [sent, setSent] = useState(false);
  const check = checkSplit(row, parts, context);
  const put = (index: number, part: Partial<SplitPart>) =>
    setParts(parts.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <Dialog
      title="Split the row"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" disabled={sent && check.operation === null}>
            Split into {parts.length}
          </Button>
        </>
      }
    >
      <p className="figures">
        {formatDate(row.date, locale)} · {row.type === 'CREDIT' ? 'money in' : 'money out'}{' '}
        <strong>{formatDecimal(whole, locale)}</strong>
      </p>
      <form
        id={formId}
        className="parts"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (check.operation) onSplit(check.operation);
        }}
      >
        {parts.map((part, index) => {
          const trouble = sent || part.amount !== '' ? (check.troubles[index] ?? null) : null;
          return (
            <fieldset key={index} className="part">
              <legend className="visually-hidden">Part {index + 1}</legend>
              <input
                className="input part-text"
                aria-label={`Description of part ${index + 1}`}
                value={part.description}
                onChange={(event) => put(index, { description: event.target.value })}
              />
              <input
                className="input figures number part-amount"
                aria-label={`Amount of part ${index + 1}`}
                inputMode="decimal"
                autoComplete="off"
                data-first-focus={index === 0 ? '' : undefined}
                value={part.amount}
                aria-invalid={trouble !== null}
                aria-describedby={trouble === null ? undefined : `${formId}-${index}`}
                onFocus={(event) => event.target.select()}
                onChange={(event) => put(index, { amount: event.target.value })}
              />
              <IconButton
                icon="cross"
                label={`Remove part ${index + 1}`}
                disabled={parts.length <= 2}
                onClick={() => setParts(parts.filter((_, at) => at !== index))}
              />
              {trouble !== null && (
                <p id={`${formId}-${index}`} className="field-trouble part-trouble">
                  {trouble}
                </p>
              )}
            </fieldset>
          );
        })}
        <div className="parts-foot">
          <Button
            icon="add"
            onClick={() => setParts([...parts, { description: row.description, amount: '' }])}
          >
            Another part
          </Button>
          <output className={`figures${check.rest !== null && isZero(check.rest) ? ' parts-even' : ''}`}>
            {check.rest === null
              ? 'The parts must add up to the row.'
              : isZero(check.rest)
                ? 'The parts add up to the row.'
                : `Left to share out: ${formatDecimal(check.rest, locale)}`}
          </output>
        </div>
      </form>
    </Dialog>
  );
}
