import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Behaviour } from '../../test/fake-gateway.ts'
import { returnStakes, heldBench, stakeAt, toss, untilSettled } from '../../test/held-fixtures.ts'
import type { HeldBench } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { newSession, sessionNow } from '../../test/round-fixtures.ts'
import { roundById } from '../rounds/round-store.ts'
import { latestUnshown, positionOf } from '../rounds/shown-rounds.ts'
import { resumeDueRounds } from '../rounds/worker.ts'
import { heldHere } from './held-rounds.ts'

const START_CENTS = 100_000n

let bench: HeldBench
let table: string
beforeAll(async () => {
  bench = await heldBench()
})
afterAll(() => bench.stop())
beforeEach(() => {
  table = bench.begin(START_CENTS)
})

const calledNames = () => bench.gateway.calls.map(({ name }) => name)

test('a stake is debited and held, and not processed until it is decided', async () => {
  const round = await stakeAt(bench, table)

  expect(round).toMatchObject({ state: 'held', subject: table, outcome: null, balanceAfterBet: '999.00' })
  await untilSettled(bench)
  expect((await roundById(bench.db, round.id)).state).toBe('held')
  expect(calledNames()).toEqual(['bet'])
})

test('a settled stake is paid once, even when settled repeatedly', async () => {
  const { id } = await stakeAt(bench, table)
  const woken = bench.woken()
  expect(await toss(bench, table)).toEqual([id])
  expect(bench.woken()).toBe(woken + 1)
  expect(await toss(bench, table, 'tails')).toEqual([])
  expect(await returnStakes(bench, table)).toEqual([])
  await resumeDueRounds(bench.ports)

  expect(await roundById(bench.db, id)).toMatchObject({ state: 'closed', wonCents: 200n, outcome: { came: 'heads' } })
  expect(calledNames()).toEqual(['bet', 'win'])
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS + 100n)
  expect(bench.tables.received).toEqual(['held', 'closed'])
})

