import { Refused } from '@ante/plain-server/refusal.ts'
import * as z from 'zod/mini'

import type { HeldGame, HeldRound } from '../kit/game.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { Outcome } from './outcome.ts'
import { limitsOf } from './stakes.ts'
import { stakesAt, subjectOf, tableId } from './table-name.ts'
import { seatRefusal, topUpRefusal, withArrival, withNextDeal, withTopUp } from './table/join-and-leave.ts'
import type { JoiningPlayer } from './table/join-and-leave.ts'
import type { Table } from './table/table.ts'
import { holdemTexts } from './front/texts/texts.ts'
import { describeHeld, describeOutcome } from './describe-round.ts'
import type { TableClock } from './room/table-clock.ts'
import { lockTable, openTable, storeTable, tableById } from './room/table-store.ts'

const Choice = z.object({
  table: z.string().check(z.maxLength(8)),
  /** Null for a seated player who buys more chips. */
  seat: z.nullable(z.int().check(z.minimum(0), z.maximum(5))),
})
export type Choice = z.output<typeof Choice>

/** What is stored about a buy-in until it is settled. */
interface Progress {
  tableId: string
  name: string
}

export type HoldemGame = HeldGame<Outcome, Choice, Progress>

/** Returns the key of a member at the tables of a vendor. */
export const keyOf = (playerId: string): string => `member ${playerId}`

/** A buy-in is a held round: its stake buys the chips, and its win is the chips with which the player leaves. */
export function holdem(ports: { clock: TableClock; onTableChanged(tableId: string): void }): HoldemGame {
  return {
    engine: 'holdem',
    stakeGrainCents: () => 1n,
    limits: limitsOf,
    choiceIn: () => Choice,
    fair: false,
    actIn: null,
    begin: async (tx, { title, choice, stakeCents, playerId, nickname, currency, playMode, roundId }) => {
      const scope = { vendor: title.vendor, gameId: title.gameId, currency, playMode }
      const stakes = stakesAt(title, choice.table)
      const id = tableId(scope, choice.table)
      await openTable(tx, scope, { name: choice.table, stakes })
      const stored = await tableById(tx, id)
      const arriving = { key: keyOf(playerId), name: nickname, isBot: false, cents: Number(stakeCents), roundId }
      const refusal = stored ? refusalOf(stored.table, choice, arriving) : 'table.unknown'
      if (refusal) throw new Refused(refusal)
      return { subject: subjectOf(id), progress: { tableId: id, name: nickname } }
    },
    accepts: async (tx, round) => {
      const stored = await lockTable(tx, round.progress.tableId)
      const arriving = arrivingIn(round)
      if (!stored || refusalOf(stored.table, round.choice, arriving)) return false
      return storeTable(tx, stored, withNextDeal(withBuyIn(stored.table, round.choice, arriving), ports.clock.now()))
    },
    changed: (round) => {
      const id = changedTable(round)
      if (id) ports.onTableChanged(id)
    },
    view: (outcome) => outcome,
    viewHeld: ({ choice }) => ({ table: choice.table }),
    texts: holdemTexts,
    describe: describeOutcome,
    describeHeld,
  }
}

function arrivingIn({ id, playerId, stakeCents, progress }: HeldRound<Choice, Progress>): JoiningPlayer {
  return { key: keyOf(playerId), name: progress.name, isBot: false, cents: Number(stakeCents), roundId: id }
}

function refusalOf(table: Table, { seat }: Choice, arriving: JoiningPlayer) {
  return seat === null ? topUpRefusal(table, arriving.key, arriving.cents) : seatRefusal(table, seat, arriving)
}

function withBuyIn(table: Table, { seat }: Choice, arriving: JoiningPlayer): Table {
  const { key, cents, roundId } = arriving
  if (seat !== null) return withArrival(table, seat, arriving)
  return roundId === null ? table : withTopUp(table, key, { roundId, cents })
}

const StoredProgress = z.object({ tableId: z.string() })

/** Returns the table of an accepted buy-in; null for one that is not accepted or has ended: it is at no table. */
function changedTable({ state, progress }: Round): string | null {
  const stored = StoredProgress.safeParse(progress)
  return state === 'held' && stored.success ? stored.data.tableId : null
}
