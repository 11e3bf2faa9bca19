import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { nextCodeWords, waitWords } from './wait-words.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })

// rules: errors-6
test.each([
  [1, '1 second'],
  [42, '42 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [5_400, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are described as %s', (seconds, received) => {
  expect(english._(waitWords(seconds))).toBe(`Too many attempts. Try again in ${received}.`)
  expect(english._(nextCodeWords(seconds))).toContain(`You can request another in ${received}.`)
})
