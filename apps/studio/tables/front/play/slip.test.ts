import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { Slip } from './slip.ts'

const limits = {
  spotMost: new Map([
    ['red', 1_000n],
    ['17', 200n],
  ]),
  tableMost: 1_500n,
  least: 100n,
}
const nothing = { down: new Map<string, bigint>(), balance: 100_000n }
let slip = new Slip(limits)
beforeEach(() => {
  slip = new Slip(limits)
})

test('chips add up, and each tap can be undone separately', () => {
  slip.put([{ spot: 'red', cents: 100n }], nothing)
  slip.put([{ spot: 'red', cents: 500n }], nothing)
  expect([slip.total, slip.on('red')]).toEqual([600n, 600n])

  slip.undo()
  expect(slip.chips).toEqual([{ spot: 'red', cents: 100n }])
  slip.undo()
  expect(slip.isEmpty).toBe(true)
})

test('doubling repeats the placed or the confirmed chips', () => {
  const down = new Map([['17', 100n]])
  slip.double({ ...nothing, down })
  expect(slip.chips).toEqual([{ spot: '17', cents: 100n }])

  slip.clear()
  slip.put([{ spot: 'red', cents: 200n }], nothing)
  slip.double(nothing)
  expect(slip.on('red')).toBe(400n)
})

test.each([
  ['its spot', { spot: '17', cents: 500n }, nothing, 'limit.spot'],
  ['the table', { spot: 'red', cents: 1_000n }, { ...nothing, down: new Map([['x', 1_100n]]) }, 'limit.table'],
  ['the purse', { spot: 'red', cents: 500n }, { ...nothing, balance: 250n }, 'balance'],
  ['an unknown spot', { spot: '99', cents: 100n }, nothing, 'limit.spot'],
] as const)('no more is placed than %s allows, in whole chips', (_, chip, room, why) => {
  expect(slip.put([chip], room)).toBe(why)
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
        const tried = new Slip(limits)
        const room = { ...nothing, balance }
        for (const act of acts) {
          if (act === 'undo') tried.undo()
          else if (act === 'double') tried.double(room)
          else if (typeof act === 'object') tried.put([act], room)
          expect(tried.total <= balance && tried.total <= limits.tableMost).toBe(true)
          expect(tried.chips.every(({ spot, cents }) => cents <= (limits.spotMost.get(spot) ?? 0n))).toBe(true)
          expect(tried.total % limits.least).toBe(0n)
        }
      },
    ),
  )
})
