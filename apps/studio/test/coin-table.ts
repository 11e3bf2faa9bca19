import { hashOf } from '@ante/demo/hash.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import { startWorker } from '@ante/plain-server/worker.ts'
import * as z from 'zod/mini'

import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import type { MakeFamily } from '../kit/family.ts'
import type { HeldGame } from '../kit/game.ts'
import type { HeldRounds } from '../kit/held/held.ts'

const DEAL_MS = 400
/** Prefix of the subjects of this game's rounds, which only this game decides. */
const COIN = 'coin-'
const POLL_MS = 60
/** One deal in `CALLED_OFF` is cancelled, and one in `ENTERED_WRONGLY` is entered wrongly. */
const CALLED_OFF = 5
const ENTERED_WRONGLY = 3

export const SIDES = ['heads', 'tails'] as const
type Side = (typeof SIDES)[number]

/**
 * A coin toss shared by all players, on a schedule; some deals are cancelled, and some are corrected twice. The game
 * has no state besides its rounds, so that a restart continues with the open deals.
 */
const coin: HeldGame<{ came: Side | 'left'; isWrong?: boolean }, Side, null, 'leave'> = {
  engine: 'quick-pick',
  stakeGrainCents: () => 1n,
  limits: () => ({ minCents: 1n, maxCents: 1_000_000n }),
  choiceIn: () => z.enum(SIDES),
  actIn: z.literal('leave'),
  fair: false,
  begin: async () => ({ subject: `${COIN}${dealNow()}`, progress: null }),
  accepts: async (_tx, { subject }) => subject === `${COIN}${dealNow()}`,
  act: async (_tx, { stakeCents }) => ({ outcome: { came: 'left' }, wonCents: stakeCents / 2n }),
  view: (outcome) => outcome,
  viewHeld: () => null,
  texts: frameTexts,
  describe: ({ outcome }) => ({ lines: [{ label: 'Came', value: outcome.came }], picture: null }),
  describeHeld: ({ choice }) => ({ lines: [{ label: 'On', value: choice }], picture: null }),
}

const dealNow = () => Math.floor(Date.now() / DEAL_MS)

/** Replaces Quick Pick, whose titles use every protocol. */
export const coinTable: MakeFamily = ({ db, heldRounds, log }) => ({
  games: [coin],
  start: async () => startWorker({ poll: () => decideAll(db, heldRounds), atMost: 1, everyMs: POLL_MS }, log),
})

async function decideAll(db: Db, heldRounds: HeldRounds): Promise<number> {
  const { rows } = await db.query<{ subject: string }>(
    `select distinct subject from studio.round where state = 'held' and starts_with(subject, $1) and subject <> $2`,
    [COIN, `${COIN}${dealNow()}`],
  )
  for (const { subject } of rows) await inTransaction(db, (tx) => decide(tx, heldRounds, subject))
  await correctAll(db, heldRounds)
  return 0
}

async function decide(tx: Queryable, heldRounds: HeldRounds, subject: string): Promise<void> {
  await heldRounds.lockSubject(tx, subject)
  const rounds = await heldRounds.heldRoundsOf(tx, subject)
  const hash = hashOf(subject)
  if (hash % CALLED_OFF === 0) {
    const ids = rounds.map(({ id }) => id)
    await heldRounds.voidHeld(tx, ids, 'called off')
    return
  }
  const isWrong = hash % ENTERED_WRONGLY === 0
  const side = sideOf(subject, isWrong)
  await heldRounds.settleHeld(
    tx,
    rounds.map(({ id, choice, stakeCents }) => ({
      roundId: id,
      outcome: { came: side, isWrong },
      wonCents: paysOn(choice, side, stakeCents),
    })),
  )
}

const sideOf = (subject: string, isWrong = false): Side => SIDES[(hashOf(subject) + Number(isWrong)) % 2] ?? 'heads'
const paysOn = (on: unknown, side: Side, stakeCents: bigint) => (on === side ? 2n * stakeCents : 0n)

/** Corrects each wrong result twice: the first correction is wrong too, the second one is right and has to apply. */
async function correctAll(db: Db, heldRounds: HeldRounds): Promise<void> {
  const { rows } = await db.query<{ id: string; subject: string }>(
    `select id, subject from studio.round r where outcome ->> 'isWrong' = 'true' and state in ('bet_accepted', 'win_sent', 'closed')
       and starts_with(subject, $1) and not exists (select from studio.correction where round_id = r.id) limit 20`,
    [COIN],
  )
  for (const { id, subject } of rows) {
    await inTransaction(db, async (tx) => {
      await heldRounds.lockSubject(tx, subject)
      const [decided] = await heldRounds.decidedAmong(tx, [id])
      if (!decided) return
      const { choice, stakeCents } = decided.round
      const side = sideOf(subject)
      await heldRounds.correctHeld(tx, [{ roundId: id, outcome: { came: 'left' }, wonCents: stakeCents / 3n }])
      await heldRounds.correctHeld(tx, [
        { roundId: id, outcome: { came: side }, wonCents: paysOn(choice, side, stakeCents) },
      ])
    })
  }
}
