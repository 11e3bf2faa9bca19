import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { expect, test } from 'vitest'

import { changesInMs } from './queries.ts'

const rain: RedRain = {
  promotionId: 'rain',
  title: '',
  terms: [],
  state: 'COMING',
  from: '2026-03-10T12:00:00.000Z',
  until: '2026-03-10T12:30:00.000Z',
  announcedFrom: null,
  windows: [],
  playsADay: 3,
  playsLeft: 3,
  seconds: 15,
  envelopesASecond: 8,
  chances: [],
  isSpent: false,
  multiple: '1',
  open: null,
  results: [],
}

test.each([
  ['2026-03-10T11:59:00.000Z', 60_000],
  ['2026-03-10T11:59:59.900Z', 1_000],
  ['2026-03-10T12:10:00.000Z', 20 * 60_000],
  ['2026-03-09T00:00:00.000Z', 3_600_000],
  ['2026-03-10T12:30:00.000Z', false],
])('at %s the rain is refetched in %s ms', (now, ms) => {
  expect(changesInMs({ rain, currency: 'PHP', zone: 'Asia/Manila', now })).toBe(ms)
})
