import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { nextCodeTexts, waitTexts } from './wait-texts.ts'

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
  expect(english._(waitTexts(seconds))).toBe(`Too many attempts. Try again in ${received}.`)
  expect(english._(nextCodeTexts(seconds))).toContain(`You can request another in ${received}.`)
})
