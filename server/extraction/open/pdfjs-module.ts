/** pdf.js, both halves, without the canvas until something is drawn. The order of the imports matters. */
import { giveCanvasBack } from './canvas-later.ts';
export * from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

giveCanvasBack();
