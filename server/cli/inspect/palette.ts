/** Colours of the pictures, told apart also by those who do not see red and green apart (after Okabe and Ito, 2008). */
export const COLOURS = {
  date: '#7b3294',
  otherDate: '#b07cc6',
  amount: '#0072b2',
  weak: '#8a94a3',
  fact: '#d55e00',
  heading: '#b8860b',
  text: '#5b6770',
  balance: '#00868b',
  total: '#a0522d',
  section: '#6b6f00',
  orphan: '#c2185b',
  proved: '#1b9e57',
  unproved: '#e69f00',
  broken: '#d3212c',
} as const;

/** Colours of neighbouring entries. */
export const ENTRY_COLOURS = ['#0072b2', '#d55e00', '#1b9e57', '#b04a8f', '#8c6d00', '#4b4fbf'] as const;

/** A colour that lets the page shine through; `share` is 0 to 1. */
export function sheer(colour: string, share: number): string {
  return `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
