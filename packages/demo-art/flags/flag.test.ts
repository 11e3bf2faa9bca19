import { languages } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { drawFlag, flagNames } from './flag.ts'

/** Maximum size: each flag is a separate request, on the slowest network, for a button. */
const LIMIT_BYTES = 800

test('every language has a flag, and every flag has a language', () => {
  expect([...flagNames].sort()).toEqual(
    Object.values(languages)
      .map(({ locale }) => locale)
      .sort(),
  )
})

test.each(flagNames)('the flag of %s is small', (name) => {
  expect(drawFlag(name).length).toBeLessThan(LIMIT_BYTES)
})

test('no two flags are equal', () => {
  expect(new Set(flagNames.map(drawFlag)).size).toBe(flagNames.length)
})
