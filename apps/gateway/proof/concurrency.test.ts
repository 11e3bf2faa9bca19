import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyLedger } from '../wallet/public.ts'
import { Client } from './test/crowd/client.ts'
import { gather } from './test/crowd/crowd.ts'
import type { Crowd } from './test/crowd/crowd.ts'
import { illegalSteps } from './test/illegal-steps.ts'

const CLIENTS = 64
const TIMES = 12
const WAIT = { timeout: 60_000 }
const ONCE = { timeout: 180_000, retry: 0 }

/** Answers that each kind of call must get at least once, so that the test covers accepted and refused calls. */
const REQUIRED_ANSWERS = [
  'bet done',
  'round done',
  'undone bet done',
  'line done',
  'wallet done',
  'withdrawal asked done',
  'withdrawal done',
  'deposit asked done',
  'lottery bet done',
  'lottery cancel done',
  'rebate done',
]

let crowd: Crowd
beforeAll(async () => {
  crowd = await gather()
})
afterAll(() => crowd.close())

test('sixty-four clients at two gateways use the money of four members, without internal errors', ONCE, async () => {
  const clients = Array.from({ length: CLIENTS }, (_, index) => new Client(crowd, index))
  await Promise.all(clients.map((client) => client.act(TIMES)))

  const received = new Set(clients.flatMap((client) => client.outcomes))
  // Deadlocks and serialisation failures must be retried, so there must be no status 500.
  expect([...received].filter((input) => / 500 /.test(input))).toEqual([])
  expect(REQUIRED_ANSWERS.filter((input) => !received.has(input))).toEqual([])
})

test('the lottery bets of these clients are drawn, and settled by both gateways simultaneously', ONCE, async () => {
  const { gateways, lottery } = crowd
  const { db, clock } = gateways[0].ports
  await sql`update lottery_draw set status = 'DRAWN', result = '[3,0,0,0,1]', drawn_at = greatest(draw_at, ${clock.now()})
    where game_id = ${lottery.id}`.execute(db)
  await expect
    .poll(async () => {
      const { rows } = await sql`select from lottery_draw where game_id = ${lottery.id} and status <> 'PAID'`.execute(
        db,
      )
      return rows.length
    }, WAIT)
    .toBe(0)
  const { rows } = await sql<{ won: bigint; paid: bigint }>`
    select (select sum(won) from lottery_detail where game_id = ${lottery.id})::bigint as won,
      (select sum(amount) from transfer where code = 4100)::bigint as paid`.execute(db)
  expect(rows[0]?.won).toBeGreaterThan(0n)
  expect(rows[0]?.paid).toBe(rows[0]?.won)
})

test('afterwards the ledger is consistent, and all states followed legal transitions', ONCE, async () => {
  const { db } = crowd.gateways[0].ports
  expect((await verifyLedger(db)).problems).toEqual([])
  expect(await illegalSteps(db)).toEqual([])
})
