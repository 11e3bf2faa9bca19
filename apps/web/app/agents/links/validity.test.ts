import { expect, test } from 'vitest'

import { lastDayOf } from './validity.ts'

const terms = { today: '2026-02-27', lastDay: '2027-02-28' }

test.each<[Parameters<typeof lastDayOf>[0], string, string | null | undefined]>([
  ['permanent', 'any time', null],
  [1, 'any time', '2026-02-28'],
  [7, 'any time', '2026-03-06'],
  ['own', '2026-02-27', '2026-02-27'],
  ['own', '2027-02-28', '2027-02-28'],
  ['own', '2026-02-26', undefined],
  ['own', '2027-03-01', undefined],
  ['own', '2026-02-31', undefined],
  ['own', '', undefined],
])('a link with validity %s, with %s typed, has the last day %s', (validity, typed, lastDay) => {
  expect(lastDayOf(validity, typed, terms)).toBe(lastDay)
})
