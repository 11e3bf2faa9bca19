import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { expect, test } from 'vitest'

import { progressToKeep, progressToNext } from './progress.ts'

const club = (changes: Partial<Benefits>): Benefits => ({
  playerRankName: 'VIP2',
  level: 2,
  totalTurnover: '60001.10',
  monthlyTurnover: { actual: '7999.90', expected: '8000.00' },
  next: { level: 3, threshold: '200000.00', left: '139998.90', month: null },
  levels: [],
  waiting: [],
  monthEndsAt: '2026-02-28T19:00:00Z',
  salaries: { weeklyAt: '2026-02-08T19:00:00Z', monthlyAt: '2026-02-28T19:00:00Z' },
  changes: [],
  multiple: '1',
  rewardDays: 7,
  currency: 'PHP',
  now: '2026-02-04T00:00:00Z',
  ...changes,
})

test('all bets count for a new level, this month’s bets for one that was lost', () => {
  expect(progressToNext(club({}))).toEqual({
    level: 3,
    isBack: false,
    done: '60001.10',
    needed: '200000.00',
    left: '139998.90',
  })
  const lost = { level: 3, threshold: '200000.00', left: '0.00', month: '30000.00' }
  expect(progressToNext(club({ next: lost }))).toEqual({
    level: 3,
    isBack: true,
    done: '7999.90',
    needed: '30000.00',
    left: '22000.10',
  })
  expect(progressToNext(club({ next: null }))).toBeNull()
})

test.each([
  ['7999.90', '0.10'],
  ['8000.00', '0.00'],
  ['9000.00', '0.00'],
])('with %s this month %s is left to keep the level', (actual, missing) => {
  expect(progressToKeep(club({ monthlyTurnover: { actual, expected: '8000.00' } })).left).toBe(missing)
})
