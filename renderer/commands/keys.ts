/** Which command a key press means, and how its keys are written for people and for screen readers. */
import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { isEnabled, type Command } from './command.ts';

/** Where a key was pressed, as far as commands care. */
export interface PressedIn {
  /** In a field, a dialog or a menu: keys belong to it. */
  readonly typing: boolean;
  /** In a part that scrolls or moves by keys of its own. */
  readonly scrolling: boolean;
  /** In the table of rows. */
  readonly table: boolean;
}

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const OWNERS = 'dialog, [role=dialog], [role=menu], [role=listbox]';
const SCROLLERS = '[data-own-arrows], [role=separator], [role=slider], [role=tablist], input[type=radio]';

/** Reads from an element where a key press on it belongs. */
export function pressedIn(target: Element): PressedIn {
  return {
    typing: target.closest(`${FIELDS}, ${OWNERS}`) !== null,
    scrolling: target.closest(SCROLLERS) !== null,
    table: target.closest('[role=grid]') !== null,
  };
}

/** The command of a key press; null where there is none, where it is disabled, or where the key belongs to the place. */
export function commandFor(
  press: KeyboardEvent,
  where: PressedIn,
  commands: readonly Command[],
): Command | null {
  const found = commands.find(
    (command) =>
      isEnabled(command) &&
      (command.reach === 'everywhere' || !where.typing) &&
      !(command.scrolls === true && where.scrolling) &&
      (command.tableOnly !== true || where.table) &&
      (command.keys ?? []).some((key) => matches(press, key)),
  );
  return found ?? null;
}

const parsed = new Map<string, ReturnType<typeof parseKeybinding>[number]>();

function matches(press: KeyboardEvent, key: string): boolean {
  let binding = parsed.get(key);
  if (binding === undefined) {
    binding = parseKeybinding(key)[0]!;
    parsed.set(key, binding);
  }
  return matchKeybindingPress(press, binding);
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
  Delete: 'Del',
  Equal: '+',
  Minus: '−',
};

/** The parts of a key for people: `$mod+Shift+z` is Ctrl, Shift, Z (on a Mac ⌘, ⇧, Z). */
export function keyParts(key: string, mac: boolean): readonly string[] {
  const pieces = key.match(/\[[^\]]*\]|\([^)]*\)|[^+]+/g) ?? [key];
  return pieces.flatMap((piece) => {
    if (piece.startsWith('[')) return [];
    if (piece === '$mod') return [mac ? '⌘' : 'Ctrl'];
    if (piece === 'Shift') return [mac ? '⇧' : 'Shift'];
    if (piece === 'Alt') return [mac ? '⌥' : 'Alt'];
    // A pattern such as (\?|x) is shown by its first choice.
    const plain = piece.startsWith('(') ? piece.slice(1, -1).split('|')[0]!.replaceAll('\\', '') : piece;
    return [
      NAMES[plain] ?? plain.replace(/^(?:Digit|Key)(?=.$)/, '').replace(/^.$/, (sign) => sign.toUpperCase()),
    ];
  });
}

/** A key as one text: "Ctrl+Z". */
export function keyText(key: string, mac: boolean): string {
  return keyParts(key, mac).join(mac ? '' : '+');
}

/** Keys for `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly string[] | undefined, mac: boolean): string | undefined {
  const texts = (keys ?? []).map((key) =>
    (key.match(/\([^)]*\)|\[[^\]]*\]|[^+]+/g) ?? [])
      .filter((piece) => !piece.startsWith('['))
      .map((piece) => {
        if (piece === '$mod') return mac ? 'Meta' : 'Control';
        return piece.startsWith('(') ? piece.slice(1, -1).split('|')[0]!.replaceAll('\\', '') : piece;
      })
      .join('+'),
  );
  return texts.length === 0 ? undefined : texts.join(' ');
}
