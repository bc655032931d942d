import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { tolerateStrayRejections } from '../../../../server/extraction/open/pdfjs.ts';

it('lets only rejections of pdf.js pass without an owner', () => {
  const thread = new EventEmitter();
  tolerateStrayRejections(thread);
  const stray = new Error('Bad XRef entry');
  stray.stack =
    'XRefEntryException\n    at file:///app/node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs:1:1';
  expect(() => thread.emit('unhandledRejection', stray)).not.toThrow();
  expect(() => thread.emit('unhandledRejection', new Error('ours'))).toThrow('ours');
});
