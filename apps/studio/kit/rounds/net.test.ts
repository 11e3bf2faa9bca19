import { inTransaction } from '@ante/plain-server/db.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { guessGame } from '../../test/guess-game.ts'
import { returnStakes, heldFixtures, newTable, stakeAt, toss, untilSettled } from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { newSession, playing, sessionNow } from '../../test/round-fixtures.ts'
import { actOnRound } from '../held/act.ts'
import { drawSecurely } from '../maths/random.ts'
import { notifyDueCorrections } from './corrections.ts'
import { roundPlayer } from './play-round.ts'
import { positionOf } from './shown-rounds.ts'

const ENDED = new Error('undone')
const START_CENTS = 100_000n

let fixtures: HeldFixtures
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())

/** The expected stored sum, recomputed from all rounds. */
async function fullSum(sessionId: string): Promise<bigint> {
  const { rows } = await fixtures.db.query<{ net: bigint }>(
    `select coalesce(sum(won_cents + parts_cents + coalesce(jackpot_paid_cents, 0) - stake_cents), 0)::bigint as net from studio.round
     where session_id = $1 and state in ('held', 'bet_accepted', 'win_sent', 'closed')`,
    [sessionId],
  )
  return rows[0]?.net ?? 0n
}

/** Two players at two tables; each step applies to one of them. */
interface Scene {
  sessions: string[]
  tables: string[]
  /** Tap ids of earlier stakes; a step occasionally repeats one of them. */
  taps: string[]
}
type Step = (scene: Scene, at: number) => Promise<unknown>

const ofThree = <Value>(values: readonly Value[], at: number): Value => {
  const one = values[at % values.length]
  if (one === undefined) throw new RangeError('The list is empty.')
  return one
}

const stake: Step = ({ sessions, tables, taps }, at) => {
  const tapId = at % 3 === 0 ? (taps.at(-1) ?? newTapId()) : newTapId()
  taps.push(tapId)
  return stakeAt(fixtures, ofThree(tables, at), { sessionId: ofThree(sessions, at >> 1), tapId })
}

const act =
  (action: 'leave' | 'sell'): Step =>
  async ({ sessions, tables }, at) => {
    const sessionId = ofThree(sessions, at)
    const { rows } = await fixtures.db.query<{ id: string }>(
      `select id from studio.round where session_id = $1 and state = 'held' and subject = any ($2) limit 1`,
      [sessionId, tables],
    )
    const [round] = rows
    const input = { roundId: round?.id ?? '', actId: newTapId(), act: action }
    if (round) await actOnRound(fixtures.ports, await sessionNow(fixtures, sessionId), input)
  }

const correct: Step = async ({ sessions }, at) => {
  const { rows } = await fixtures.db.query<{ id: string }>(
    `select id from studio.round where session_id = any ($1) and state in ('win_sent', 'closed') order by number`,
    [sessions],
  )
  const roundId = rows[at % (rows.length || 1)]?.id
  const decision = { roundId: roundId ?? '', outcome: { came: 'edge' }, wonCents: BigInt(at) }
  if (roundId) await inTransaction(fixtures.db, (tx) => fixtures.heldRounds.correctHeld(tx, [decision]))
  await notifyDueCorrections(fixtures.ports)
}

const tossUndone: Step = ({ tables }, at) =>
  inTransaction(fixtures.db, async (tx) => {
    const rounds = await fixtures.heldRounds.heldRoundsOf(tx, ofThree(tables, at))
    const decisions = rounds.map(({ id }) => ({ roundId: id, outcome: { came: 'heads' }, wonCents: 900n }))
    await fixtures.heldRounds.settleHeld(tx, decisions)
    throw ENDED
  }).catch((error: unknown) => {
    if (error !== ENDED) throw error
  })

const reopened = async (table: string, decide: (table: string) => Promise<unknown>) => {
  await decide(table)
  fixtures.tables.closed.delete(table)
}

const steps: Readonly<Record<string, Step>> = {
  stake,
  'stake and hear nothing': async (scene, at) => {
    fixtures.gateway.behave = (name) => (name === 'bet' ? 'lose-answer' : 'answer')
    await stake(scene, at)
  },
  'stake without money': async (scene, at) => {
    fixtures.gateway.behave = (name) => (name === 'bet' ? { refuse: 'account.balance.not.enough' } : 'answer')
    await stake(scene, at)
  },
  'stake too late': async (scene, at) => {
    for (const table of scene.tables) fixtures.tables.closed.add(table)
    await stake(scene, at)
    for (const table of scene.tables) fixtures.tables.closed.delete(table)
  },
  leave: act('leave'),
  'sell a part': act('sell'),
  heads: ({ tables }, at) => reopened(ofThree(tables, at), (table) => toss(fixtures, table)),
  tails: ({ tables }, at) => reopened(ofThree(tables, at), (table) => toss(fixtures, table, 'tails')),
  'give back': ({ tables }, at) => reopened(ofThree(tables, at), (table) => returnStakes(fixtures, table)),
  tossUndone,
  'heads and no answer': async ({ tables }, at) => {
    fixtures.gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
    await reopened(ofThree(tables, at), (table) => toss(fixtures, table))
  },
  correct,
  'go on': () => untilSettled(fixtures),
}

const aStep = fc.record({ what: fc.constantFrom(...Object.keys(steps)), at: fc.nat({ max: 11 }) })

test('the net result of a session is the sum of its rounds, with any outcomes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 18 }), async (story) => {
      const scene = {
        sessions: [await newSession(fixtures), await newSession(fixtures)],
        tables: [newTable(), newTable()],
        taps: [],
      }
      fixtures.gateway.ledger.balanceCents = START_CENTS
      for (const { what, at } of story) {
        fixtures.gateway.behave = () => 'answer'
        await steps[what]?.(scene, at)
        for (const id of scene.sessions) expect((await positionOf(fixtures.db, id)).net).toBe(await fullSum(id))
      }
    }),
    { numRuns: 8 },
  )
})

test('a paid jackpot counts, and two simultaneous settlements do not deadlock', async () => {
  const sessionId = await newSession(fixtures, { hasJackpot: true })
  const play = roundPlayer({ ...fixtures.ports, findTitle: playing(guessGame) }, { drawBelow: drawSecurely })
  fixtures.gateway.behave = () => 'answer'
  for (let times = 0; times < 12; times++) await play({ sessionId, tapId: newTapId(), stakeCents: 100n, choice: 2 })
  expect((await positionOf(fixtures.db, sessionId)).net).toBe(await fullSum(sessionId))

  const [one, other] = [newTable(), newTable()]
  const sessions = await Promise.all(Array.from({ length: 8 }, () => newSession(fixtures)))
  for (const id of sessions) await stakeAt(fixtures, one, { sessionId: id })
  for (const id of sessions.toReversed()) await stakeAt(fixtures, other, { sessionId: id })
  await Promise.all([toss(fixtures, one), toss(fixtures, other)])
  for (const id of sessions) expect((await positionOf(fixtures.db, id)).net).toBe(200n)
})

test('a round that moved money cannot be deleted', async () => {
  const { id } = await stakeAt(fixtures, newTable())
  await expect(fixtures.db.query('delete from studio.round where id = $1', [id])).rejects.toThrow(/rounds are kept/)
})
