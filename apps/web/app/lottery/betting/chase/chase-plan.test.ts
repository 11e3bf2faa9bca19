import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chasePlan } from './chase-plan.ts'
import type { ChaseRule, ChaseOptions } from './chase-plan.ts'

const UNITS = 10_000n
const drawNumbers = (count: number) =>
  Array.from({ length: count }, (_, index) => `20261122-${String(index + 1).padStart(4, '0')}`)

const plan = (rule: ChaseRule, overrides: Partial<ChaseOptions> = {}) =>
  chasePlan({
    drawNumbers: drawNumbers(5),
    rule,
    costAtOne: 2n * UNITS,
    prizeAtOne: (195n * UNITS) / 10n,
    maxMultiple: 9_999,
    ...overrides,
  })

describe('a chase', () => {
  test('costs the same in each draw', () => {
    const { draws } = plan({ kind: 'same', multiple: 3 })
    expect(draws.map(({ multiple }) => multiple)).toEqual([3, 3, 3, 3, 3])
    expect(draws.at(-1)?.running).toBe(30n * UNITS)
  })

  test('doubles as in the worked example: 62.00 over five draws', () => {
    const { draws } = plan({ kind: 'double', multiple: 1, every: 1 })
    expect(draws.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 8, 16])
    expect(draws.at(-1)?.running).toBe(62n * UNITS)
    // The third draw wins 78.00, after 14.00 were staked.
    expect(draws[2]?.profit).toBe(64n * UNITS)
  })

  test('doubles after every second draw', () => {
    expect(plan({ kind: 'double', multiple: 2, every: 2 }).draws.map(({ multiple }) => multiple)).toEqual([
      2, 2, 4, 4, 8,
    ])
  })

  test('ends before the draw whose multiple would exceed the maximum, and reports it', () => {
    const { draws, problem } = plan({ kind: 'double', multiple: 1, every: 1 }, { drawNumbers: drawNumbers(20) })
    expect(problem).toBe('multiple')
    expect(draws).toHaveLength(14)
  })

  test.each([
    ['a prize that gives the stake back', 2n * UNITS],
    ['rows that pay differently', null],
  ])('has no profit with %s', (_, prizeAtOne) => {
    expect(plan({ kind: 'profit', multiple: 1, percent: 10 }, { prizeAtOne })).toEqual({
      draws: [],
      problem: 'unreachable',
    })
  })
})

test('a chase by profit yields at least that profit at any hit, with the smallest possible multiple', () => {
  const chaseInput = fc.record({
    percent: fc.integer({ min: 1, max: 300 }),
    cost: fc.bigInt({ min: 1n, max: 1_000_000n }),
    prize: fc.bigInt({ min: 1n, max: 100_000_000n }),
    count: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(chaseInput, ({ percent, cost, prize, count }) => {
      const { draws } = plan(
        { kind: 'profit', multiple: 1, percent },
        { drawNumbers: drawNumbers(count), costAtOne: cost, prizeAtOne: prize },
      )
      const keeps = (multiple: bigint, before: bigint) =>
        100n * (prize * multiple - before - cost * multiple) >= BigInt(percent) * (before + cost * multiple)
      let before = 0n
      for (const { multiple, running } of draws) {
        expect(keeps(BigInt(multiple), before)).toBe(true)
        expect(multiple > 1 && keeps(BigInt(multiple) - 1n, before)).toBe(false)
        before = running
      }
    }),
  )
})
