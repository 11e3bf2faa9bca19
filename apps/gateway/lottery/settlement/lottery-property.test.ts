import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGatewayOn } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import type { Slot } from '../games/schedule.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, createGame, settleOnce, slip } from '../test/lottery-fixtures.ts'
import type { TestGame } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
const START = '5000.00'

/** Game, players and draws on which the steps of a random history act. */
interface HistoryContext {
  game: TestGame
  players: SignedInMember[]
  drawn: Slot[]
  /** Settles with two gateways simultaneously. */
  settle(): Promise<void>
}

type Step = (context: HistoryContext) => Promise<unknown>

const anyMember = fc.nat(1)
const digit = fc.integer({ min: 0, max: 9 })
const series = fc.constantFrom(1950, 1900)
const flags = { winningStop: fc.boolean(), abandoning: fc.boolean() }

const place = fc
  .record({ memberIndex: anyMember, pick: digit, phases: fc.integer({ min: 1, max: 4 }), series, ...flags })
  .map(({ memberIndex, pick, phases, series: bet, ...stops }): Step => ({ game, players }) => {
    const chase = Array.from({ length: phases }, (_, later) => ({
      drawNumber: slotAt(fixtures.gateway, later).drawNumber,
      multiple: later + 1,
    }))
    const slips = [slip(`${pick},${(pick + 1) % 10}____`, 1111, { series: bet })]
    const units = String(2 * phases * (phases + 1))
    return fixtures.placed(at(players, memberIndex), { slips, units, chase, ...stops, gameId: Number(game.id) })
  })

/** Cancels a player's last orders, by two simultaneous calls. */
const cancel = fc
  .record({ memberIndex: anyMember, last: fc.integer({ min: 1, max: 3 }) })
  .map(({ memberIndex, last }): Step => async ({ players }) => {
    const player = at(players, memberIndex)
    const open = (await fixtures.orders(player)).filter(({ mayCancel }) => mayCancel).slice(-last)
    const ids = { orderDetailIds: open.map(({ orderDetailId }) => orderDetailId) }
    if (open.length > 0) await Promise.all([1, 2].map(() => fixtures.gateway.call(cancelSubOrders, ids, player)))
  })

const result = (first: number) => ({ status: 'DRAWN', result: [first, 1, 2, 3, 4] }) as const

const draw = fc.constantFrom(0, 3, 3, 7).map((first): Step => async ({ game, drawn, settle }) => {
  const slot = slotAt(fixtures.gateway)
  await fixtures.end(slot, result(first), game)
  drawn.push(slot)
  await settle()
})

const makeVoid = fc.constant<Step>(async ({ game, settle }) => {
  await fixtures.end(slotAt(fixtures.gateway), { status: 'VOID' }, game)
  await settle()
})

const reverse = digit.map((first): Step => async ({ game, drawn, settle }) => {
  const last = drawn.at(-1)
  if (!last) return
  await fixtures.end(last, { status: 'RESULT_REVERSED' }, game)
  await settle()
  await fixtures.end(last, result(first), game)
  await settle()
})

const spend = anyMember.map((memberIndex): Step => async ({ players }) => {
  const player = at(players, memberIndex)
  const [, lottery] = await fixtures.balancesOf(player.memberId)
  const [whole = '0'] = lottery.split('.')
  if (whole !== '0') await fixtures.spend(player, whole)
})

const History = fc.array(fc.oneof(place, place, place, cancel, draw, draw, makeVoid, reverse, spend), {
  minLength: 8,
  maxLength: 20,
})

function at(players: readonly SignedInMember[], seat: number): SignedInMember {
  const player = players[seat]
  if (!player) throw new Error('no such player')
  return player
}

/** Checks that a member's wallets match the sub-orders and the debt. */
async function expectConsistent({ memberId }: SignedInMember): Promise<void> {
  const { rows } = await sql<{ orders: bigint; wallets: bigint; debt: bigint }>`
    select coalesce((select sum(won + rebate + refunded - fee - cost) from lottery_detail
        where member_id = ${memberId}), 0)::bigint as orders,
      (select sum(balance) from account where member_id = ${memberId})::bigint as wallets,
      coalesce((select debt from lottery_player where member_id = ${memberId}), 0)::bigint as debt`.execute(
    fixtures.gateway.ports.db,
  )
  const { orders = 0n, wallets = 0n, debt = 0n } = rows[0] ?? {}
  expect(wallets - debt).toBe(unitsOf(START) + orders)
}

// rules: orders-5
test('after any history of bets, cancellations, results, voids, reversals and concurrent settlement, balances match the statuses', async () => {
  const { gateway } = fixtures
  const other = await startGatewayOn(gateway.databaseUrl)
  const players = [await fixtures.player(START), await fixtures.player(START)]
  const settle = async () => {
    other.ports.clock.offsetMs = gateway.ports.clock.offsetMs
    await Promise.all([gateway, other].map(({ ports }) => settleOnce(ports)))
    await fixtures.settle()
    advanceToNextDraw(gateway)
  }
  await fc.assert(
    fc.asyncProperty(History, async (steps) => {
      const context: HistoryContext = { game: await createGame(gateway, { family: 'SSC' }), players, drawn: [], settle }
      advanceToNextDraw(gateway)
      for (const step of steps) {
        await step(context)
        // Draws advance the clock, and idle sessions would expire.
        for (const player of players) await fixtures.orders(player)
        for (const player of players) await expectConsistent(player)
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
  await other.stop()
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
