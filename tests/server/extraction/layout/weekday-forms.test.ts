import { expect, it } from 'vitest';
import { withWeekdayForms } from '../../../../server/extraction/layout/dates/weekday-forms.ts';
import { daysBy } from '../../../support/days-of-lines.ts';

const read = daysBy(withWeekdayForms);

it('short words before days are weekdays beside others as long in their place', () => {
  const days = ['Mon 5. Okt', 'Die 6. Okt', 'Mit 7. Okt', 'Don 8. Okt'];
  expect(read(...days)).toEqual(days);
});

it('they are words elsewhere', () => {
  expect(read('Mon 5. Okt', 'Mit 7. Okt')).toEqual(['Mon 5. Okt', '7. Okt']);
  expect(read('Mon 5. Okt', 'ab 7. Okt', 'Don 8. Okt')).toEqual(['Mon 5. Okt', '7. Okt', 'Don 8. Okt']);
});
