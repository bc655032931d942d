import { Popover } from '@base-ui/react/popover';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { formatDecimal } from '../format/numbers.ts';
import { amountText, type CellContext } from '../state/cells.ts';
import { readAmountText } from '../state/typed-values.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { popupHome } from '../ui/popup-home.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';

/** An opening or closing balance in the proof. Pressing it opens a field to correct it; an empty field says none is printed. */
export function BalanceTerm({
  name,
  sign,
  amount,
  total,
  context,
  onChange,
}: {
  readonly name: string;
  readonly sign?: string;
  /** Decimal, or null where the statement gives none. */
  readonly amount: string | null;
  readonly total?: boolean;
  readonly context: CellContext;
  readonly onChange: (amount: string | null) => void;
}): ReactNode {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const focusBack = useFocusBack();
  const show = (shown: boolean, reason: string) => {
    setOpen(shown);
    focusBack(shown, reason);
  };
  const words = amount === null ? 'not printed' : formatDecimal(amount, locale);
  return (
    <div className={`term${total ? ' term-total' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {sign && <span className="term-sign">{sign}</span>}
        <Popover.Root open={open} onOpenChange={(shown, { reason }) => show(shown, reason)}>
          <Popover.Trigger
            className="term-amount term-button"
            aria-label={`${name} ${words}. Correct it`}
            title={`Correct the ${name.toLowerCase()} balance`}
          >
            {words}
            <Icon name="edit" size={12} />
          </Popover.Trigger>
          <Popover.Portal container={popupHome()}>
            <Popover.Positioner className="popover-place" positionMethod="fixed" sideOffset={6} align="start">
              <Popover.Popup className="popover">
                <Popover.Title className="popover-title">{name} balance</Popover.Title>
                <BalanceForm
                  amount={amount}
                  context={context}
                  onDone={(changed) => {
                    show(false, 'none');
                    if (changed !== undefined) onChange(changed);
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </dd>
    </div>
  );
}

function BalanceForm({
  amount,
  context,
  onDone,
}: {
  readonly amount: string | null;
  readonly context: CellContext;
  /** Undefined: nothing changed. */
  readonly onDone: (amount: string | null | undefined) => void;
}): ReactNode {
  const before = amountText(amount, context.formats);
  const [text, setText] = useState(before);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [fieldId, troubleId] = [useId(), useId()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === before) return onDone(undefined);
    if (typed === '') return onDone(null);
    const read = readAmountText(typed, context);
    if ('trouble' in read) return setTrouble(read.trouble);
    return onDone(read.value);
  };
  return (
    <form className="popover-form" onSubmit={submit}>
      <label htmlFor={fieldId} className="soft">
        As the statement prints it; empty if it prints none
      </label>
      <div className="popover-line">
        <input
          id={fieldId}
          className="input figures number"
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={trouble !== null}
          aria-describedby={trouble === null ? undefined : troubleId}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value);
            setTrouble(null);
          }}
        />
        <Button type="submit" look="primary">
          Save
        </Button>
      </div>
      {trouble !== null && (
        <p id={troubleId} role="alert" className="field-trouble">
          {trouble}
        </p>
      )}
    </form>
  );
}
