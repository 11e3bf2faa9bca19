import type { Card } from '../maths/cards.ts'
import type { Betting, Street } from '../maths/betting.ts'
import type { PaidPot } from '../maths/pots.ts'

export const SEATS = 6

/** In big blinds. */
export const MIN_BUY_IN = 40
export const MAX_BUY_IN = 100

/** Time limits; all are part of the published rules. */
export const TURN_MS = 15_000
export const BANK_MS = 30_000
const BANK_REFILL_MS = 10_000
const HANDS_TO_REFILL = 10
export const AWAY_MS = 5 * 60_000
const AFTER_FOLDS_MS = 2_500
const AFTER_SHOWDOWN_MS = 6_000
export const BEFORE_FIRST_HAND_MS = 2_000
/** Delay for viewers without seat, so that they cannot pass useful information to players. */
export const VIEWER_DELAY_MS = 20_000

export interface Stakes {
  smallBlind: number
  bigBlind: number
}

/** An accepted buy-in; it is settled when its player leaves. */
export interface BuyIn {
  roundId: string
  cents: number
}

/** A seated player. Chips are whole cents. */
export interface Occupant {
  /** Identity at this table: a member's id at the vendor, or a bot's name. */
  key: string
  name: string
  isBot: boolean
  /** During a hand, the stack before it. */
  stack: number
  /** Bought chips, available from the next hand on. */
  incoming: number
  /** Not dealt in since joining or returning. */
  entering: boolean
  /** Time at which the player began to sit out; null while playing. */
  awaySince: number | null
  leaving: boolean
  bankMs: number
  buyIns: readonly BuyIn[]
  /** Rake paid by the player's chips in this sitting; missing in tables stored before this field existed. */
  rakedCents?: number
  hands: number
}

export interface LoggedMove {
  street: Street
  seat: number
  kind: 'small' | 'big' | 'post' | 'fold' | 'check' | 'call' | 'bet' | 'raise'
  /** Amount that this move added to the pot. */
  cents: number
  allIn: boolean
  /** Whether the player's time was over. */
  timedOut: boolean
}

export interface Turn {
  seat: number
  since: number
  until: number
  /** Whether the player's time is over and the time bank runs. */
  inBank: boolean
}

export interface Hand {
  number: number
  /** Secret: the deck is derived from it. */
  seed: string
  /** Published before the first card. */
  root: string
  deck: readonly Card[]
  button: number
  /** Dealt-in seats, from the left of the button, which is the order of dealing. */
  dealt: readonly number[]
  /** Keys of the dealt-in players: a player who takes one of the seats later is not part of the hand. */
  dealtTo: readonly string[]
  betting: Betting
  turn: Turn | null
  log: readonly LoggedMove[]
  /** Present once the hand is over. */
  result: { pots: readonly PaidPot[]; returned: { seat: number; cents: number } | null } | null
}

export interface Books {
  boughtCents: number
  cashedCents: number
  rakedCents: number
}

export interface Table {
  stakes: Stakes
  seats: readonly (Occupant | null)[]
  /** Positions of button and blinds in the last hand, even if their seats are empty now. */
  places: { button: number; small: number; big: number } | null
  /** The running hand, or the last one. */
  hand: Hand | null
  handNumber: number
  /** Null during a hand, or without players for one. */
  nextDealAt: number | null
  books: Books
}

export function newTable(stakes: Stakes): Table {
  return {
    stakes,
    seats: Array.from({ length: SEATS }, () => null),
    places: null,
    hand: null,
    handNumber: 0,
    nextDealAt: null,
    books: { boughtCents: 0, cashedCents: 0, rakedCents: 0 },
  }
}

/** Returns the running hand; null between hands. */
export function runningHand({ hand }: Pick<Table, 'hand'>): Hand | null {
  return hand && !hand.result ? hand : null
}

export const seatOf = ({ seats }: Table, key: string): number | null => {
  const at = seats.findIndex((occupant) => occupant?.key === key)
  return at < 0 ? null : at
}

export function withOccupant(table: Table, seat: number, change: Partial<Occupant>): Table {
  const seats = table.seats.map((occupant, at) => (occupant && at === seat ? { ...occupant, ...change } : occupant))
  return { ...table, seats }
}

/** The pause after a hand: longer after a showdown. */
export const pauseAfter = ({ betting }: Hand): number =>
  betting.end === 'showdown' ? AFTER_SHOWDOWN_MS : AFTER_FOLDS_MS

export function refilledBank({ bankMs, hands }: Occupant): number {
  return hands % HANDS_TO_REFILL === 0 ? Math.min(bankMs + BANK_REFILL_MS, BANK_MS) : bankMs
}

/** Returns the chips on the table, which always equal purchases less cash-outs and rake. */
export function chipsOn({ seats }: Table): number {
  return seats.reduce((sum, occupant) => sum + (occupant ? occupant.stack + occupant.incoming : 0), 0)
}
