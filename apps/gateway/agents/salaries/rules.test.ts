import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import {
  carriedFrom,
  dividendOf,
  lossOf,
  missingFor,
  netDividendOf,
  paidBefore,
  reachedTier,
  salaryOf,
  tierAbove,
} from './rules.ts'
import type { CarryOver, Tier } from './rules.ts'
import { DAILY, DIVIDEND, HOURLY, tierOf } from './test/tiers.ts'

const PESOS = { currency: 'PHP' }

describe('daily salaries of the handbook', () => {
  test.each([
    ['S1', '9999.00', 9, '0.00'],
    ['S2', '62000.00', 6, '310.00'],
    ['S3', '62000.00', 4, '186.00'],
    ['S4', '230000.00', 12, '1840.00'],
    ['S5', '800000.00', 25, '6000.00'],
    ['two levels: the line of a downline', '20000.00', 2, '60.00'],
  ])('%s: %s of turnover and %i active are %s', (_name, volume, active, pay) => {
    expect(textOf(salaryOf(DAILY, { volume: unitsOf(volume), active }, PESOS))).toBe(pay)
  })
})

describe('hourly salaries of the handbook', () => {
  const hours = [
    ['H1', '1500.00', 1, '0.00'],
    ['H2', '2600.00', 1, '2.60'],
    ['H3', '12000.00', 3, '18.00'],
    ['H4', '12000.00', 2, '12.00'],
    ['H5', '75000.00', 6, '100.00'],
  ] as const

  test.each(hours)('%s: %s of turnover and %i active are %s', (_name, volume, active, pay) => {
    expect(textOf(salaryOf(HOURLY, { volume: unitsOf(volume), active }, PESOS))).toBe(pay)
  })

  test('a day with the hours H2, H3 and H5 pays 120.60', () => {
    const ofDay = hours.filter(([name]) => ['H2', 'H3', 'H5'].includes(name))
    const sum = ofDay.reduce(
      (all, [, volume, active]) => all + salaryOf(HOURLY, { volume: unitsOf(volume), active }, PESOS),
      0n,
    )
    expect(textOf(sum)).toBe('120.60')
  })
})

describe('dividends of the handbook', () => {
  const pay = (volume: string, active: number, loss: string) =>
    textOf(dividendOf(DIVIDEND, { volume: unitsOf(volume), active, loss: unitsOf(loss) }, { style: 'fixed', ...PESOS }))

  test.each([
    ['D1', '5200000.00', 9, '310000.00', '71300.00'],
    ['D2', '16000000.00', 12, '800000.00', '200000.00'],
    ['D3', '600000.00', 5, '0.00', '0.00'],
    ['D4', '460000.00', 4, '100000.00', '0.00'],
    ['D4 with one more active member', '460000.00', 5, '100000.00', '20000.00'],
  ])('%s: %s of turnover, %i active and %s lost are %s', (...[, volume, active, loss, gross]) => {
    expect(pay(volume, active, loss)).toBe(gross)
  })

  test('D3: a team that won 20,000 has no loss', () => {
    expect(lossOf({ net: unitsOf('20000.00'), carried: 0n })).toBe(0n)
  })

  test('D5: of 200,000 an agent keeps 108,700 after paying the downlines, and never less than zero', () => {
    expect(textOf(netDividendOf(unitsOf('200000.00'), unitsOf('71300.00') + unitsOf('20000.00')))).toBe('108700.00')
    expect(netDividendOf(unitsOf('10.00'), unitsOf('11.00'))).toBe(0n)
  })

  test('D6: an unpaid loss of 60,000 is added to the next period, a win of that amount is deducted', () => {
    const lastHalf = (net: string) => ({ net: unitsOf(net), carried: 0n, gross: 0n, isOfSameMonth: false })
    const half = (before: string) => lossOf({ net: unitsOf('-150000.00'), carried: carriedFrom(lastHalf(before), 2) })
    expect(pay('5000000.00', 9, textOf(half('-60000.00')))).toBe('48300.00')
    expect(pay('5000000.00', 9, textOf(half('60000.00')))).toBe('20700.00')
  })

  test('D7: if the loss of a tier is not reached, the floating style pays the proportion, the fixed style the tier below', () => {
    const tiers = [tierOf({ position: 1, rate: 3 }), tierOf({ position: 2, netLoss: '30000.00', rate: 5 })]
    const facts = { volume: 0n, active: 0, loss: unitsOf('25000.00') }
    expect(textOf(dividendOf(tiers, facts, { style: 'float', ...PESOS }))).toBe('1041.66')
    expect(textOf(dividendOf(tiers, facts, { style: 'fixed', ...PESOS }))).toBe('750.00')
  })
})

