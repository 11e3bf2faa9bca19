import { expect, test } from 'vitest'

import { rebateShare, seriesWithin } from './series.ts'

// Examples of the domain handbook (3.4) for a member with the series 1950.
test.each([
  [1950, 0],
  [1900, 0.025],
  [1800, 0.075],
  [1700, 0.125],
  [1956, 0],
])('a member who plays series %i gets %d of the stake back', (series, share) => {
  expect(rebateShare({ own: 1950 }, series)).toBeCloseTo(share, 10)
})

test.each([
  [1700, 1950, 1949, 1950],
  [1700, 1950, 1823, 1824],
  [1700, 1950, 3000, 1950],
  [1700, 1950, 0, 1700],
  [1701, 1950, 1950, 1950],
])('from %i to %i, the nearest series to %i is %i', (minimum, maximum, wanted, nearest) => {
  expect(seriesWithin({ minimum, maximum, own: maximum }, wanted)).toBe(nearest)
})
