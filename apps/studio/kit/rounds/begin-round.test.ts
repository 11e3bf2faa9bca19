import { webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { guessGame } from '../../test/guess-game.ts'
import { newTapId } from '../../test/page-calls.ts'
import { expireLeases, newSession, playing, roundFixtures, sessionNow } from '../../test/round-fixtures.ts'
import type { RoundFixtures } from '../../test/round-fixtures.ts'
import { hashOfSeed } from '../fairness/round-fairness.ts'
import { drawSecurely } from '../maths/random.ts'
import { takeOver } from '../sessions/session-store.ts'
import { proofOf } from '../views.ts'
import type { RoundRequest } from './beginning.ts'
import { roundPlayer } from './play-round.ts'
import { latestUnshown, positionOf } from './shown-rounds.ts'
import { resumeDueRounds } from './worker.ts'

let fixtures: RoundFixtures
beforeAll(async () => {
  fixtures = await roundFixtures()
})
afterAll(() => fixtures.stop())

const play = (request: Pick<RoundRequest, 'sessionId'> & Partial<RoundRequest>) =>
  roundPlayer(
    { ...fixtures.ports, findTitle: playing(guessGame) },
    { drawBelow: drawSecurely },
  )({
    tapId: newTapId(),
    stakeCents: 100n,
    choice: 2,
    ...request,
  })

test('a fair round is drawn from the seed committed before it, and is verifiable after it', async () => {
  const sessionId = await newSession(fixtures)
  const { next } = await positionOf(fixtures.db, sessionId)
  const round = await play({ sessionId, clientSeed: 'my-own-words' })

  const proof = proofOf(round.fairness!)
  expect(proof).toMatchObject({ ...next, clientSeed: 'my-own-words', nonce: 0 })
  expect(await checkFairness(proof, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: true })
  expect(proof.draws).toEqual([{ below: 4, number: (round.outcome as { drawn: number }).drawn }])
})

test('each round has a separate seed, unknown before, and increments the nonce', async () => {
  const sessionId = await newSession(fixtures)
  const first = await play({ sessionId })
  const { next } = await positionOf(fixtures.db, sessionId)

  expect(next.nonce).toBe(1)
  expect(next.serverSeedHash).not.toBe(hashOfSeed(first.fairness!.serverSeed))
  expect(first.fairness!.clientSeed).toBe(first.tapId)
  expect((await play({ sessionId })).fairness).toMatchObject({ nonce: 1 })
})

test.each([4, -1, 1.5, '2', null, undefined])('the choice %j is invalid, and begins nothing', async (choice) => {
  const sessionId = await newSession(fixtures)

  await expect(play({ sessionId, choice })).rejects.toMatchObject({ code: 'choice.unknown' })
  expect((await positionOf(fixtures.db, sessionId)).next.nonce).toBe(0)
})

test('only players whose merchant has a jackpot contribute to it and can win it', async () => {
  const withoutSeed = await play({ sessionId: await newSession(fixtures) })
  expect(withoutSeed).toMatchObject({ jackpotCents: 0n, winsJackpot: false })

  const round = await play({ sessionId: await newSession(fixtures, { hasJackpot: true }) })
  expect(round.jackpotCents).toBe(2n)
  expect(round.winsJackpot).toBe((round.outcome as { drawn: number }).drawn === 3)
})

test('a title is played where it was opened last, until the previous page takes over', async () => {
  const playerId = 'two-tabs'
  const [first, second] = [await newSession(fixtures, { playerId }), await newSession(fixtures, { playerId })]
  await expect(play({ sessionId: first })).rejects.toMatchObject({ code: 'session.replaced' })
  expect(await play({ sessionId: second })).toMatchObject({ state: 'closed' })

  await takeOver(fixtures.db, await sessionNow(fixtures, first))
  await expect(play({ sessionId: second })).rejects.toMatchObject({ code: 'session.replaced' })
  expect(await play({ sessionId: first })).toMatchObject({ state: 'closed' })
})

test('of two simultaneous takeovers one page plays', async () => {
  const playerId = 'two-hasty-tabs'
  const ids = await Promise.all([newSession(fixtures, { playerId }), newSession(fixtures, { playerId })])
  const sessions = await Promise.all(ids.map((id) => sessionNow(fixtures, id)))
  await Promise.all(sessions.map((session) => takeOver(fixtures.db, session)))

  const replaced = await Promise.all(ids.map(async (id) => (await sessionNow(fixtures, id)).replaced))
  expect(replaced.filter(Boolean)).toHaveLength(1)
})

test('a round begun on the previous page is open here too, and shown here to its end', async () => {
  const playerId = 'came-back'
  const before = await newSession(fixtures, { playerId })
  fixtures.gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  const round = await play({ sessionId: before })
  expect(round.state).toBe('win_sent')

  const sessionId = await newSession(fixtures, { playerId })
  await expect(play({ sessionId })).rejects.toMatchObject({ code: 'round.open' })
  fixtures.gateway.behave = () => 'answer'
  await expireLeases(fixtures)
  await resumeDueRounds(fixtures.ports)

  expect(await latestUnshown(fixtures.db, await sessionNow(fixtures, sessionId))).toMatchObject({
    id: round.id,
    state: 'closed',
  })
})

test('a tap sent from the previous page is still answered there', async () => {
  const playerId = 'asks-again'
  const before = await newSession(fixtures, { playerId })
  const round = await play({ sessionId: before })
  await newSession(fixtures, { playerId })

  expect(await play({ sessionId: before, tapId: round.tapId })).toMatchObject({ id: round.id, state: 'closed' })
})

test('a player with repeatedly refused stakes is refused more for a minute, on any page', async () => {
  const playerId = 'without-money'
  const sessionId = await newSession(fixtures, { playerId })
  fixtures.gateway.behave = (name) => (name === 'bet' ? { refuse: 'account.balance.not.enough' } : 'answer')
  for (let times = 0; times < 30; times++) expect(await play({ sessionId })).toMatchObject({ state: 'refused' })
  const refusedOften = { code: 'round.refused_often', details: { waitMs: expect.any(Number) as number } }
  await expect(play({ sessionId })).rejects.toMatchObject(refusedOften)
  const secondSession = await newSession(fixtures, { playerId })
  await expect(play({ sessionId: secondSession })).rejects.toMatchObject(refusedOften)
  const { rowCount } = await fixtures.db.query('select from studio.round where player_id = $1', [playerId])
  expect(rowCount).toBe(30)

  fixtures.gateway.behave = () => 'answer'
  expect(await play({ sessionId: await newSession(fixtures) })).toMatchObject({ state: 'closed' })
  await fixtures.db.query(`update studio.round set drawn_at = drawn_at - interval '1 minute' where player_id = $1`, [
    playerId,
  ])
  expect(await play({ sessionId: secondSession })).toMatchObject({ state: 'closed' })
})
