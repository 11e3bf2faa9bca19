import { languages } from '@ante/contract/merchant/language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatDateTime } from './format-date-time.ts'

const NOW = Date.parse('2026-11-22T02:00:00Z')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const inManila = { locale: 'en', zone: 'Asia/Manila', now: NOW }

test.each([
  ['2026-11-22T14:05:00Z', 'Asia/Manila', '22:05 GMT+8'],
  ['2026-11-22T16:05:00Z', 'Asia/Manila', 'Nov 23, 00:05 GMT+8'],
  ['2026-11-21T16:30:00Z', 'Asia/Manila', '00:30 GMT+8'],
  ['2026-11-22T14:05:00Z', 'Asia/Bangkok', '21:05 GMT+7'],
  ['2031-01-05T14:05:00Z', 'Asia/Bangkok', 'Jan 5, 2031, 21:05 GMT+7'],
])('%s in %s, with another time zone than this device, is %s', (time, zone, text) => {
  expect(plain(formatDateTime(time, { locale: 'en', zone, now: NOW, deviceZone: 'Europe/Berlin' }))).toBe(text)
})

test('no time zone is shown if the device is in the same one', () => {
  for (const deviceZone of ['Asia/Manila', 'Asia/Singapore']) {
    expect(formatDateTime('2026-11-22T02:05:00Z', { ...inManila, deviceZone })).toBe('10:05')
  }
})

test('a receipt has the date, the year and the seconds, also of today', () => {
  const at = '2026-11-22T14:05:09Z'
  expect(formatDateTime(at, { ...inManila, exact: true, deviceZone: 'Asia/Manila' })).toBe('Nov 22, 2026, 22:05:09')
})

const locales = Object.values(languages).map(({ locale }) => locale)
const years = { min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }

test.each(locales)('%s formats any time with the digits 0 to 9, on a 24-hour clock', (locale) => {
  fc.assert(
    fc.property(fc.date(years), fc.boolean(), (date, exact) => {
      const text = formatDateTime(date.toISOString(), { locale, zone: 'UTC', now: NOW, exact, deviceZone: 'UTC' })
      expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
      expect(text).toContain(date.toISOString().slice(11, 13))
    }),
  )
})
