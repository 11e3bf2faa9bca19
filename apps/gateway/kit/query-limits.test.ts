import { expect, test } from 'vitest'

import { parameterBeyondLimits } from './query-limits.ts'

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, '1']))

test.each([
  [undefined, null],
  [{}, null],
  [many(1_000), null],
  [many(1_001), ''],
  [{ types: Array(20).fill('A') }, null],
  [{ types: Array(21).fill('A') }, 'types'],
  [{ 'a[b][c][d][e][f]': '1' }, null],
  [{ 'a[b][c][d][e][f][g]': '1' }, 'a[b][c][d][e][f][g]'],
])('of %o the parameter beyond the limits is %j', (query, parameter) => {
  expect(parameterBeyondLimits(query)).toBe(parameter)
})
