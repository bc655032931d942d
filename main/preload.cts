/**
 * Runs in the window before its page, sandboxed and isolated: it can load nothing but Electron, and hands the page
 * three values instead of Electron itself. CommonJS, because a sandboxed preload cannot be a module.
 */
const { contextBridge, ipcRenderer }: typeof Electron.Renderer = require('electron');

const VERSION_SWITCH = '--statement-desk-version=';

// oxlint-disable-next-line typescript/consistent-type-imports -- CommonJS has no other way to a module's type
const desk: import('./bridge.ts', { with: { 'resolution-mode': 'import' } }).DeskBridge = {
  key: () => ipcRenderer.invoke('desk:key'),
  version: (process.argv.find((argument) => argument.startsWith(VERSION_SWITCH)) ?? '').slice(
    VERSION_SWITCH.length,
  ),
  platform: process.platform,
};
contextBridge.exposeInMainWorld('desk', desk);
