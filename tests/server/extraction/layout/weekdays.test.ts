/** Names of weekdays before dates that the words alone do not tell. */
import { describe, expect, it } from 'vitest';
import { withWeekdays } from '../../../../server/extraction/layout/dates/weekdays.ts';
import { daysBy } from '../../../support/days-of-lines.ts';

const read = daysBy(withWeekdays);

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

describe('short words before days', () => {
  it('are weekdays beside others as long in their place', () => {
    const days = ['Mon 5. Okt', 'Die 6. Okt', 'Mit 7. Okt', 'Don 8. Okt'];
    expect(read(...days)).toEqual(days);
  });

  it('are words elsewhere', () => {
    expect(read('Mon 5. Okt', 'Mit 7. Okt')).toEqual(['Mon 5. Okt', '7. Okt']);
    expect(read('Mon 5. Okt', 'ab 7. Okt', 'Don 8. Okt')).toEqual(['Mon 5. Okt', '7. Okt', 'Don 8. Okt']);
  });
});
