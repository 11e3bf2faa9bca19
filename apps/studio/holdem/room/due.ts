import { newServerSeed } from '../../kit/fairness/round-fairness.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { botMove } from '../bots/bot.ts'
import { botDelayMs, withBots } from '../bots/bot-seats.ts'
import { withMove, withNextHand, withCheckOrFold, withTimeUp } from '../table/hand.ts'
import { AWAY_MS, runningHand } from '../table/table.ts'
import type { Hand, Table } from '../table/table.ts'
import { ownView, tableView } from '../table/view.ts'

/** Waiting time for players who leave, or whose time ran out earlier in this hand: they then check or fold. */
const PASSES_AFTER_MS = 700

/** Returns the time of the next automatic event; null when only players can change the table. */
export function dueAt(table: Table): number | null {
  const hand = runningHand(table)
  if (hand) return turnDueAt(table, hand)
  const awayDeadlines = table.seats.flatMap((seat) =>
    seat && seat.awaySince !== null ? [seat.awaySince + AWAY_MS] : [],
  )
  const next = isOccupied(table) && table.nextDealAt !== null ? [table.nextDealAt] : []
  const times = [...awayDeadlines, ...next]
  return times.length > 0 ? Math.min(...times) : null
}

/** Bots play only while a guest is present. */
const isOccupied = ({ seats }: Table): boolean => seats.some((seat) => seat && !seat.isBot && !seat.leaving)

function turnDueAt(table: Table, hand: Hand): number | null {
  const { turn } = hand
  const occupant = turn && table.seats[turn.seat]
  if (!turn || !occupant) return null
  if (occupant.isBot) return turn.since + botDelayMs(occupant, hand.log.length)
  return passes(table, hand) ? turn.since + PASSES_AFTER_MS : turn.until
}

function passes({ seats }: Table, { turn, log }: Hand): boolean {
  const occupant = turn && seats[turn.seat]
  if (!turn || !occupant) return false
  const ranOut = occupant.awaySince !== null && log.some(({ seat, timedOut }) => seat === turn.seat && timedOut)
  return occupant.leaving || ranOut
}

/** Returns the table after its due automatic events. */
export function afterDue(table: Table, { now, drawBelow }: { now: number; drawBelow: DrawBelow }): Table {
  const due = dueAt(table)
  if (due === null || due > now) return table
  const hand = runningHand(table)
  if (!hand)
    return isOccupied(table) && (table.nextDealAt ?? Infinity) <= now ? dealt(table, { now, drawBelow }) : table
  const { turn } = hand
  const occupant = turn && table.seats[turn.seat]
  if (!turn || !occupant) return table
  if (occupant.isBot) return withBotMove(table, turn.seat, { now, drawBelow })
  return passes(table, hand)
    ? withCheckOrFold(table, turn.seat, { now, timedOut: !occupant.leaving })
    : withTimeUp(table, now)
}

function dealt(table: Table, { now, drawBelow }: { now: number; drawBelow: DrawBelow }): Table {
  return withNextHand(withBots(table, drawBelow), { seed: newServerSeed(), now })
}

function withBotMove(table: Table, seat: number, { now, drawBelow }: { now: number; drawBelow: DrawBelow }): Table {
  const botView = ownView(table, seat)
  if (!botView) return table
  return withMove(table, { seat, move: botMove({ table: tableView(table), ownView: botView }, drawBelow), now })
}
