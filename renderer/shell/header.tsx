import './header.css';
import type { ReactNode } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { hrefOf, type Route } from '../state/routes.ts';
import { IconButton } from '../ui/button.tsx';
import { Mark } from '../ui/icons.tsx';
import type { Theme } from '../ui/theme.ts';
import { QuotaMeter } from './quota-meter.tsx';
import { useWorkspace } from './workspace.ts';

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const THEME_WORDS: Readonly<Record<Theme, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};
const THEME_ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** The top of the window: the product, its places, the pages left, light or dark. */
export function Header({ route }: { readonly route: Route }): ReactNode {
  const { user, theme, setTheme } = useWorkspace();
  const atDesk = route.room !== 'settings';
  return (
    <header className="header">
      <a className="header-brand" href={hrefOf({ room: 'desk' })}>
        <Mark />
        <span>Statement Desk</span>
      </a>
      <nav className="header-places" aria-label="Places">
        <a href={hrefOf({ room: 'desk' })} aria-current={atDesk ? 'page' : undefined}>
          Statements
        </a>
        <a href={hrefOf({ room: 'settings' })} aria-current={atDesk ? undefined : 'page'}>
          Settings
        </a>
      </nav>
      <div className="header-end">
        {user && (
          <a className="header-quota" href={hrefOf({ room: 'settings' })}>
            <QuotaMeter user={user} compact />
          </a>
        )}
        <span className="header-commands">
          <CommandButton id="window.palette" compact />
        </span>
        <IconButton
          icon={THEME_ICONS[theme]}
          label={`Appearance: ${THEME_WORDS[theme]}. Change to ${THEME_WORDS[NEXT_THEME[theme]]}`}
          onClick={() => setTheme(NEXT_THEME[theme])}
        />
      </div>
    </header>
  );
}
