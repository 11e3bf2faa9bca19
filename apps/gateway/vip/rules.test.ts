import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { earnedLevel, storedLevel, levelRate, settledProgress, DEFAULT_LEVELS } from './rules.ts'

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
])('a turnover of %s earns VIP%i', (turnover, level) => {
  expect(earnedLevel(DEFAULT_LEVELS, unitsOf(turnover))).toBe(level)
})

test.each([
  [3, '29000', 2],
  [3, '30000', 3],
  [1, '1999.99', 0],
  [1, '0', 0],
  [0, '0', 0],
  [10, '21999999', 9],
])('VIP%i with %s in a month is VIP%i after it', (level, month, after) => {
  expect(storedLevel(DEFAULT_LEVELS, level, unitsOf(month))).toBe(after)
})

test.each([
  ['earned for the first time', { level: 0, peak: 0, turnover: '250000', month: '0' }, { level: 3, peak: 3 }],
  ['lost at a month’s end', { level: 2, peak: 3, turnover: '250000', month: '29999' }, { level: 2, peak: 3 }],
  [
    'regained by the turnover of a month',
    { level: 2, peak: 3, turnover: '250000', month: '30000' },
    { level: 3, peak: 3 },
  ],
  ['one of two lost levels regained', { level: 1, peak: 3, turnover: '250000', month: '8000' }, { level: 2, peak: 3 }],
  [
    'regained, and a higher level earned',
    { level: 2, peak: 3, turnover: '800000', month: '30000' },
    { level: 4, peak: 4 },
  ],
  ['lost because turnover was reversed', { level: 3, peak: 3, turnover: '49999', month: '0' }, { level: 1, peak: 1 }],
])('%s', (_, { turnover, month, ...progress }, after) => {
  const played = { turnover: unitsOf(turnover), month: unitsOf(month) }
  expect(settledProgress(DEFAULT_LEVELS, { ...progress, ...played })).toEqual(after)
})

test.each([
  [600, 0, 600],
  [600, 5, 700],
  [0, 5, 0],
])('a rate of %i gives VIP%i %i', (rate, level, own) => {
  expect(levelRate(rate, level)).toBe(own)
})

const step = fc.record({ amount: fc.bigInt({ min: -40_000_0000n, max: 400_000_0000n }), ends: fc.boolean() })

// rules: vip-5
test('with any sequence of play, reversals and month ends: the level never exceeds the earned level or the peak, and a repeated evaluation changes nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [level, peak, turnover, month] = [0, 0, 0n, 0n]
      for (const { amount, ends } of steps) {
        turnover = turnover + amount > 0n ? turnover + amount : 0n
        month = month + amount > 0n ? month + amount : 0n
        const settled = settledProgress(DEFAULT_LEVELS, { level, peak, turnover, month })
        expect(settled.level).toBeLessThanOrEqual(earnedLevel(DEFAULT_LEVELS, turnover))
        expect(settled.level).toBeLessThanOrEqual(settled.peak)
        expect(settledProgress(DEFAULT_LEVELS, { ...settled, turnover, month })).toEqual(settled)
        peak = settled.peak
        level = ends ? storedLevel(DEFAULT_LEVELS, settled.level, month) : settled.level
        if (ends) month = 0n
      }
    }),
  )
})

test('within a month the order and batching of rounds do not change the result', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 300_000_0000n }), { maxLength: 20 }), (stakes) => {
      const after = (amounts: readonly bigint[]) => {
        let [level, peak, turnover] = [0, 0, 0n]
        for (const amount of amounts) {
          turnover += amount
          ;({ level, peak } = settledProgress(DEFAULT_LEVELS, { level, peak, turnover, month: turnover }))
        }
        return { level, peak }
      }
      const atOnce = stakes.reduce((sum, stake) => sum + stake, 0n)
      expect(after(stakes)).toEqual(after([...stakes].reverse()))
      expect(after(stakes)).toEqual(after([atOnce]))
    }),
  )
})
