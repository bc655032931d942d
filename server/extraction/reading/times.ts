/** Times of day, as they stand in cells of their own. */

/** "14:05", "2:05 pm", "14:05:33 WIB", "14:05 h", or only what stands behind the figures, where a narrow column breaks the time. */
const TIME =
  /^(?:(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d)?)?(?: ?(?:[ap]\.?m\.?|h(?:ou)?r?s?\.?|uhr|น\.?|utc|gmt|[ce]es?t|wib|wita?|ist|hkt|sgt))?$/i;

/** Whether a text is a time of day, or what is left of one. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}
