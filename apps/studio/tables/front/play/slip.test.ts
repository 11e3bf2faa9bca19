import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { Slip } from './slip.ts'

const limits = {
  spotMax: new Map([
    ['red', 1_000n],
    ['17', 200n],
  ]),
  tableMax: 1_500n,
  min: 100n,
}
const emptyHeadroom = { confirmed: new Map<string, bigint>(), balance: 100_000n }
let slip = new Slip(limits)
beforeEach(() => {
  slip = new Slip(limits)
})

test('chips add up, and each tap can be undone separately', () => {
  slip.place([{ spot: 'red', cents: 100n }], emptyHeadroom)
  slip.place([{ spot: 'red', cents: 500n }], emptyHeadroom)
  expect([slip.total, slip.totalOn('red')]).toEqual([600n, 600n])

  slip.undo()
  expect(slip.chips).toEqual([{ spot: 'red', cents: 100n }])
  slip.undo()
  expect(slip.isEmpty).toBe(true)
})

test('doubling repeats the placed or the confirmed chips', () => {
  const confirmed = new Map([['17', 100n]])
  slip.double({ ...emptyHeadroom, confirmed })
  expect(slip.chips).toEqual([{ spot: '17', cents: 100n }])

  slip.clear()
  slip.place([{ spot: 'red', cents: 200n }], emptyHeadroom)
  slip.double(emptyHeadroom)
  expect(slip.totalOn('red')).toBe(400n)
})

test.each([
  ['its spot', { spot: '17', cents: 500n }, emptyHeadroom, 'limit.spot'],
  [
    'the table',
    { spot: 'red', cents: 1_000n },
    { ...emptyHeadroom, confirmed: new Map([['x', 1_100n]]) },
    'limit.table',
  ],
  ['the purse', { spot: 'red', cents: 500n }, { ...emptyHeadroom, balance: 250n }, 'balance'],
  ['an unknown spot', { spot: '99', cents: 100n }, emptyHeadroom, 'limit.spot'],
] as const)('no more is placed than %s allows, in whole chips', (_, chip, headroom, why) => {
  expect(slip.place([chip], headroom)).toBe(why)
})

test('no sequence of taps exceeds a limit', () => {
  const tap = fc.record({
    spot: fc.constantFrom('red', '17', 'black'),
    cents: fc.bigInt({ min: 1n, max: 20n }).map((times) => times * 100n),
  })
  fc.assert(
    fc.property(
      fc.array(fc.oneof(tap, fc.constant('undo'), fc.constant('double'))),
      fc.bigInt(0n, 3_000n),
      (acts, balance) => {
        const trialSlip = new Slip(limits)
        const headroom = { ...emptyHeadroom, balance }
        for (const act of acts) {
          if (act === 'undo') trialSlip.undo()
          else if (act === 'double') trialSlip.double(headroom)
          else if (typeof act === 'object') trialSlip.place([act], headroom)
          expect(trialSlip.total <= balance && trialSlip.total <= limits.tableMax).toBe(true)
          expect(trialSlip.chips.every(({ spot, cents }) => cents <= (limits.spotMax.get(spot) ?? 0n))).toBe(true)
          expect(trialSlip.total % limits.min).toBe(0n)
        }
      },
    ),
  )
})
