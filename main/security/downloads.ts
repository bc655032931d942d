/**
 * No page saves a file by itself: what is exported goes through the dialog of `saveAs`, where the user says where to. A
 * download would land on the disk under a name the page chose.
 * https://www.electronjs.org/docs/latest/tutorial/security#20-do-not-expose-electron-apis-to-untrusted-web-content
 */
export function refuseDownload(prevent: () => void): void {
  prevent();
}
