import { expect, it } from 'vitest';
import { detectNumberStyle } from '../../../../server/extraction/reading/number-style.ts';

it('a sign that stands twice in numbers groups them, also where the currency has three decimals', () => {
  const whole = ['2,140,000', '270,493', '45,799', '1,869,507', '244,961', '1,578,747', '497,000'];
  expect(detectNumberStyle(whole, 3)).toMatchObject({ decimalSign: '.', decimals: 0 });
});

it('three decimals stay decimals beside groups and where no number has two of its signs', () => {
  const grouped = ['2,140,000.250', '270.493', '45.799', '1,869,507.100', '244.961'];
  expect(detectNumberStyle(grouped, 3)).toMatchObject({ decimalSign: '.', decimals: 3 });
  expect(detectNumberStyle(['270,493', '45,799', '244,961', '497,000'], 3)).toMatchObject({
    decimalSign: ',',
    decimals: 3,
  });
});
