import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { buyInLimits, withArrival, withLeaving } from '../table/join-and-leave.ts'
import { SEATS } from '../table/table.ts'
import type { Occupant, Table } from '../table/table.ts'

/** Target number of players at a table, bots and guests together; one seat is always left free for a guest. */
const BOTS_AT_TABLE = 4
const MAX_WITH_BOTS = SEATS - 1

/** The page marks each of these names as a bot. */
const NAMES = ['Alon', 'Bituin', 'Dalisay', 'Hiraya', 'Kidlat', 'Luntian', 'Mayumi', 'Silang', 'Tala', 'Ulan'] as const

/** Called between two hands: adds bots where players are missing, and removes bots whose seats guests need. */
export function withBots(table: Table, drawBelow: DrawBelow): Table {
  const seated = table.seats.flatMap((occupant, seat) => (occupant ? [{ occupant, seat }] : []))
  const players = seated.filter(({ occupant }) => !occupant.isBot).length
  const staying = seated.filter(({ occupant }) => occupant.isBot && !occupant.leaving)
  if (players + staying.length > Math.max(BOTS_AT_TABLE, Math.min(players + 1, MAX_WITH_BOTS))) {
    const [first] = staying
    return first ? withLeaving(table, first.seat) : table
  }
  return players + staying.length < BOTS_AT_TABLE && seated.length < SEATS ? withOneMore(table, drawBelow) : table
}

function withOneMore(table: Table, drawBelow: DrawBelow): Table {
  const free = table.seats.flatMap((occupant, seat) => (occupant ? [] : [seat]))
  const takenNames = new Set(table.seats.map((occupant) => occupant?.name))
  const names = NAMES.map((name) => `${name} (bot)`).filter((name) => !takenNames.has(name))
  const [seat, name] = [free[drawBelow(free.length)], names[drawBelow(names.length)]]
  if (seat === undefined || name === undefined) return table
  const { min, max } = buyInLimits(table.stakes)
  const cents = min + drawBelow(max - min + 1)
  return withArrival(table, seat, { key: `bot ${name}`, name, isBot: true, cents, roundId: null })
}

/** Adds all missing bots in one step. */
export function withAllBots(table: Table, drawBelow: DrawBelow): Table {
  let filled = table
  for (let seat = 0; seat < SEATS; seat += 1) filled = withBots(filled, drawBelow)
  return filled
}

const MIN_BOT_DELAY_MS = 500
const EXTRA_BOT_DELAY_MS = 1_500

/** Returns a bot's time for a move; deterministic, so that it need not be stored. */
export function botDelayMs({ name }: Occupant, moves: number): number {
  const mixed = (name.length * 7_919 + (name.codePointAt(0) ?? 0) * 104_729 + moves * 1_299_709) % EXTRA_BOT_DELAY_MS
  return MIN_BOT_DELAY_MS + mixed
}
