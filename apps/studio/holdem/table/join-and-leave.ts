import { isInHand } from './seating.ts'
import { canDeal } from './hand.ts'
import {
  AWAY_MS,
  BANK_MS,
  BEFORE_FIRST_HAND_MS,
  MIN_BUY_IN,
  MAX_BUY_IN,
  runningHand,
  seatOf,
  withOccupant,
} from './table.ts'
import type { BuyIn, Occupant, Stakes, Table } from './table.ts'

export const buyInLimits = ({ bigBlind }: Stakes) => ({ min: MIN_BUY_IN * bigBlind, max: MAX_BUY_IN * bigBlind })

export interface JoiningPlayer {
  key: string
  name: string
  isBot: boolean
  cents: number
  /** Null for a bot, whose chips belong to the house. */
  roundId: string | null
}

/** Returns why the player cannot take this seat, or null. */
export function seatRefusal(table: Table, seat: number, { key, cents }: Pick<JoiningPlayer, 'key' | 'cents'>) {
  const { min, max } = buyInLimits(table.stakes)
  if (seatOf(table, key) !== null) return 'seat.one_per_table'
  if (table.seats[seat] !== null) return 'seat.taken'
  return cents < min || cents > max ? 'buy_in.out_of_limits' : null
}

export function withArrival(table: Table, seat: number, arriving: JoiningPlayer): Table {
  const { key, name, isBot, cents, roundId } = arriving
  const occupant: Occupant = {
    key,
    name,
    isBot,
    stack: 0,
    incoming: cents,
    entering: true,
    awaySince: null,
    leaving: false,
    bankMs: BANK_MS,
    buyIns: buyInsOf(roundId, cents),
    hands: 0,
  }
  const seats = table.seats.map((before, at) => (at === seat ? occupant : before))
  return withBuyIn({ ...table, seats }, cents)
}

/**
 * Returns why the player cannot buy this number of additional chips, or null: the total must not exceed a full buy-in.
 */
export function topUpRefusal(table: Table, key: string, cents: number) {
  const seat = seatOf(table, key)
  const occupant = seat === null ? null : table.seats[seat]
  if (seat === null || !occupant || occupant.leaving) return 'seat.none'
  const { min, max } = buyInLimits(table.stakes)
  const currentChips = chipsOf(table, seat, occupant)
  return currentChips + cents < min || currentChips + cents > max ? 'buy_in.out_of_limits' : null
}

/** Returns the player's chips, including those in the pot. */
function chipsOf(table: Table, seat: number, { stack, incoming }: Occupant): number {
  const player = runningHand(table)?.betting.players.find((candidate) => candidate.seat === seat)
  return incoming + (player ? player.stack + player.put : stack)
}

/** Adds chips that play from the next hand on; a player without chips sits in again. */
export function withTopUp(table: Table, key: string, { roundId, cents }: BuyIn): Table {
  const seat = seatOf(table, key)
  const occupant = seat === null ? null : table.seats[seat]
  if (seat === null || !occupant) throw new RangeError('The player has no seat at this table.')
  const hadNoChips = occupant.stack + occupant.incoming === 0 && !runningHand(table)
  const change = {
    incoming: occupant.incoming + cents,
    buyIns: [...occupant.buyIns, ...buyInsOf(roundId, cents)],
    ...(hadNoChips && { awaySince: null, entering: true }),
  }
  return withBuyIn(withOccupant(table, seat, change), cents)
}

const buyInsOf = (roundId: string | null, cents: number): BuyIn[] => (roundId === null ? [] : [{ roundId, cents }])

function withBuyIn(table: Table, cents: number): Table {
  return { ...table, books: { ...table.books, boughtCents: table.books.boughtCents + cents } }
}

export function withSittingOut(table: Table, seat: number, now: number): Table {
  return withOccupant(table, seat, { awaySince: table.seats[seat]?.awaySince ?? now })
}

/** The player sits in again, and posts a big blind if not in the blinds. */
export function withReturn(table: Table, seat: number): Table {
  const occupant = table.seats[seat]
  if (!occupant || occupant.awaySince === null) return table
  const change = isInHand(table, seat) ? { awaySince: null } : { awaySince: null, entering: true }
  return withOccupant(table, seat, change)
}

export function withLeaving(table: Table, seat: number): Table {
  return withOccupant(table, seat, { leaving: true })
}

/** Cancels a pending departure. */
export function withDepartureCancelled(table: Table, seat: number): Table {
  return withOccupant(table, seat, { leaving: false })
}

export interface LeavingPlayer {
  occupant: Occupant
  cents: number
}

/**
 * Removes players who can leave, and checks whether a hand can be dealt. `departed` contains the removed players with
 * their chips.
 */
export function withoutDeparted(table: Table, now: number): { table: Table; departed: LeavingPlayer[] } {
  const departed: LeavingPlayer[] = []
  const seats = table.seats.map((occupant, seat) => {
    if (!occupant || !canLeave(table, { seat, occupant, now })) return occupant
    departed.push({ occupant, cents: occupant.stack + occupant.incoming })
    return null
  })
  const cashedCents = table.books.cashedCents + departed.reduce((sum, { cents }) => sum + cents, 0)
  const remainingTable = { ...table, seats, books: { ...table.books, cashedCents } }
  return { table: withNextDeal(remainingTable, now), departed }
}

function canLeave(table: Table, { seat, occupant, now }: { seat: number; occupant: Occupant; now: number }): boolean {
  // Players who folded also stay until the end of the hand: their contribution is not settled before.
  if (runningHand(table)?.dealt.includes(seat)) return false
  const awayTooLong = occupant.awaySince !== null && now - occupant.awaySince >= AWAY_MS
  const brokeBot = occupant.isBot && occupant.stack + occupant.incoming === 0
  return occupant.leaving || awayTooLong || brokeBot
}

/** Schedules the next hand if one can be dealt; otherwise removes the schedule. Changes nothing during a hand. */
export function withNextDeal(table: Table, now: number): Table {
  if (runningHand(table)) return table
  if (!canDeal(table)) return { ...table, nextDealAt: null }
  return table.nextDealAt === null ? { ...table, nextDealAt: now + BEFORE_FIRST_HAND_MS } : table
}

/** Marks all players as leaving: they leave with their chips when no hand is running. */
export function withAllLeaving(table: Table): Table {
  return { ...table, seats: table.seats.map((occupant) => occupant && { ...occupant, leaving: true }) }
}

/**
 * Returns the settlement of each buy-in: the player's chips fill up the buy-ins in order, and the last one gets all
 * remaining chips. The rake that they paid is distributed in proportion to the buy-ins.
 */
export function settledBuyIns({
  occupant,
  cents,
}: LeavingPlayer): { roundId: string; wonCents: number; rakeCents: number }[] {
  const { buyIns, rakedCents = 0 } = occupant
  const bought = buyIns.reduce((sum, buyIn) => sum + buyIn.cents, 0)
  let [remainingCents, reached, reported] = [cents, 0, 0]
  return buyIns.map(({ roundId, cents: own }, at) => {
    const wonCents = at === buyIns.length - 1 ? remainingCents : Math.min(own, remainingCents)
    remainingCents -= wonCents
    reached += own
    const rakeCents = Math.floor((rakedCents * reached) / bought) - reported
    reported += rakeCents
    return { roundId, wonCents, rakeCents }
  })
}
