/** Light, dark, or as the system has it. Remembered on this machine; it is no secret. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_NAME = 'statement-desk.theme';

export function rememberedTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const kept = storage.getItem(STORAGE_NAME);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Shows a theme and remembers it. */
export function applyTheme(theme: Theme, root: HTMLElement, storage: Pick<Storage, 'setItem'>): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  storage.setItem(STORAGE_NAME, theme);
}
