import { randomUUID } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import * as z from 'zod/mini'

import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import type { HeldGame, HeldRound } from '../kit/game.ts'
import { heldRounds } from '../kit/held/held.ts'
import type { HeldRounds } from '../kit/held/held.ts'
import { drawSecurely } from '../kit/maths/random.ts'
import type { RoundPorts } from '../kit/rounds/advance.ts'
import { roundPlayer } from '../kit/rounds/play-round.ts'
import type { PlayRound } from '../kit/rounds/play-round.ts'
import type { Round } from '../kit/rounds/round.ts'
import { payDueParts } from '../kit/rounds/parts.ts'
import { resumeDueRounds } from '../kit/rounds/worker.ts'
import { newTapId } from './page-calls.ts'
import { expireLeases, newSession, playing, roundFixtures } from './round-fixtures.ts'
import type { RoundFixtures } from './round-fixtures.ts'

const Choice = z.object({ table: z.string(), on: z.enum(['heads', 'tails']) })
type Choice = z.output<typeof Choice>
interface Progress {
  hidden: number
  peeks: number
}
type Toss = HeldGame<{ came: string }, Choice, Progress, 'peek' | 'sell' | 'leave' | 'cheat'>

/** Answers and received messages of the tables of a test. */
export interface Tables {
  closed: Set<string>
  received: Round['state'][]
}

/** Price of a sold part. */
export const SOLD_CENTS = 40n

/** A coin toss shared by a whole table. */
export const tossGame = (tables: Tables): Toss => ({
  engine: 'toss',
  stakeGrainCents: () => 10n,
  limits: () => ({ minCents: 10n, maxCents: 5_000n }),
  choiceIn: () => Choice,
  actIn: z.enum(['peek', 'sell', 'leave', 'cheat']),
  fair: true,
  begin: async (_tx, { choice, drawBelow }) => {
    if (choice.table === 'shut') throw new Refused('bets.closed')
    return { subject: choice.table, progress: { hidden: drawBelow(1_000), peeks: 0 } }
  },
  accepts: async (_tx, { subject }) => !tables.closed.has(subject ?? ''),
  act: async (_tx, { progress, stakeCents }: HeldRound<Choice, Progress>, act) => {
    if (act === 'cheat') throw new Refused('act.not_now')
    if (act === 'leave') return { outcome: { came: 'none' }, wonCents: stakeCents / 2n }
    const goesOn = { progress: { ...progress, peeks: progress.peeks + 1 } }
    return act === 'sell' ? { ...goesOn, paysCents: SOLD_CENTS } : goesOn
  },
  view: (outcome) => outcome,
  viewHeld: ({ progress }) => ({ peeks: progress.peeks }),
  texts: frameTexts,
  describe: ({ outcome }) => ({ lines: [{ label: 'Came', value: outcome.came }], picture: null }),
  describeHeld: ({ choice }) => ({ lines: [{ label: 'Bet on', value: choice.on }], picture: null }),
  changed: ({ state }) => void tables.received.push(state),
})

export interface HeldFixtures extends RoundFixtures {
  tables: Tables
  ports: RoundPorts
  heldRounds: HeldRounds
  play: PlayRound
  /** Starts a test: sets the player's balance, clears the messages, and returns a separate table. */
  begin(balanceCents: bigint): string
  /** Number of wake-ups of the worker. */
  isWoken: () => number
}

/** Round fixtures in which `tossGame` plays every title. */
export async function heldFixtures(): Promise<HeldFixtures> {
  const fixtures = await roundFixtures()
  const tables: Tables = { closed: new Set(), received: [] }
  const ports = { ...fixtures.ports, findTitle: playing(tossGame(tables)) }
  const play = roundPlayer(ports, { drawBelow: drawSecurely })
  let times = 0
  const heldService = heldRounds({ db: fixtures.db, log: fixtures.ports.log, stake: play, wake: () => (times += 1) })
  const begin = (balanceCents: bigint) => {
    fixtures.gateway.ledger.balanceCents = balanceCents
    fixtures.gateway.behave = () => 'answer'
    fixtures.gateway.calls.length = 0
    tables.received.length = 0
    return newTable()
  }
  return { ...fixtures, tables, ports, heldRounds: heldService, play, begin, isWoken: () => times }
}

/** Places a stake of one peso by a new player, unless specified. */
export async function stakeAt(
  fixtures: HeldFixtures,
  table: string,
  { sessionId, tapId = newTapId() }: { sessionId?: string; tapId?: string } = {},
): Promise<Round> {
  const choice = { table, on: 'heads' }
  return fixtures.play({ sessionId: sessionId ?? (await newSession(fixtures)), tapId, stakeCents: 100n, choice })
}

/** Settles the toss: heads pays twice the stake. */
export const toss = (fixtures: HeldFixtures, table: string, result = 'heads') =>
  inTransaction(fixtures.db, async (tx) => {
    await fixtures.heldRounds.lockSubject(tx, table)
    fixtures.tables.closed.add(table)
    const rounds = await fixtures.heldRounds.heldRoundsOf(tx, table)
    const wonCents = (round: Round) => (result === 'heads' ? 2n * round.stakeCents : 0n)
    return fixtures.heldRounds.settleHeld(
      tx,
      rounds.map((round) => ({ roundId: round.id, outcome: { came: result }, wonCents: wonCents(round) })),
    )
  })

export const returnStakes = (fixtures: HeldFixtures, table: string) =>
  inTransaction(fixtures.db, async (tx) => {
    await fixtures.heldRounds.lockSubject(tx, table)
    fixtures.tables.closed.add(table)
    const rounds = await fixtures.heldRounds.heldRoundsOf(tx, table)
    return fixtures.heldRounds.voidHeld(
      tx,
      rounds.map(({ id }) => id),
      'test',
    )
  })

export const newTable = (): string => `table-${randomUUID()}`

/** Makes every waiting round due, until the worker has no more to process. */
export async function untilSettled(fixtures: HeldFixtures): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await expireLeases(fixtures)
    if ((await resumeDueRounds(fixtures.ports)) + (await payDueParts(fixtures.ports)) === 0) return
  }
}
