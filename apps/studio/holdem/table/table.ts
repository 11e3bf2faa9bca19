import type { Card } from '../maths/cards.ts'
import type { Betting, Street } from '../maths/betting.ts'
import type { PaidPot } from '../maths/pots.ts'

export const SEATS = 6

/** In big blinds. */
export const LEAST_BUY_IN = 40
export const MOST_BUY_IN = 100

/** How long things take; all of them are part of the rules that the page tells. */
export const TURN_MS = 15_000
export const BANK_MS = 30_000
const BANK_REFILL_MS = 10_000
const HANDS_TO_REFILL = 10
export const AWAY_MS = 5 * 60_000
const AFTER_FOLDS_MS = 2_500
const AFTER_SHOWDOWN_MS = 6_000
export const BEFORE_FIRST_HAND_MS = 2_000
/** Who has no seat sees the table so much later, so that he can tell nobody at it anything of use. */
export const VIEWER_DELAY_MS = 20_000

export interface Stakes {
  smallBlind: number
  bigBlind: number
}

/** A buy-in that the wallet has taken; it is settled when its player leaves. */
export interface BuyIn {
  roundId: string
  cents: number
}

/** Who has a seat. Chips are whole cents. */
export interface Occupant {
  /** Names him at this table: a member by his id at the vendor, a bot by its name. */
  key: string
  name: string
  isBot: boolean
  /** While a hand runs, what he had before it. */
  stack: number
  /** Bought, and his from the next hand on. */
  incoming: number
  /** Has not been dealt in since he came, or came back. */
  entering: boolean
  /** Since when he sits out; null while he plays. */
  awaySince: number | null
  leaving: boolean
  bankMs: number
  buyIns: readonly BuyIn[]
  /** The rake that his chips have paid in this sitting; absent from tables that were stored before it was kept. */
  rakedCents?: number
  hands: number
}

export interface LoggedMove {
  street: Street
  seat: number
  kind: 'small' | 'big' | 'post' | 'fold' | 'check' | 'call' | 'bet' | 'raise'
  /** What he put in by it. */
  cents: number
  allIn: boolean
  /** His time was over. */
  timedOut: boolean
}

export interface Turn {
  seat: number
  since: number
  until: number
  /** His time is over and his bank runs. */
  inBank: boolean
}

export interface Hand {
  number: number
  /** Secret: the deck is drawn from it. */
  seed: string
  /** Told before the first card. */
  root: string
  deck: readonly Card[]
  button: number
  /** Who was dealt in, from the left of the button: so the cards lie in the deck. */
  dealt: readonly number[]
  /** Their keys: whoever takes a seat after the hand has no part in it. */
  dealtTo: readonly string[]
  betting: Betting
  turn: Turn | null
  log: readonly LoggedMove[]
  /** Once it is over. */
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
  /** Where the button and the blinds were in the last hand, whether or not somebody still sits there. */
  places: { button: number; small: number; big: number } | null
  /** The hand that runs, or the last one. */
  hand: Hand | null
  handNumber: number
  /** Null while a hand runs, or nobody is there to play one. */
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

/** The hand that is being played; null between two. */
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

/** The pause after a hand: to look at what was shown, or only to see the chips move. */
export const pauseAfter = ({ betting }: Hand): number =>
  betting.end === 'showdown' ? AFTER_SHOWDOWN_MS : AFTER_FOLDS_MS

export function refilledBank({ bankMs, hands }: Occupant): number {
  return hands % HANDS_TO_REFILL === 0 ? Math.min(bankMs + BANK_REFILL_MS, BANK_MS) : bankMs
}

/** What is on the table, in chips: it is always what was bought less what was cashed and raked. */
export function chipsOn({ seats }: Table): number {
  return seats.reduce((sum, occupant) => sum + (occupant ? occupant.stack + occupant.incoming : 0), 0)
}
