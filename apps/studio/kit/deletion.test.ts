import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seatDeletionRules } from '../crash/delete-old-seats.ts'
import { handDeletionRules } from '../holdem/room/delete-old-hands.ts'
import { dealDeletionRules } from '../tables/deals/delete-old-deals.ts'
import { FAKE_VENDORS_SECRET } from '../test/fake-gateway.ts'
import { heldFixtures, newTable, stakeAt, toss, untilSettled } from '../test/held-fixtures.ts'
import type { HeldFixtures } from '../test/held-fixtures.ts'
import { newTapId } from '../test/page-calls.ts'
import { newSession, sessionNow } from '../test/round-fixtures.ts'
import { startTestStudio } from '../test/start-studio.ts'
import { actOnRound } from './held/act.ts'
import { positionOf } from './rounds/shown-rounds.ts'
import { roundDeletionRules } from './rounds/delete-old-rounds.ts'
import { deleteOldRowsOnce } from './deletion.ts'

let fixtures: HeldFixtures
beforeAll(async () => {
  fixtures = await heldFixtures()
  for (const owner of ['tables', 'holdem', 'crash']) {
    await migrate(fixtures.db, { owner, folder: join(import.meta.dirname, '..', owner, 'migrations') })
  }
})
afterAll(() => fixtures.stop())
beforeEach(() => {
  fixtures.gateway.behave = () => 'answer'
  fixtures.gateway.ledger.balanceCents = 1_000_000n
})

const deleteOldRows = () =>
  deleteOldRowsOnce(
    fixtures.db,
    [...roundDeletionRules, ...dealDeletionRules, ...handDeletionRules, ...seatDeletionRules],
    fixtures.ports.log,
  )
const count = async (from: string) => {
  const { rows } = await fixtures.db.query<{ count: number }>(`select count(*)::int as count from ${from}`)
  return rows[0]?.count
}
/** Moves all past events back by this number of days. */
const daysGoBy = async (days: number) => {
  for (const [table, column] of [
    ['studio.round', 'drawn_at'],
    ['studio.act', 'acted_at'],
    ['tables.deal', 'decided_at'],
    ['holdem.hand', 'ended_at'],
    ['crash.flight', 'made_at'],
  ]) {
    await fixtures.db.query(`update ${table} set ${column} = ${column} - $1 * interval '1 day'`, [days])
  }
}

test('refused stakes are deleted after a month, and every round that moved money is kept', async () => {
  const sessionId = await newSession(fixtures)
  const [table, open] = [newTable(), newTable()]
  await stakeAt(fixtures, table, { sessionId })
  await toss(fixtures, table)
  await untilSettled(fixtures)
  await stakeAt(fixtures, open, { sessionId })
  fixtures.gateway.behave = (name) => (name === 'bet' ? 'lose-answer' : 'answer')
  await stakeAt(fixtures, open, { sessionId })
  fixtures.gateway.behave = (name) => (name === 'bet' ? { refuse: 'account.balance.not.enough' } : 'answer')
  for (let times = 0; times < 3; times++) await stakeAt(fixtures, open, { sessionId })
  const roundsOfSession = `studio.round where session_id = '${sessionId}'`
  const { net } = await positionOf(fixtures.db, sessionId)

  await daysGoBy(29)
  await deleteOldRows()
  expect(await count(roundsOfSession)).toBe(6)
  await daysGoBy(2)
  await deleteOldRows()
  const { rows } = await fixtures.db.query<{ state: string }>(`select state from ${roundsOfSession} order by number`)
  expect(rows.map(({ state }) => state)).toEqual(['closed', 'held', 'rolled_back'])
  expect((await positionOf(fixtures.db, sessionId)).net).toBe(net)
})

test('actions are deleted with ended rounds, and kept while one is held', async () => {
  const [ended, open] = [newTable(), newTable()]
  const rounds = [await stakeAt(fixtures, ended), await stakeAt(fixtures, open)]
  for (const { id, sessionId } of rounds) {
    const act = { roundId: id, actId: newTapId(), act: 'peek' }
    await actOnRound(fixtures.ports, await sessionNow(fixtures, sessionId), act)
  }
  await toss(fixtures, ended)
  await untilSettled(fixtures)
  await daysGoBy(31)
  await deleteOldRows()
  const { rows } = await fixtures.db.query<{ id: string }>('select round_id as id from studio.act')
  expect(rows).toEqual([{ id: rounds[1]?.id }])
})

