import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { earnedLevel, keptLevel, levelRate, settledStanding, USUAL_LEVELS } from './rules.ts'

test.each([
  ['0', 0],
  ['9999.99', 0],
  ['10000', 1],
  ['49999', 1],
  ['50001', 2],
  ['250000', 3],
  ['2000000', 5],
  ['199999999.99', 9],
  ['200000000', 10],
  ['900000000', 10],
])('who has played %s has earned VIP%i', (turnover, level) => {
  expect(earnedLevel(USUAL_LEVELS, unitsOf(turnover))).toBe(level)
})

test.each([
  [3, '29000', 2],
  [3, '30000', 3],
  [1, '1999.99', 0],
  [1, '0', 0],
  [0, '0', 0],
  [10, '21999999', 9],
])('VIP%i with %s in a month is VIP%i after it', (level, month, after) => {
  expect(keptLevel(USUAL_LEVELS, level, unitsOf(month))).toBe(after)
})

test.each([
  ['earned for the first time', { level: 0, peak: 0, turnover: '250000', month: '0' }, { level: 3, peak: 3 }],
  ['lost at a month’s end', { level: 2, peak: 3, turnover: '250000', month: '29999' }, { level: 2, peak: 3 }],
  ['had back by a month', { level: 2, peak: 3, turnover: '250000', month: '30000' }, { level: 3, peak: 3 }],
  ['one back, one not', { level: 1, peak: 3, turnover: '250000', month: '8000' }, { level: 2, peak: 3 }],
  ['back, and beyond', { level: 2, peak: 3, turnover: '800000', month: '30000' }, { level: 4, peak: 4 }],
  ['taken back', { level: 3, peak: 3, turnover: '49999', month: '0' }, { level: 1, peak: 1 }],
])('%s', (_, { turnover, month, ...standing }, after) => {
  const played = { turnover: unitsOf(turnover), month: unitsOf(month) }
  expect(settledStanding(USUAL_LEVELS, { ...standing, ...played })).toEqual(after)
})

test.each([
  [600, 0, 600],
  [600, 5, 700],
  [0, 5, 0],
])('a rate of %i gives VIP%i %i', (rate, level, own) => {
  expect(levelRate(rate, level)).toBe(own)
})

const step = fc.record({ amount: fc.bigInt({ min: -40_000_0000n, max: 400_000_0000n }), ends: fc.boolean() })

test('whatever is played, taken back and ended: never above what was earned, never above the peak, and each asked twice is the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let standing = { level: 0, peak: 0, turnover: 0n, month: 0n }
      for (const { amount, ends } of steps) {
        const turnover = standing.turnover + amount > 0n ? standing.turnover + amount : 0n
        const month = standing.month + amount > 0n ? standing.month + amount : 0n
        standing = { ...standing, turnover, month }
        standing = { ...standing, ...settledStanding(USUAL_LEVELS, standing) }
        expect(standing.level).toBeLessThanOrEqual(earnedLevel(USUAL_LEVELS, turnover))
        expect(standing.level).toBeLessThanOrEqual(standing.peak)
        expect(settledStanding(USUAL_LEVELS, standing)).toEqual({ level: standing.level, peak: standing.peak })
        if (ends) {
          standing = { ...standing, level: keptLevel(USUAL_LEVELS, standing.level, standing.month), month: 0n }
        }
      }
    }),
  )
})

test('within a month the order in which rounds come, or how many at once, changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 300_000_0000n }), { maxLength: 20 }), (stakes) => {
      const after = (amounts: readonly bigint[]) =>
        amounts.reduce(
          (standing, amount) => {
            const played = { turnover: standing.turnover + amount, month: standing.month + amount }
            return { ...played, ...settledStanding(USUAL_LEVELS, { ...standing, ...played }) }
          },
          { level: 0, peak: 0, turnover: 0n, month: 0n },
        )
      const atOnce = stakes.reduce((sum, one) => sum + one, 0n)
      expect(after(stakes)).toEqual(after([...stakes].reverse()))
      expect(after(stakes)).toEqual(after([atOnce]))
    }),
  )
})
