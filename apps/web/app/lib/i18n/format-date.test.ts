import { expect, test } from 'vitest'

import { formatDate, formatDateRange, todayIn } from './format-date.ts'

test('a day stays the same in every time zone of the reader', () => {
  expect(formatDate('2026-02-28', 'en')).toBe('Feb 28, 2026')
})

test('two days are shown as a range, one day only once', () => {
  const now = new Date('2026-11-29T00:00:00Z')
  expect(formatDateRange({ from: '2026-02-28', to: '2026-03-01' }, 'en', now)).toBe('Feb 28 – Mar 1')
  expect(formatDateRange({ from: '2026-02-28', to: '2026-02-28' }, 'en', now)).toBe('Feb 28')
})

test('days of another year have their year', () => {
  const now = new Date('2026-11-29T00:00:00Z')
  expect(formatDateRange({ from: '2026-12-28', to: '2027-01-03' }, 'en', now)).toBe('Dec 28, 2026 – Jan 3, 2027')
})

test('today begins at midnight of the time zone', () => {
  const now = new Date('2026-02-28T16:00:00Z')
  expect([todayIn('Asia/Manila', now), todayIn('UTC', now)]).toEqual(['2026-03-01', '2026-02-28'])
})
