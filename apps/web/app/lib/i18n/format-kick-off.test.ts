import { languages } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { formatKickOff } from './format-kick-off.ts'

const AT = '2026-11-20T16:05:00Z'

test('a kick-off has month and day, hour and minute', () => {
  expect(formatKickOff(AT, 'en', 'Asia/Manila')).toBe('11/21, 00:05')
  expect(formatKickOff(AT, 'en', 'America/New_York')).toBe('11/20, 11:05')
})

test.each(Object.values(languages).map(({ locale }) => locale))('%s formats it with the digits 0 to 9', (locale) => {
  const text = formatKickOff(AT, locale, 'Asia/Manila')
  expect(text).toMatch(/21.*11|11.*21/)
  expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
})
