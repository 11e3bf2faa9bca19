import { hashOf } from '@ante/demo/hash.ts'
import * as z from 'zod/mini'

import { frameWords } from '../studio/front/frame/words/frame-words.ts'
import { inTransaction } from '../kit/db.ts'
import type { Db, Queryable } from '../kit/db.ts'
import { startWorker } from '../kit/worker.ts'
import type { MakeFamily } from '../studio/family.ts'
import type { HeldGame } from '../studio/game.ts'
import type { Held } from '../studio/held/held.ts'

const DEAL_MS = 400
const LOOK_EVERY_MS = 60
/** One deal of so many is called off. */
const CALLED_OFF = 5

export const SIDES = ['heads', 'tails'] as const
type Side = (typeof SIDES)[number]

/**
 * A coin that falls for all alike, by the clock; some deals are called off. It remembers nothing but its rounds, so that
 * whoever is started anew goes on with the deals that were left.
 */
const coin: HeldGame<{ came: Side | 'left' }, Side, null, 'leave'> = {
  engine: 'quick-pick',
  stakeGrainCents: () => 1n,
  limits: () => ({ leastCents: 1n, mostCents: 1_000_000n }),
  choiceIn: () => z.enum(SIDES),
  actIn: z.literal('leave'),
  fair: false,
  begin: async () => ({ subject: `deal-${dealNow()}`, progress: null }),
  accepts: async (_tx, { subject }) => subject === `deal-${dealNow()}`,
  act: async (_tx, { stakeCents }) => ({ outcome: { came: 'left' }, wonCents: stakeCents / 2n }),
  view: (outcome) => outcome,
  viewHeld: () => null,
  words: frameWords,
  tell: ({ outcome }) => ({ lines: [{ label: 'Came', value: outcome.came }], picture: null }),
  tellHeld: ({ choice }) => ({ lines: [{ label: 'On', value: choice }], picture: null }),
}

const dealNow = () => Math.floor(Date.now() / DEAL_MS)

/** In place of Quick Pick, whose titles are of every protocol. */
export const coinTable: MakeFamily = ({ db, held, log }) => ({
  games: [coin],
  start: async () => startWorker({ look: () => decideAll(db, held), atMost: 1, everyMs: LOOK_EVERY_MS }, log),
})

async function decideAll(db: Db, held: Held): Promise<number> {
  const { rows } = await db.query<{ subject: string }>(
    `select distinct subject from studio.round where state = 'held' and subject <> $1`,
    [`deal-${dealNow()}`],
  )
  for (const { subject } of rows) await inTransaction(db, (tx) => decide(tx, held, subject))
  return 0
}

async function decide(tx: Queryable, held: Held, subject: string): Promise<void> {
  await held.lockSubject(tx, subject)
  const rounds = await held.heldOf(tx, subject)
  const fell = hashOf(subject)
  if (fell % CALLED_OFF === 0) {
    const ids = rounds.map(({ id }) => id)
    await held.voidHeld(tx, ids, 'called off')
    return
  }
  const came = SIDES[fell % 2] ?? 'heads'
  const pays = (on: unknown, stakeCents: bigint) => (on === came ? 2n * stakeCents : 0n)
  await held.settleHeld(
    tx,
    rounds.map(({ id, choice, stakeCents }) => ({
      roundId: id,
      outcome: { came },
      wonCents: pays(choice, stakeCents),
    })),
  )
}
