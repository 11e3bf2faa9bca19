import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Behaviour } from '../../test/fake-gateway.ts'
import { returnStakes, heldFixtures, stakeAt, toss, untilSettled } from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { newSession, sessionNow } from '../../test/round-fixtures.ts'
import { roundById } from '../rounds/round-store.ts'
import { latestUnshown, positionOf } from '../rounds/shown-rounds.ts'
import { resumeDueRounds } from '../rounds/worker.ts'
import { shownRoundsOfPlayer } from './held-rounds.ts'

const START_CENTS = 100_000n

let fixtures: HeldFixtures
let table: string
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())
beforeEach(() => {
  table = fixtures.begin(START_CENTS)
})

const calledNames = () => fixtures.gateway.calls.map(({ name }) => name)

test('a stake is debited and held, and not processed until it is decided', async () => {
  const round = await stakeAt(fixtures, table)

  expect(round).toMatchObject({ state: 'held', subject: table, outcome: null, balanceAfterBet: '999.00' })
  await untilSettled(fixtures)
  expect((await roundById(fixtures.db, round.id)).state).toBe('held')
  expect(calledNames()).toEqual(['bet'])
})

test('a settled stake is paid once, even when settled repeatedly', async () => {
  const { id } = await stakeAt(fixtures, table)
  const woken = fixtures.isWoken()
  expect(await toss(fixtures, table)).toEqual([id])
  expect(fixtures.isWoken()).toBe(woken + 1)
  expect(await toss(fixtures, table, 'tails')).toEqual([])
  expect(await returnStakes(fixtures, table)).toEqual([])
  await resumeDueRounds(fixtures.ports)

  expect(await roundById(fixtures.db, id)).toMatchObject({
    state: 'closed',
    wonCents: 200n,
    outcome: { came: 'heads' },
  })
  expect(calledNames()).toEqual(['bet', 'win'])
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + 100n)
  expect(fixtures.tables.received).toEqual(['held', 'closed'])
})