test.each<[CarryOver, Record<'lost' | 'won' | 'paid' | 'otherMonth' | 'withEarlier', string>]>([
  [0, { lost: '0.00', won: '0.00', paid: '0.00', otherMonth: '0.00', withEarlier: '0.00' }],
  [1, { lost: '60.00', won: '-60.00', paid: '0.00', otherMonth: '60.00', withEarlier: '100.00' }],
  [2, { lost: '60.00', won: '-60.00', paid: '0.00', otherMonth: '60.00', withEarlier: '60.00' }],
  [3, { lost: '60.00', won: '-60.00', paid: '0.00', otherMonth: '0.00', withEarlier: '100.00' }],
])('amounts for carry-over %i', (carryOver, expected) => {
  const before = { net: unitsOf('-60.00'), carried: 0n, gross: 0n, isOfSameMonth: true }
  const brought = {
    lost: carriedFrom(before, carryOver),
    won: carriedFrom({ ...before, net: unitsOf('60.00') }, carryOver),
    paid: carriedFrom({ ...before, gross: 1n }, carryOver),
    otherMonth: carriedFrom({ ...before, isOfSameMonth: false }, carryOver),
    withEarlier: carriedFrom({ ...before, carried: unitsOf('40.00') }, carryOver),
  }
  expect(Object.fromEntries(Object.entries(brought).map(([name, units]) => [name, textOf(units)]))).toEqual(expected)
  expect(carriedFrom(null, carryOver)).toBe(0n)
})

test('the amounts that are missing for the next tier are returned by condition', () => {
  const facts = { volume: unitsOf('62000.00'), active: 4, loss: 0n }
  const reached = reachedTier(DAILY, facts)
  expect(reached?.position).toBe(1)
  const next = tierAbove(DAILY, reached)
  expect(next?.position).toBe(2)
  expect(next && missingFor(next, facts)).toEqual({ volume: 0n, active: 1, loss: 0n })
  expect(tierAbove(DAILY, reachedTier(DAILY, { ...facts, volume: unitsOf('800000.00'), active: 25 }))).toBeNull()
})

test('the same turnover is paid once: hourly payments are deducted from the day', () => {
  expect(paidBefore(310n, 120n)).toBe(120n)
  expect(paidBefore(100n, 120n)).toBe(100n)
})

/** Tiers in ascending order, as in contracts. */
const rising = fc
  .array(
    fc.record({
      volume: fc.integer({ min: 1, max: 50_000 }),
      members: fc.integer({ min: 0, max: 3 }),
      rate: fc.integer({ min: 1, max: 900 }),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((steps) => {
    let [volume, members, rate] = [0, 0, 0]
    return steps.map((step, index): Tier => {
      volume += step.volume
      members += step.members
      rate += step.rate
      const row = { netLoss: 0n, fixedAmount: null, rateType: 'P' as const }
      return {
        ...row,
        position: index + 1,
        minVolume: BigInt(volume) * 10_000n,
        activeMembers: members,
        rateThousandths: rate,
      }
    })
  })
const amount = fc.bigInt({ min: 0n, max: 10_000_000_000_000n })
const people = fc.integer({ min: 0, max: 20 })

test('with percentage tiers, more turnover, more members or a greater loss never pay less', () => {
  fc.assert(
    fc.property(
      rising,
      fc.tuple(amount, amount),
      fc.tuple(people, people),
      (tiers, [volume, more], [active, others]) => {
        const less = salaryOf(tiers, { volume, active }, PESOS)
        expect(salaryOf(tiers, { volume: volume + more, active: active + others }, PESOS) >= less).toBe(true)
        const lost = { volume, active, loss: volume }
        for (const style of ['fixed', 'float'] as const) {
          expect(
            dividendOf(tiers, { ...lost, loss: volume + more }, { style, ...PESOS }) >=
              dividendOf(tiers, lost, { style, ...PESOS }),
          ).toBe(true)
        }
      },
    ),
  )
})

test('a tier with a fixed amount may pay less than the percentage tier below it', () => {
  const tiers = [tierOf({ position: 1, rate: 1 }), tierOf({ position: 2, minVolume: '1000.00', fixed: '5.00' })]
  expect(textOf(salaryOf(tiers, { volume: unitsOf('999.00'), active: 0 }, PESOS))).toBe('9.99')
  expect(textOf(salaryOf(tiers, { volume: unitsOf('1000.00'), active: 0 }, PESOS))).toBe('5.00')
})

test('payments are never negative, never above the share, and never have fractions of a hundredth', () => {
  fc.assert(
    fc.property(rising, amount, people, amount, (tiers, volume, active, loss) => {
      for (const pay of [
        salaryOf(tiers, { volume, active }, PESOS),
        dividendOf(tiers, { volume, active, loss }, { style: 'float', ...PESOS }),
      ]) {
        expect(pay >= 0n && pay % 100n === 0n).toBe(true)
      }
      expect(salaryOf(tiers, { volume, active }, PESOS) <= volume).toBe(true)
      expect(dividendOf(tiers, { volume, active, loss }, { style: 'fixed', ...PESOS }) <= loss).toBe(true)
    }),
  )
})