test('deals are deleted, except undecided ones and the set that the next deal needs', async () => {
  await fixtures.db.query(
    `insert into tables.deal (id, vendor, game_id, number, set_number, position_in_set, server_seed, seed_hash, opens_at, closes_at, decided_at)
     select 'd' || n, 'V', 'shoe', n, n / 4, n % 4, 's', 'h', now(), now(), case when n < 10 then now() end
     from generate_series(0, 10) n`,
  )
  await daysGoBy(31)
  await deleteOldRows()
  const { rows } = await fixtures.db.query<{ id: string }>('select id from tables.deal order by number')
  expect(rows.map(({ id }) => id)).toEqual(['d8', 'd9', 'd10'])
})

test('seats are deleted a day after their flight, and hands after three months', async () => {
  const { db } = fixtures
  const { rows } = await db.query<{ id: bigint }>(
    `insert into crash.chain (length, last_seed, published_hash, salt) values (9, 's', 'p', 'x') returning id`,
  )
  await db.query(
    `insert into crash.flight (chain_id, chain_index, point, state, started_at)
     select $1, n, 200, case when n < 3 then 'settled' else 'flying' end, 1 from generate_series(1, 3) n`,
    [rows[0]?.id],
  )
  await db.query(
    `insert into crash.seat select 'r' || n || '-' || m, n, 'N' from generate_series(1, 3) n, generate_series(1, 2) m`,
  )
  await db.query(
    `insert into holdem.poker_table (id, vendor, game_id, currency, play_mode, name, state, lobby)
     values ('t', 'V', 'g', 'PHP', 'real', '1-1', '{}', '{}')`,
  )
  await db.query(
    `insert into holdem.hand values ('t', 1, '{}', '{}', '{}', now() - interval '60 days'), ('t', 2, '{}', '{}', '{}', now())`,
  )
  await deleteOldRows()
  expect([await count('crash.seat'), await count('holdem.hand')]).toEqual([6, 2])

  await daysGoBy(31)
  await deleteOldRows()
  expect([await count('crash.seat where flight = 3'), await count('crash.seat'), await count('holdem.hand')]).toEqual([
    2, 2, 1,
  ])
})

test('a step deletes few rows, reports whether more remain, and waits for no lock', async () => {
  const sessionId = await newSession(fixtures)
  await fixtures.db.query(
    `insert into studio.round (id, session_id, vendor, player_id, game_id, tap_id, stake_cents, won_cents, jackpot_cents,
       wins_jackpot, state, drawn_at, least_ms, due_at)
     select 'old ' || n, $1, 'V', 'p', 'g', n, 1, 0, 0, false, 'refused', now() - interval '40 days', 0, now()
     from generate_series(1, 700) n`,
    [sessionId],
  )
  const client = await fixtures.db.connect()
  await client.query('begin')
  await client.query(`select from studio.round where id = 'old 7' for update`)
  expect(await deleteOldRows()).toBe(true)
  expect(await deleteOldRows()).toBe(false)
  expect(await count(`studio.round where session_id = '${sessionId}'`)).toBe(1)
  await client.query('commit')
  client.release()
  await deleteOldRows()
  expect(await count(`studio.round where session_id = '${sessionId}'`)).toBe(0)
})

test('the server deletes old data when it starts, unless disabled', async () => {
  const sessionId = await newSession(fixtures)
  fixtures.gateway.behave = (name) => (name === 'bet' ? { refuse: 'account.balance.not.enough' } : 'answer')
  await stakeAt(fixtures, newTable(), { sessionId })
  await daysGoBy(31)
  const remainingRounds = () => count(`studio.round where session_id = '${sessionId}'`)
  for (const [setting, expected] of [
    ['off', 1],
    ['on', 0],
  ] as const) {
    const environment = { SANDBOX_TIDY: setting, VENDORS_SECRET: FAKE_VENDORS_SECRET }
    const sandbox = await startTestStudio({ databaseUrl: fixtures.url, gatewayUrl: fixtures.gateway.url, environment })
    await sandbox.ready
    await expect.poll(remainingRounds).toBe(expected)
    await sandbox.stop()
  }
})
