import './proof-bar.css';
import type { Dispatch, ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { verificationSentence, verificationWords } from '../desk/standing.ts';
import { formatCount, formatDecimal } from '../format/numbers.ts';
import { isDoubtful, isZero, proofLine, type ProofLine } from '../state/proof.ts';
import type { ReviewAction } from '../state/review.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useLocale } from '../ui/locale.ts';

/** The proof of the statement: the sum of the current account, the rows proved and in doubt, the warnings. */
export function ProofBar({
  statement,
  account,
  dispatch,
}: {
  readonly statement: TransactionsBody;
  readonly account: number;
  readonly dispatch: Dispatch<ReviewAction>;
}): ReactNode {
  const locale = useLocale();
  const { verification, transactions } = statement;
  const { label, tone, icon } = verificationWords(verification.status);
  const doubtful = transactions.filter(isDoubtful).length;
  return (
    <section className="proof" aria-label="Proof">
      <Sum line={proofLine(statement, account)} />
      <div className="proof-state">
        <span title={verificationSentence(verification.status)}>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
        <span className="proof-counts figures">
          <span>
            {formatCount(verification.rows_proved, locale)} of {formatCount(transactions.length, locale)} rows
            proved
          </span>
          <span className={doubtful > 0 ? 'proof-doubtful' : 'soft'}>
            {doubtful === 0 ? 'none in doubt' : `${formatCount(doubtful, locale)} in doubt`}
          </span>
        </span>
        {doubtful > 0 && (
          <Button icon="next" onClick={() => dispatch({ type: 'doubt', direction: 1 })}>
            Next doubt
          </Button>
        )}
      </div>
      {(verification.status !== 'verified' || verification.warnings.length > 0) && (
        <ul className="proof-warnings">
          {verification.status !== 'verified' && <li>{verificationSentence(verification.status)}</li>}
          {verification.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** opening + in − out = closing; what is owed grows by what goes out. */
function Sum({ line }: { readonly line: ProofLine }): ReactNode {
  const off = line.difference !== null && !isZero(line.difference) ? line.difference : null;
  const movements = [
    { name: 'In', amount: line.totalIn },
    { name: 'Out', amount: line.totalOut },
  ];
  const [plus, minus] = line.liability ? movements.toReversed() : movements;
  return (
    <dl className="sum figures">
      <Term name={line.liability ? 'Owed before' : 'Opening'} amount={line.opening} />
      <Term sign="+" name={plus!.name} amount={plus!.amount} />
      <Term sign="−" name={minus!.name} amount={minus!.amount} />
      <Term
        sign={off === null ? '=' : '≠'}
        name={line.liability ? 'Owed after' : 'Closing'}
        amount={line.closing}
        total
      />
      {off !== null && <Term name="Off by" amount={off} bad />}
    </dl>
  );
}

function Term({
  name,
  amount,
  sign,
  total = false,
  bad = false,
}: {
  readonly name: string;
  readonly amount: string | null;
  readonly sign?: string;
  readonly total?: boolean;
  readonly bad?: boolean;
}): ReactNode {
  const locale = useLocale();
  return (
    <div className={`term${total ? ' term-total' : ''}${bad ? ' term-bad' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {sign && <span className="term-sign">{sign}</span>}
        <span className="term-amount">{amount === null ? 'not printed' : formatDecimal(amount, locale)}</span>
      </dd>
    </div>
  );
}
