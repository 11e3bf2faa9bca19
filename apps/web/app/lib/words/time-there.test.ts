import { expect, test } from 'vitest'

import { timeThere } from './time-there.ts'

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone
const NOW = Date.parse('2026-11-22T02:00:00Z')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['2026-11-22T14:05:00Z', 'Asia/Manila', '10:05 PM GMT+8'],
  ['2026-11-22T16:05:00Z', 'Asia/Manila', 'Nov 23, 12:05 AM GMT+8'],
  ['2026-11-21T16:30:00Z', 'Asia/Manila', '12:30 AM GMT+8'],
  ['2026-11-22T14:05:00Z', 'Asia/Bangkok', '09:05 PM GMT+7'],
])('%s in %s, with another time zone than this device, is %s', (time, zone, shown) => {
  expect(plain(timeThere(time, 'en', zone, NOW))).toBe(shown)
})

test('no time zone is shown where both clocks agree', () => {
  const shown = timeThere('2026-11-22T02:05:00Z', 'en', HERE, NOW)
  expect(plain(shown)).toMatch(/^\d\d:\d\d [AP]M$/)
})

test.each(['ar', 'th', 'zh-CN', 'my'])('%s formats it with the digits 0 to 9, too', (locale) => {
  const shown = timeThere('2026-11-22T14:05:00Z', locale, 'Asia/Manila', NOW)
  expect(shown).toMatch(/05/)
  expect(shown.replace(/\d/g, '')).not.toMatch(/\p{Nd}/u)
})
