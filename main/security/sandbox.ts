/** Switches that take away what keeps a page from the rest of the computer. */
const SWITCHES = ['no-sandbox', 'disable-web-security'];

/**
 * Why an installed app does not open its window; null where nothing is in the way. The launcher of an AppImage adds
 * `--no-sandbox` by itself where the system has no user namespaces, and a shortcut may be changed by anybody.
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export function sandboxObstacle(packaged: boolean, hasSwitch: (name: string) => boolean): string | null {
  const given = SWITCHES.find(hasSwitch);
  if (!packaged || given === undefined) return null;
  return (
    `Statement Desk was started with --${given}, and shows statements only in a window that is shut off from the rest of the computer. ` +
    'If you did not ask for that, this system allows no user namespaces, which the window needs: install the package of your system (deb or rpm) in place of the AppImage, or have them allowed.'
  );
}
