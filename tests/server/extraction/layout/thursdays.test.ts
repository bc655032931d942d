import { describe, expect, it } from 'vitest';
import { withThursdays } from '../../../../server/extraction/layout/dates/thursdays.ts';
import { daysBy } from '../../../support/days-of-lines.ts';

const read = daysBy(withThursdays);

describe('Thursdays', () => {
  it('are days of the week beside others of their language', () => {
    expect(read('Mi 06.01.', 'Do 07.01.', 'Fr 08.01.')).toEqual(['Mi 06.01.', 'Do 07.01.', 'Fr 08.01.']);
    expect(read('wo 06.01.', 'do 07.01.', 'vr 08.01.')).toEqual(['wo 06.01.', 'do 07.01.', 'vr 08.01.']);
  });

  it('join the days of a period elsewhere', () => {
    expect(read('do 07.01.', '08.01.')).toEqual(['07.01.', '08.01.']);
    expect(read('Mi 06.01.', 'Fr 08.01.', '01.01. do 31.01.')).toEqual([
      'Mi 06.01.',
      'Fr 08.01.',
      '01.01. + 31.01.',
    ]);
  });
});
