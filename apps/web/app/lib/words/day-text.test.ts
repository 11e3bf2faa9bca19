import { expect, test } from 'vitest'

import { clockText, dayText, spanText, todayIn } from './day-text.ts'

test('a day stays the same in every time zone of the reader', () => {
  expect(dayText('2026-02-28', 'en')).toBe('Sat, Feb 28, 2026')
})

test('two days are shown as a range, one day only once', () => {
  expect(spanText({ from: '2026-02-28', to: '2026-03-01' }, 'en')).toBe('Feb 28 – Mar 1')
  expect(spanText({ from: '2026-02-28', to: '2026-02-28' }, 'en')).toBe('Feb 28')
})

test('a time is shown in the merchant’s time zone', () => {
  const at = '2026-02-28T16:00:05Z'
  expect(clockText(at, { locale: 'en', zone: 'Asia/Manila' })).toBe('00:00')
  expect(clockText(at, { locale: 'en', zone: 'Asia/Manila', seconds: true })).toBe('00:00:05')
})

test('today begins at midnight of the time zone', () => {
  const now = new Date('2026-02-28T16:00:00Z')
  expect([todayIn('Asia/Manila', now), todayIn('UTC', now)]).toEqual(['2026-03-01', '2026-02-28'])
})
