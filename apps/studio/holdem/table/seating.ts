import { runningHand, SEATS } from './table.ts'
import type { Occupant, Table } from './table.ts'

export interface HandPositions {
  button: number
  small: number
  big: number
  /** Dealt-in players, from the left of the button, and their blinds. */
  dealt: readonly { seat: number; blind: number }[]
}

/** Whether the player takes part in the next hand. */
export function isReady(occupant: Occupant | null): occupant is Occupant {
  return occupant !== null && occupant.awaySince === null && !occupant.leaving && occupant.stack + occupant.incoming > 0
}

/**
 * Returns the positions of button and blinds. The big blind always moves to the next player; the small blind follows to
 * the previous big blind's seat, and the button to the previous small blind's, even if the seat is empty now. With two
 * players the button has the small blind. Null when fewer than two can play.
 */
export function placesOf(table: Table): HandPositions | null {
  const ready = table.seats.flatMap((occupant, seat) => (isReady(occupant) ? [seat] : []))
  if (ready.length < 2) return null
  const staying = ready.filter((seat) => table.seats[seat]?.entering === false)
  const last = staying.length < 2 ? null : table.places
  const big = last ? nextAfter(ready, last.big) : (ready[1 + (ready.length > 2 ? 1 : 0)] ?? 0)
  if (ready.length === 2) return headsUp(table, ready, big)

  const small = last ? last.big : (ready[1] ?? 0)
  // A player who joins between the blinds waits until the blinds have passed.
  const playing = ready.filter((seat) => !(last && seat === small && table.seats[seat]?.entering))
  if (playing.length === 2) return headsUp(table, playing, big)
  const isFree = (seat: number) => seat !== big && seat !== small
  const button = last && isFree(last.small) ? last.small : lastBefore(playing.filter(isFree), small)
  return {
    button,
    small,
    big,
    dealt: clockwiseFrom(playing, button).map((seat) => ({
      seat,
      blind: blindOf(table, seat, { small, big, posts: last !== null }),
    })),
  }
}

function headsUp({ stakes }: Table, pair: readonly number[], big: number): HandPositions {
  const button = pair.find((seat) => seat !== big) ?? big
  const dealt = [
    { seat: big, blind: stakes.bigBlind },
    { seat: button, blind: stakes.smallBlind },
  ]
  return { button, small: button, big, dealt }
}

interface BlindSeats {
  small: number
  big: number
  /** New players post a big blind, except in the very first hand. */
  posts: boolean
}

function blindOf({ stakes, seats }: Table, seat: number, { small, big, posts }: BlindSeats): number {
  if (seat === big) return stakes.bigBlind
  if (seat === small) return stakes.smallBlind
  return posts && seats[seat]?.entering ? stakes.bigBlind : 0
}

const distance = (from: number, to: number): number => (to - from + SEATS - 1) % SEATS
/** Returns the seats clockwise, beginning after the seat `after`, which is the last one. */
function clockwiseFrom(seats: readonly number[], after: number): number[] {
  return [...seats].sort((a, b) => distance(after, a) - distance(after, b))
}
const nextAfter = (seats: readonly number[], after: number): number => clockwiseFrom(seats, after)[0] ?? after
const lastBefore = (seats: readonly number[], before: number): number =>
  clockwiseFrom(seats, before).findLast((seat) => seat !== before) ?? before

/** Whether the player has cards in the running hand. */
export function isInHand(table: Table, seat: number): boolean {
  const player = runningHand(table)?.betting.players.find((candidate) => candidate.seat === seat)
  return player !== undefined && !player.folded
}
