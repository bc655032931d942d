import './periods-panel.css';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { formatPeriod } from '../format/dates.ts';
import { formatCount, formatDecimal } from '../format/numbers.ts';
import { periodFindings, type PeriodFinding, type Span } from '../state/periods.ts';
import { assertNever } from '../state/never.ts';
import { hrefOf } from '../state/routes.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';

/** Findings listed of one account; a desk with more has a larger question. */
const LISTED = 50;

/** Missing and doubled periods, account by account; nothing where every account's statements join. */
export function PeriodsPanel({
  documents,
  onAccount,
}: {
  readonly documents: readonly DocumentBody[];
  readonly onAccount: (account: string) => void;
}): ReactNode {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  // Over thousands of statements this takes a moment, which typing in the search field must not wait for.
  const settled = useDeferredValue(documents);
  const accounts = useMemo(
    () => [...Map.groupBy(periodFindings(settled), ({ account }) => account).values()],
    [settled],
  );
  if (accounts.length === 0) return null;
  const count = accounts.reduce((sum, findings) => sum + findings.length, 0);
  return (
    <details className="periods" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="alert" />
        <span>
          <strong>{headline(count, accounts.flat())}</strong>{' '}
          {accounts.length === 1
            ? `in the periods of ${accounts[0]![0]!.label}`
            : `in the periods of ${formatCount(accounts.length, locale)} accounts`}
        </span>
      </summary>
      {(open ? accounts : []).map((findings) => (
        <section key={findings[0]!.account} className="periods-account">
          <header>
            <h2>{findings[0]!.label}</h2>
            <Button look="quiet" onClick={() => onAccount(findings[0]!.account)}>
              Show this account
            </Button>
          </header>
          <ul>
            {findings.slice(0, LISTED).map((finding) => (
              <li key={`${finding.kind} ${finding.before.fileId} ${finding.after.fileId}`}>
                <Finding finding={finding} />
              </li>
            ))}
            {findings.length > LISTED && <li>and {formatCount(findings.length - LISTED, locale)} more</li>}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What there is, in a few words: "2 gaps and 1 overlap". */
function headline(count: number, findings: readonly PeriodFinding[]): string {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const parts = (
    [
      ['gap', 'gap', 'gaps'],
      ['overlap', 'overlap', 'overlaps'],
      ['twice', 'statement twice', 'statements twice'],
      ['break', 'balance that does not carry over', 'balances that do not carry over'],
    ] as const
  ).flatMap(([kind, one, many]) => {
    const found = kinds.get(kind)?.length ?? 0;
    return found === 0 ? [] : [`${found} ${found === 1 ? one : many}`];
  });
  return parts.length === 0 ? `${count} findings` : new Intl.ListFormat('en').format(parts);
}

function Finding({ finding }: { readonly finding: PeriodFinding }): ReactNode {
  const locale = useLocale();
  const before = <StatementLink span={finding.before} />;
  const after = <StatementLink span={finding.after} />;
  const { kind } = finding;
  switch (kind) {
    case 'gap':
      return (
        <>
          <strong>No statement</strong> covers {formatPeriod(finding.from, finding.to, locale)} (
          {formatCount(finding.days, locale)} {finding.days === 1 ? 'day' : 'days'}), between {before} and{' '}
          {after}.
        </>
      );
    case 'overlap':
      return (
        <>
          {before} and {after} <strong>both cover</strong> {formatPeriod(finding.from, finding.to, locale)}.
        </>
      );
    case 'twice':
      return (
        <>
          {before} and {after} <strong>cover the same days</strong>: perhaps one statement in two files.
        </>
      );
    case 'break':
      return (
        <>
          {before} ends with {formatDecimal(finding.closing, locale)}, but {after}{' '}
          <strong>begins with {formatDecimal(finding.opening, locale)}</strong>.
        </>
      );
    default:
      return assertNever(kind);
  }
}

function StatementLink({ span }: { readonly span: Span }): ReactNode {
  return <a href={hrefOf({ room: 'review', fileId: span.fileId })}>{span.name}</a>;
}
