import '../ui/popover.css';
import './proof-bar.css';
import type { ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { verificationWords } from '../desk/standing.ts';
import { formatCount, formatDecimal, withLocalAmounts } from '../format/numbers.ts';
import { contextOf } from '../state/cells.ts';
import { isDoubtful, isZero, proofLine } from '../state/proof.ts';
import { Badge } from '../ui/badge.tsx';
import { useLocale } from '../ui/locale.ts';
import { BalanceTerm } from './balance-term.tsx';
import { verificationSentence } from './sentence.ts';

interface ProofBarProps {
  readonly statement: TransactionsBody;
  readonly account: number;
  /** Whether an edit waits for its answer. */
  readonly saving: boolean;
  readonly onChange: (operations: readonly Operation[], label: string) => void;
}

/** The proof of the statement: the sum of the current account, the rows proved and in doubt, the warnings. */
export function ProofBar(props: ProofBarProps): ReactNode {
  const { statement, saving } = props;
  const locale = useLocale();
  const { verification, transactions } = statement;
  const { label, tone, icon } = verificationWords(verification.status);
  const doubtful = transactions.filter(isDoubtful).length;
  const included = transactions.filter(({ excluded }) => !excluded).length;
  const excluded = transactions.length - included;
  const sentence = verificationSentence(verification, included);
  return (
    <section className="proof" aria-label="Proof" aria-busy={saving}>
      <Sum {...props} />
      <div className="proof-state">
        <span className="proof-badge" title={sentence} data-status={verification.status}>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
        <span className="proof-counts figures">
          <span>
            {formatCount(verification.rows_proved, locale)} of {formatCount(included, locale)} rows proved
          </span>
          <span className={doubtful > 0 ? 'proof-doubtful' : 'soft'}>
            {doubtful === 0 ? 'none in doubt' : `${formatCount(doubtful, locale)} in doubt`}
          </span>
          {excluded > 0 && <span className="soft">{formatCount(excluded, locale)} excluded</span>}
        </span>
        {doubtful > 0 && <CommandButton id="rows.next-doubt" label="Next doubt" />}
      </div>
      {(verification.status !== 'verified' || verification.warnings.length > 0) && (
        <ul className="proof-warnings" tabIndex={0} aria-label="What the proof says">
          {verification.status !== 'verified' && <li>{sentence}</li>}
          {verification.warnings.map((warning) => (
            <li key={warning}>{withLocalAmounts(warning, locale)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** opening + in − out = closing; what is owed grows by what goes out. */
function Sum({ statement, account, onChange }: ProofBarProps): ReactNode {
  const line = proofLine(statement, account);
  const context = contextOf(statement, account);
  const off = line.difference !== null && !isZero(line.difference) ? line.difference : null;
  const movements = [
    { name: 'In', amount: line.totalIn },
    { name: 'Out', amount: line.totalOut },
  ];
  const [plus, minus] = line.liability ? movements.toReversed() : movements;
  const openingName = line.liability ? 'Owed before' : 'Opening';
  const closingName = line.liability ? 'Owed after' : 'Closing';
  return (
    <dl className="sum figures">
      <BalanceTerm
        name={openingName}
        amount={line.opening}
        context={context}
        onChange={(amount) =>
          onChange([{ op: 'account', account, opening_balance: amount }], 'Correct opening balance')
        }
      />
      <Term sign="+" name={plus!.name} amount={plus!.amount} />
      <Term sign="−" name={minus!.name} amount={minus!.amount} />
      <BalanceTerm
        sign={off === null ? '=' : '≠'}
        name={closingName}
        amount={line.closing}
        total
        context={context}
        onChange={(amount) =>
          onChange([{ op: 'account', account, closing_balance: amount }], 'Correct closing balance')
        }
      />
      {off !== null && <Term name="Off by" amount={off} bad />}
    </dl>
  );
}

function Term({
  name,
  amount,
  sign,
  bad = false,
}: {
  readonly name: string;
  readonly amount: string;
  readonly sign?: string;
  readonly bad?: boolean;
}): ReactNode {
  const locale = useLocale();
  return (
    <div className={`term${bad ? ' term-bad' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {sign && <span className="term-sign">{sign}</span>}
        <span className="term-amount">{formatDecimal(amount, locale)}</span>
      </dd>
    </div>
  );
}
