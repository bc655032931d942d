import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../../main/start/command-line.ts';

const files = (...args: string[]): readonly string[] => readCommandLine(args, '/home/user').files;

describe('command line', () => {
  it('reads its flags and statements among the switches others add', () => {
    expect(
      readCommandLine(
        [
          '--no-sandbox',
          '--port',
          '0',
          '--data-dir=/data',
          '/tmp/March.PDF',
          '/tmp/x.txt',
          '--original-process-start-time=1',
        ],
        '/',
      ),
    ).toEqual({ port: '0', dataDir: '/data', files: ['/tmp/March.PDF'] });
    expect(readCommandLine([], '/')).toEqual({ port: undefined, dataDir: undefined, files: [] });
  });

  it.skipIf(process.platform === 'win32')('takes names relative to where they were typed', () => {
    expect(files('May.pdf', '../other/June.jpeg')).toEqual(['/home/user/May.pdf', '/home/other/June.jpeg']);
  });

  it.skipIf(process.platform === 'win32')('takes file addresses, as Linux desktops give them', () => {
    expect(files('file:///home/user/M%C3%A4rz%20%231.pdf')).toEqual(['/home/user/März #1.pdf']);
    expect(files('file://server/share/a.pdf', 'file:///a%00b.pdf', 'file:///%E0%A4%A.pdf')).toEqual([]);
  });

  it('takes no other addresses and no flags of files', () => {
    expect(
      files('https://evil.example/a.pdf', 'smb://host/a.pdf', '--x=/tmp/a.pdf', 'javascript:1.pdf'),
    ).toEqual([]);
  });
});