test('a voided stake is returned, and cannot be settled afterwards', async () => {
  const { id } = await stakeAt(bench, table)
  expect(await returnStakes(bench, table)).toEqual([id])
  expect(await toss(bench, table)).toEqual([])
  await untilSettled(bench)

  expect(await roundById(bench.db, id)).toMatchObject({ state: 'rolled_back', refusal: { code: 'round.voided' } })
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('of a concurrent settle and void the first one counts', async () => {
  const { id } = await stakeAt(bench, table)
  const decided = await Promise.all([toss(bench, table), returnStakes(bench, table), toss(bench, table, 'tails')])
  await untilSettled(bench)

  expect(decided.flat()).toEqual([id])
  const { state, wonCents } = await roundById(bench.db, id)
  const moved = state === 'closed' ? wonCents - 100n : 0n
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS + moved)
})

test('a decision rolled back with its transaction has no effect', async () => {
  const { id } = await stakeAt(bench, table)
  const client = await bench.db.connect()
  await client.query('begin')
  await bench.held.settleHeld(client, [{ roundId: id, outcome: { came: 'heads' }, wonCents: 200n }])
  await client.query('rollback')
  client.release()

  expect((await roundById(bench.db, id)).state).toBe('held')
})

test('a stake answered after the table has closed is returned', async () => {
  let letGo = () => {}
  const sleeping = new Promise<void>((resolve) => (letGo = resolve))
  bench.gateway.behave = async (name): Promise<Behaviour> => {
    if (name === 'bet') await sleeping
    return 'answer'
  }
  const staking = stakeAt(bench, table)
  await expect.poll(calledNames).toEqual(['bet'])
  expect(await toss(bench, table)).toEqual([])
  letGo()

  expect(await staking).toMatchObject({ state: 'rolled_back', refusal: { code: 'stake.too_late' } })
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('stakes during the closing of a table are either decided or returned, never both, never neither', async () => {
  const staking = Array.from({ length: 30 }, () => stakeAt(bench, table))
  await expect.poll(() => bench.gateway.calls.length).toBeGreaterThan(3)
  const decided = await toss(bench, table)
  const rounds = await Promise.all(staking)
  await untilSettled(bench)

  const ends = await Promise.all(rounds.map(({ id }) => roundById(bench.db, id)))
  expect(
    ends
      .filter(({ state }) => state === 'closed')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(decided.sort())
  expect(ends.every(({ state }) => state === 'closed' || state === 'rolled_back')).toBe(true)
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS + 100n * BigInt(decided.length))
})

test('one player may have several concurrent stakes, and a repeated tap is the same one', async () => {
  const sessionId = await newSession(bench)
  const tapId = newTapId()
  const [first, again] = await Promise.all([
    stakeAt(bench, table, { sessionId, tapId }),
    stakeAt(bench, table, { sessionId, tapId }),
  ])
  await stakeAt(bench, table, { sessionId })

  expect(again.id).toBe(first.id)
  expect(calledNames()).toEqual(['bet', 'bet'])
  expect((await positionOf(bench.db, sessionId)).net).toBe(-200n)
  const session = await sessionNow(bench, sessionId)
  expect(await latestUnshown(bench.db, session)).toBeNull()
  expect((await heldHere(bench.db, session)).map(({ state }) => state)).toEqual(['held', 'held'])
})

test('open rounds are listed regardless of how many have ended since', async () => {
  const sessionId = await newSession(bench)
  const open = await stakeAt(bench, table, { sessionId })
  await bench.db.query(
    `insert into studio.round (id, session_id, vendor, player_id, game_id, tap_id, stake_cents, won_cents, jackpot_cents,
       wins_jackpot, outcome, subject, state, least_ms, due_at)
     select id || nth, session_id, vendor, player_id, game_id, tap_id || nth, stake_cents, 0, 0,
       false, '{}', subject, 'closed', 0, now() from studio.round, generate_series(1, 210) as nth where id = $1`,
    [open.id],
  )

  const seen = await heldHere(bench.db, await sessionNow(bench, sessionId))
  expect(seen.map(({ id }) => id)).toContain(open.id)
  expect(seen).toHaveLength(200)
})

test.each([
  ['a table that is shut', { choice: { table: 'shut', on: 'heads' } }, 'bets.closed'],
  ['a choice that is none', { choice: { table: 'x', on: 'edge' } }, 'choice.unknown'],
  ['less than the least', { stakeCents: 0n }, 'stake.unknown'],
  ['more than the most', { stakeCents: 5_010n }, 'stake.unknown'],
  ['parts of a grain', { stakeCents: 101n }, 'stake.unknown'],
  ['a stake below nothing', { stakeCents: -100n }, 'stake.unknown'],
])('%s debits nothing', async (_, input, code) => {
  const sessionId = await newSession(bench)
  const requested = { sessionId, tapId: newTapId(), stakeCents: 100n, choice: { table, on: 'heads' }, ...input }

  await expect(bench.play(requested)).rejects.toMatchObject({ code })
  expect(calledNames()).toEqual([])
})

test('long-held rounds are found by their game', async () => {
  const { id, vendor, gameId } = await stakeAt(bench, table)
  await bench.db.query(`update studio.round set drawn_at = now() - interval '2 hours' where id = $1`, [id])
  const left = { vendor, gameIds: [gameId], olderThanMs: 3_600_000, atMost: 10 }

  expect((await bench.held.heldFor(left)).map((round) => round.id)).toContain(id)
  await toss(bench, table)
  expect((await bench.held.heldFor(left)).map((round) => round.id)).not.toContain(id)
  await untilSettled(bench)
})

test('all stakes of a table are decided together and all paid', async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, () => newSession(bench)))
  const staked = []
  for (let nth = 0; nth < 10; nth++) {
    staked.push(...(await Promise.all(sessions.map((sessionId) => stakeAt(bench, table, { sessionId })))))
  }
  const held = staked.filter(({ state }) => state === 'held').length
  expect(await toss(bench, table)).toHaveLength(held)
  await untilSettled(bench)

  expect(held).toBeGreaterThan(90)
  expect(bench.gateway.ledger.balanceCents).toBe(START_CENTS + 100n * BigInt(held))
})
