import { plusDays } from '@ante/contract/kit/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { todayAfter } from './calendar-rules.ts'
import type { SignedDay } from './calendar-rules.ts'

const BONUSES = [1, 1, 2, 2, 3, 3, 8]

/** Signs in on these days, in order; returns the signed days. */
function signInOnDays(days: readonly string[], length = BONUSES.length): SignedDay[] {
  const signed: SignedDay[] = []
  for (const day of days) {
    const { signed: already, ...today } = todayAfter(signed.at(-1) ?? null, day, length)
    if (!already) signed.push(today)
  }
  return signed
}

const DAYS = Array.from({ length: 14 }, (_, index) => plusDays('2026-02-25', index))

test('seven consecutive days earn 20.00, and the eighth starts a new cycle', () => {
  const signed = signInOnDays(DAYS.slice(0, 8))
  expect(signed.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
  expect(signed.slice(0, 7).reduce((sum, { position }) => sum + (BONUSES[position - 1] ?? 0), 0)).toBe(20)
  expect(signed.at(-1)?.consecutive).toBe(8)
})

test('missing the fourth day restarts the cycle on the fifth', () => {
  const days = DAYS.filter((_, index) => index !== 3).slice(0, 4)
  expect(signInOnDays(days).map(({ position, consecutive }) => [position, consecutive])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 1],
  ])
})

test('a signed day stays signed, and a clock that is set back grants nothing twice', () => {
  const last = { day: '2026-03-01', position: 3, consecutive: 3 }
  expect(todayAfter(last, '2026-03-01', 7)).toMatchObject({ signed: true, position: 3 })
  expect(todayAfter(last, '2026-02-28', 7)).toMatchObject({ signed: true, day: '2026-03-01' })
})

test('a shortened cycle restarts', () => {
  expect(todayAfter({ day: '2026-03-01', position: 6, consecutive: 6 }, '2026-03-02', 5)).toMatchObject({
    position: 1,
    consecutive: 7,
  })
})

// rules: habits-1
test('in any history each day is signed once, and its position counts the consecutive days in the cycle', () => {
  const history = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 120 })
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 31 }), (offsets, length) => {
      const days = offsets.toSorted((a, b) => a - b).map((offset) => plusDays('2026-01-15', offset))
      const signed = signInOnDays(days, length)
      expect(signed.map(({ day }) => day)).toEqual([...new Set(days)])
      for (const { day, position, consecutive } of signed) {
        let run = 1
        while (days.includes(plusDays(day, -run))) run += 1
        expect(consecutive).toBe(run)
        expect(position).toBe(((run - 1) % length) + 1)
      }
    }),
    { numRuns: 60 },
  )
})