test('a voided stake is returned, and cannot be settled afterwards', async () => {
  const { id } = await stakeAt(fixtures, table)
  expect(await returnStakes(fixtures, table)).toEqual([id])
  expect(await toss(fixtures, table)).toEqual([])
  await untilSettled(fixtures)

  expect(await roundById(fixtures.db, id)).toMatchObject({ state: 'rolled_back', refusal: { code: 'round.voided' } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('of a concurrent settle and void the first one counts', async () => {
  const { id } = await stakeAt(fixtures, table)
  const decided = await Promise.all([
    toss(fixtures, table),
    returnStakes(fixtures, table),
    toss(fixtures, table, 'tails'),
  ])
  await untilSettled(fixtures)

  expect(decided.flat()).toEqual([id])
  const { state, wonCents } = await roundById(fixtures.db, id)
  const moved = state === 'closed' ? wonCents - 100n : 0n
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + moved)
})

test('a decision rolled back with its transaction has no effect', async () => {
  const { id } = await stakeAt(fixtures, table)
  const client = await fixtures.db.connect()
  await client.query('begin')
  await fixtures.heldRounds.settleHeld(client, [{ roundId: id, outcome: { came: 'heads' }, wonCents: 200n }])
  await client.query('rollback')
  client.release()

  expect((await roundById(fixtures.db, id)).state).toBe('held')
})

test('a stake answered after the table has closed is returned', async () => {
  let release = () => {}
  const sleeping = new Promise<void>((resolve) => (release = resolve))
  fixtures.gateway.behave = async (name): Promise<Behaviour> => {
    if (name === 'bet') await sleeping
    return 'answer'
  }
  const staking = stakeAt(fixtures, table)
  await expect.poll(calledNames).toEqual(['bet'])
  expect(await toss(fixtures, table)).toEqual([])
  release()

  expect(await staking).toMatchObject({ state: 'rolled_back', refusal: { code: 'stake.too_late' } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('stakes during the closing of a table are either decided or returned, never both, never neither', async () => {
  const staking = Array.from({ length: 30 }, () => stakeAt(fixtures, table))
  await expect.poll(() => fixtures.gateway.calls.length).toBeGreaterThan(3)
  const decided = await toss(fixtures, table)
  const rounds = await Promise.all(staking)
  await untilSettled(fixtures)

  const ends = await Promise.all(rounds.map(({ id }) => roundById(fixtures.db, id)))
  expect(
    ends
      .filter(({ state }) => state === 'closed')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(decided.sort())
  expect(ends.every(({ state }) => state === 'closed' || state === 'rolled_back')).toBe(true)
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + 100n * BigInt(decided.length))
})

test('one player may have several concurrent stakes, and a repeated tap is the same one', async () => {
  const sessionId = await newSession(fixtures)
  const tapId = newTapId()
  const [first, second] = await Promise.all([
    stakeAt(fixtures, table, { sessionId, tapId }),
    stakeAt(fixtures, table, { sessionId, tapId }),
  ])
  await stakeAt(fixtures, table, { sessionId })

  expect(second.id).toBe(first.id)
  expect(calledNames()).toEqual(['bet', 'bet'])
  expect((await positionOf(fixtures.db, sessionId)).net).toBe(-200n)
  const session = await sessionNow(fixtures, sessionId)
  expect(await latestUnshown(fixtures.db, session)).toBeNull()
  expect((await shownRoundsOfPlayer(fixtures.db, session)).map(({ state }) => state)).toEqual(['held', 'held'])
})

test('open rounds are listed regardless of how many have ended since', async () => {
  const sessionId = await newSession(fixtures)
  const open = await stakeAt(fixtures, table, { sessionId })
  await fixtures.db.query(
    `insert into studio.round (id, session_id, vendor, player_id, game_id, tap_id, stake_cents, won_cents, jackpot_cents,
       wins_jackpot, outcome, subject, state, least_ms, due_at)
     select id || nth, session_id, vendor, player_id, game_id, tap_id || nth, stake_cents, 0, 0,
       false, '{}', subject, 'closed', 0, now() from studio.round, generate_series(1, 210) as nth where id = $1`,
    [open.id],
  )

  const seen = await shownRoundsOfPlayer(fixtures.db, await sessionNow(fixtures, sessionId))
  expect(seen.map(({ id }) => id)).toContain(open.id)
  expect(seen).toHaveLength(200)
})

test.each([
  ['a closed table', { choice: { table: 'shut', on: 'heads' } }, 'bets.closed'],
  ['an unknown choice', { choice: { table: 'x', on: 'edge' } }, 'choice.unknown'],
  ['a stake below the minimum', { stakeCents: 0n }, 'stake.unknown'],
  ['a stake above the maximum', { stakeCents: 5_010n }, 'stake.unknown'],
  ['a stake that is no multiple of the grain', { stakeCents: 101n }, 'stake.unknown'],
  ['a negative stake', { stakeCents: -100n }, 'stake.unknown'],
])('%s debits nothing', async (_, input, code) => {
  const sessionId = await newSession(fixtures)
  const roundRequest = { sessionId, tapId: newTapId(), stakeCents: 100n, choice: { table, on: 'heads' }, ...input }

  await expect(fixtures.play(roundRequest)).rejects.toMatchObject({ code })
  expect(calledNames()).toEqual([])
})

test('long-held rounds are found by their game', async () => {
  const { id, vendor, gameId } = await stakeAt(fixtures, table)
  await fixtures.db.query(`update studio.round set drawn_at = now() - interval '2 hours' where id = $1`, [id])
  const query = { vendor, gameIds: [gameId], olderThanMs: 3_600_000, limit: 10 }

  expect((await fixtures.heldRounds.overdueHeldRounds(query)).map((round) => round.id)).toContain(id)
  await toss(fixtures, table)
  expect((await fixtures.heldRounds.overdueHeldRounds(query)).map((round) => round.id)).not.toContain(id)
  await untilSettled(fixtures)
})

test('all stakes of a table are decided together and all paid', async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, () => newSession(fixtures)))
  const staked = []
  for (let nth = 0; nth < 10; nth++) {
    staked.push(...(await Promise.all(sessions.map((sessionId) => stakeAt(fixtures, table, { sessionId })))))
  }
  const heldCount = staked.filter(({ state }) => state === 'held').length
  expect(await toss(fixtures, table)).toHaveLength(heldCount)
  await untilSettled(fixtures)

  expect(heldCount).toBeGreaterThan(90)
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + 100n * BigInt(heldCount))
})
