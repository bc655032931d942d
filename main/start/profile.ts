import { join } from 'node:path';

/**
 * Where Chromium keeps its profile. Beside the data folder, never in it: on Windows and macOS Electron's own choice is
 * the folder that holds the user's statements.
 */
export function profileFolder(applicationData: string): string {
  return join(applicationData, 'Statement Desk Window');
}
