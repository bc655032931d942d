/** Pixels in and out of Skia's canvas. */
import { createCanvas, ImageData, type Canvas, type Image } from '@napi-rs/canvas';
import { fourChannels, threeChannels } from './channels.ts';
import type { Rgb } from './codec.ts';

/** A decoded picture on white; Skia turns a photo as its camera says. */
export function drawn(image: Image): Rgb {
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return pixelsOf(canvas);
}

export function canvasOf(picture: Rgb): Canvas {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(fourChannels(picture), width, height), 0, 0);
  return canvas;
}

export function pixelsOf(canvas: Canvas): Rgb {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return threeChannels(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    width,
    height,
    channels: 4,
  });
}
