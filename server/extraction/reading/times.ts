/** Times of day, as they stand in cells of their own. */

/** "14:05", "2:05 pm", "14:05:33 WIB", "14:05:33.0", "14:05 h", "14h05", or only what stands behind the figures, where a narrow column breaks the time. */
const TIME =
  /^(?:(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:[:.][0-5]\d(?:[.,]\d{1,6})?)?)?(?: ?(?:[ap]\.?m\.?|h(?:ou)?r?s?\.?|uhr|น\.?|utc|gmt|[ce]es?t|wib|wita?|ist|hkt|sgt))?$/i;

/** Whether a text is a time of day, or what is left of one. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Whether a word is a time, or what stands behind the figures of one: "06:49pm", "pm" behind "06:49". */
export function isOfTime(before: string | undefined, text: string): boolean {
  return (
    isTime(text) && /\d/.test(text + (before !== undefined && isTime(`${before} ${text}`) ? before : ''))
  );
}
