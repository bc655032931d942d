import './account-tabs.css';
import type { ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { formatCount } from '../format/numbers.ts';
import { accountName } from '../state/accounts.ts';
import { isDoubtful } from '../state/proof.ts';
import { useLocale } from '../ui/locale.ts';

/** The accounts of one statement; choosing one goes to its first row. */
export function AccountTabs({
  statement,
  current,
  onSelect,
}: {
  readonly statement: TransactionsBody;
  readonly current: number;
  readonly onSelect: (row: string) => void;
}): ReactNode {
  const locale = useLocale();
  return (
    <nav className="account-tabs" aria-label="Accounts of this statement">
      {statement.accounts.map((account, index) => {
        const doubtful = statement.transactions.filter(
          (row) => row.account === index && isDoubtful(row),
        ).length;
        return (
          <button
            key={index}
            type="button"
            className="account-tab"
            aria-current={index === current ? 'true' : undefined}
            disabled={account.count === 0}
            onClick={() => {
              const first = statement.transactions[account.first];
              if (first) onSelect(first.id);
            }}
          >
            {accountName(statement, index)}
            <small className="figures">
              {formatCount(account.count, locale)} {account.count === 1 ? 'row' : 'rows'}
              {doubtful > 0 && `, ${formatCount(doubtful, locale)} in doubt`}
            </small>
          </button>
        );
      })}
    </nav>
  );
}
