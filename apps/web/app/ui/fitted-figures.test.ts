import { expect, test } from 'vitest'

import { lengthOf } from './fitted-figures.tsx'

test.each([
  ['₱0.00', undefined],
  ['₱9,999,999.99', undefined],
  ['₱99,999,999.99', 'long'],
  ['₱999,999,999.99', 'long'],
  ['₱9,999,999,999.99', 'huge'],
  ['₱999,999,999,999.99', 'huge'],
])('%s is shown in the size for %s amounts', (text, size) => {
  expect(lengthOf(text)).toBe(size)
})
