import { mondayOf } from '@ante/contract/kit/days.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { boardDays, countedText, periodOf, prizeOf, problemOf } from './mission-rules.ts'

test.each([
  ['2026-03-01', '2026-02-23'],
  ['2026-03-02', '2026-03-02'],
  ['2026-12-31', '2026-12-28'],
  ['2027-01-01', '2026-12-28'],
])('%s belongs to the week that began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

const running = { first: '2026-03-04', last: '2026-03-17' }

test.each([
  ['daily', '2026-03-05', { key: 'm:2026-03-05', from: '2026-03-05', to: '2026-03-05' }],
  ['weekly', '2026-03-05', { key: 'm:2026-03-02', from: '2026-03-04', to: '2026-03-08' }],
  ['weekly', '2026-03-17', { key: 'm:2026-03-16', from: '2026-03-16', to: '2026-03-17' }],
  ['once', '2026-03-05', { key: 'm', from: '2026-03-04', to: '2026-03-17' }],
] as const)('a mission that is %s counts on %s the days of its period', (period, day, expected) => {
  expect(periodOf({ id: 'm', period }, day, running)).toEqual(expected)
})

test.each([
  ['day', '2026-03-05', { began: '2026-03-05', ends: '2026-03-05' }],
  ['week', '2026-03-05', { began: '2026-03-02', ends: '2026-03-08' }],
  ['week', '2026-03-17', { began: '2026-03-16', ends: '2026-03-17' }],
  ['promotion', '2026-03-05', { began: '2026-03-04', ends: '2026-03-17' }],
] as const)('the window of a board by %s contains the days around %s', (window, day, expected) => {
  expect(boardDays(window, day, running)).toEqual(expected)
  expect(boardDays('promotion', day, { ...running, last: null })).toEqual({ began: '2026-03-04', ends: null })
})

const bets = promotionRules.MISSION.parse({
  missions: [{ id: 'bets', target: 'betVolume', amount: '50000', reward: '88' }],
})

test('progress is shown as counted, and beyond the target as the target', () => {
  const [rule] = bets.missions
  if (!rule) throw new Error('no rule')
  expect(rule.period).toBe('daily')
  expect(countedText(rule, unitsOf('10000'))).toBe('10000.00')
  expect(countedText(rule, unitsOf('50000.01'))).toBe('50000.00')
  expect(countedText(rule, unitsOf('-3'))).toBe('0.00')
})

test('a rank gets the prize of the first step that includes it', () => {
  const prizes = [
    { to: 1, amount: '500' },
    { to: 3, amount: '100' },
  ]
  expect([1, 2, 3, 4].map((rank) => prizeOf(prizes, rank))).toEqual([500_0000n, 100_0000n, 100_0000n, 0n])
})

test('invalid rules are reported in a sentence', () => {
  const board = (...to: number[]) => ({
    window: 'week' as const,
    prizes: to.map((rank) => ({ to: rank, amount: '5' })),
  })
  expect(problemOf({ missions: [] })).toContain('missions, a board, or both')
  expect(problemOf({ missions: [...bets.missions, ...bets.missions] })).toContain('bets')
  expect(problemOf({ missions: [], board: board(1, 3, 3) })).toContain('greater')
  expect(problemOf({ missions: [], board: board(1, 3, 10) })).toBeNull()
  expect(
    promotionRules.MISSION.safeParse({ missions: [{ id: 'x', target: 'wins', amount: '5', reward: '1' }] }).success,
  ).toBe(false)
})
