/**
 * Where menus and popovers are put in the document: in the main landmark, so that nothing stands outside of all landmarks.
 * They are placed on the screen, not on the landmark, which may scroll.
 */
export function popupHome(): HTMLElement | undefined {
  return document.getElementById('main') ?? undefined;
}
