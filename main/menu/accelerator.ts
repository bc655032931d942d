/**
 * A command's key as Electron writes it, from the notation of tinykeys (`$mod+Shift+z`). Null for keys that are not shown
 * in a menu: single letters and keys that move or press, which belong to the page alone.
 * https://www.electronjs.org/docs/latest/tutorial/keyboard-shortcuts#accelerators
 */
export function acceleratorOf(key: string): string | null {
  // Optional modifiers and patterns ("[Shift]+(\?)") have no accelerator.
  if (/[[(\\]/.test(key)) return null;
  const pieces = key.split('+');
  const last = pieces.pop() ?? '';
  const modifiers = pieces.map((piece) => MODIFIERS[piece]);
  if (modifiers.some((modifier) => modifier === undefined)) return null;
  const plain = NAMES[last] ?? last.replace(/^(?:Key|Digit)(?=.$)/, '').toUpperCase();
  const isFunctionKey = /^F([1-9]|1\d|2[0-4])$/.test(plain);
  const isShown =
    isFunctionKey ||
    (modifiers.some((modifier) => modifier !== 'Shift') &&
      /^([A-Z0-9]|Plus|-|,|Left|Right|Return)$/.test(plain));
  return isShown ? [...modifiers, plain].join('+') : null;
}

const MODIFIERS: Readonly<Record<string, string>> = {
  $mod: 'CommandOrControl',
  Control: 'Control',
  Meta: 'Command',
  Alt: 'Alt',
  Shift: 'Shift',
};

const NAMES: Readonly<Record<string, string>> = {
  Comma: ',',
  Equal: 'Plus',
  Minus: '-',
  Enter: 'Return',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};
