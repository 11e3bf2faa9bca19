import fc from 'fast-check'
import { expect, test } from 'vitest'

import { validBetsOf } from './valid-bets.ts'
import type { DrawPlay, DrawPlayBefore } from './valid-bets.ts'

const NO_PLAY: DrawPlayBefore = { countable: 0n, net: 0n, valid: 0n }
const bet = (countable: bigint, paid: bigint): DrawPlay => ({ countable, net: paid - countable })

test.each([
  ['a bet that lost counts its stake', [bet(100n, 0n)], [100n]],
  ['a bet that won much counts its stake', [bet(100n, 195_000n)], [100n]],
  ['a bet at less than even odds counts its win', [bet(100n, 195n)], [95n]],
  ['big and small of one draw net out', [bet(1_000n, 1_950n), bet(1_000n, 0n)], [25n, 25n]],
  [
    'all ten digits of one place count their loss',
    [bet(200n, 1_950n), ...Array.from({ length: 9 }, () => bet(200n, 0n))],
    Array.from({ length: 10 }, () => 5n),
  ],
  [
    'a small bet beside a covered one counts its own stake',
    [bet(1_000n, 2_000n), bet(1_000n, 0n), bet(6n, 0n)],
    [2n, 3n, 1n],
  ],
  ['returned stakes count nothing', [{ countable: 0n, net: 0n }], [0n]],
])('%s', (_, orders, counts) => {
  expect(validBetsOf(orders, NO_PLAY)).toEqual(counts)
})

test('orders settled later are netted with those settled before', () => {
  const first = bet(1_000n, 1_950n)
  const [valid = 0n] = validBetsOf([first], NO_PLAY)
  expect(validBetsOf([bet(1_000n, 0n)], { ...first, valid })).toEqual([50n - valid])
})

const anyBet = fc
  .record({ stake: fc.bigInt({ min: 0n, max: 10_000n }), paid: fc.bigInt({ min: 0n, max: 100_000n }) })
  .map(({ stake, paid }) => bet(stake, paid))

test('in any division into batches, a draw counts at most its stakes and at most the amount won or lost', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyBet, { minLength: 1, maxLength: 6 }), { maxLength: 5 }), (parts) => {
      let before = NO_PLAY
      for (const orders of parts) {
        const counts = validBetsOf(orders, before)
        before = {
          countable: orders.reduce((sum, { countable }) => sum + countable, before.countable),
          net: orders.reduce((sum, { net }) => sum + net, before.net),
          valid: counts.reduce((sum, count) => sum + count, before.valid),
        }
        const risked = before.net < 0n ? -before.net : before.net
        expect(before.valid).toBe(before.countable < risked ? before.countable : risked)
      }
    }),
  )
})
