import type { Rgb } from './codec.ts';

/** Pixels of one channel (grey), three or four (the fourth is left out) as three. */
export function threeChannels(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Rgb {
  if (channels === 3) return { data: new Uint8Array(data), width, height };
  const colours = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = data[at * channels + (channels < 3 ? 0 : channel)]!;
  return { data: colours, width, height };
}

/** The same with a fourth channel, all of it opaque. */
export function fourChannels({ data, width, height }: Rgb): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1) pixels[at * 4 + channel] = data[at * 3 + channel]!;
  return pixels;
}
