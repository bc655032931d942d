import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesHandedOver } from '../../../main/start/hand-over.ts';

const may = resolve('/statements/May.pdf');

describe('files of a second instance', () => {
  it('are those it sent, whatever became of its command line', () => {
    const sorted = ['/opt/desk', '--data-dir', may, '/data'];
    expect(filesHandedOver({ files: [may] }, sorted, '/')).toEqual([may]);
    expect(filesHandedOver({ files: [] }, ['/opt/desk', may], '/')).toEqual([]);
  });

  it.each([null, undefined, 'text', 7, [], { files: 'May.pdf' }, { other: [may] }])(
    'are those of its command line where it sent %j',
    (sent) => {
      const folder = resolve('/statements');
      expect(filesHandedOver(sent, ['/opt/desk', 'May.pdf', '--flag'], folder)).toEqual([
        join(folder, 'May.pdf'),
      ]);
    },
  );

  it('are paths of statements and nothing else', () => {
    const sent = {
      files: [
        may,
        'May.pdf',
        'https://evil.example/a.pdf',
        '/etc/passwd',
        `${may}\0.pdf`,
        { toString: () => may },
        null,
      ],
    };
    expect(filesHandedOver(sent, [], '/')).toEqual([may]);
  });
});
