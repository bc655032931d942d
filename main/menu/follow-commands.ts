import type { MenuCommand } from '../bridge.ts';

/** Commands the window may offer in quick succession, such as while rows are walked through, are shown as one change, ms. */
const SETTLE = 150;

/**
 * Shows the menu bar and follows the window's commands. `show` is given the commands; it is called only when they are
 * others than before, because a new menu bar closes a menu that is open.
 */
export function followCommands(
  show: (commands: readonly MenuCommand[]) => void,
  settle = SETTLE,
): (commands: readonly MenuCommand[]) => void {
  let shown = '[]';
  let timer: NodeJS.Timeout | undefined;
  show([]);
  return (commands) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const next = JSON.stringify(commands);
      if (next === shown) return;
      shown = next;
      show(commands);
    }, settle);
  };
}
