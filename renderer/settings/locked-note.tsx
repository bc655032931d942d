import type { ReactNode } from 'react';
import type { SettingSource } from '../../shared/api/settings.ts';
import { assertNever } from '../state/never.ts';
import { Icon } from '../ui/icons.tsx';

interface Fixed {
  readonly source: SettingSource;
  readonly locked: boolean;
  readonly editable: boolean;
}

/** Why a setting cannot be changed here; null where it can. */
export function reasonOf({ source, locked, editable }: Fixed): string | null {
  if (editable) return null;
  if (!locked) return 'Only a key of this computer’s own account can change this.';
  switch (source) {
    case 'policy':
      return 'Fixed by your organisation’s policy file.';
    case 'flag':
      return 'Fixed by a flag the service was started with.';
    case 'variable':
      return 'Fixed by an environment variable (STATEMENT_DESK_…).';
    case 'stored':
    case 'default':
      return 'Fixed for this installation.';
    default:
      return assertNever(source);
  }
}

/** A lock and the reason, where a setting cannot be changed here. */
export function LockedNote({ setting, id }: { readonly setting: Fixed; readonly id?: string }): ReactNode {
  const reason = reasonOf(setting);
  if (reason === null) return null;
  return (
    <p className="settings-locked soft" id={id}>
      <Icon name="lock" size={14} />
      {reason}
    </p>
  );
}
