import { expect, test } from 'vitest'

import { periodOf } from './period.ts'

test.each([
  ['no days', {}, 'Asia/Manila', {}],
  [
    'a day in the merchant’s time zone',
    { from: '2026-11-29', until: '2026-11-29' },
    'Asia/Manila',
    {
      from: '2026-11-28T16:00:00.000Z',
      until: '2026-11-29T16:00:00.000Z',
    },
  ],
  [
    'a day of 23 hours',
    { from: '2026-03-29', until: '2026-03-29' },
    'Europe/Berlin',
    {
      from: '2026-03-28T23:00:00.000Z',
      until: '2026-03-29T22:00:00.000Z',
    },
  ],
  ['the end of a year', { until: '2026-12-31' }, 'UTC', { until: '2027-01-01T00:00:00.000Z' }],
])('%s', (_name, { from, until }: { from?: string; until?: string }, zone, expected) => {
  expect(periodOf({ from, until }, zone)).toEqual(expected)
})
