import type { Notification, NotificationConstructorOptions } from 'electron';

type Made = Pick<Notification, 'once' | 'show'>;

/**
 * Shows notifications and keeps each until it is pressed or gone: Electron forgets one that nobody refers to, and with it
 * the press on it.
 */
export function notifier(make: (options: NotificationConstructorOptions) => Made) {
  const kept = new Set<Made>();
  return (options: NotificationConstructorOptions, pressed: () => void): void => {
    const notification = make(options);
    const forget = (): void => void kept.delete(notification);
    kept.add(notification);
    notification.once('click', () => {
      forget();
      pressed();
    });
    notification.once('close', forget);
    notification.once('failed', forget);
    notification.show();
  };
}
