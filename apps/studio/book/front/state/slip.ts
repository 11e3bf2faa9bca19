import * as z from 'zod/mini'

import { MOST_LEGS, systemOf, systemsFor } from '../../tickets/systems.ts'
import { Ticket } from '../../tickets/ticket.ts'
import type { Leg } from '../../tickets/ticket.ts'
import { remember, remembered } from './remembered.ts'

const SlipLeg = z.object({
  fixtureId: z.string(),
  market: z.string(),
  pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** What the player has seen and not yet been asked about anew. */
  price: z.number(),
  /** What it is now; null while it is not sold. */
  now: z.nullable(z.number()),
  home: z.string(),
  away: z.string(),
  sport: z.enum(['football', 'basketball', 'esports']),
})
export type SlipLeg = z.output<typeof SlipLeg>

const Pending = z.object({ tapId: z.string(), ticket: Ticket })
export type Pending = z.output<typeof Pending>

const Stored = z.object({
  legs: z.array(SlipLeg),
  mode: z.string(),
  unitCents: z.string().check(z.regex(/^\d{1,12}$/)),
  /** Handed in and not answered yet: after a reload it is asked for by the same name. */
  pending: z.array(Pending),
})

/** Each pick a ticket of its own. */
export const SINGLES = 'singles'

export interface SlipKeeper {
  kept: string | null
  keep(slip: string): void
}
const NO_MEMBERS: SlipKeeper = { kept: null, keep: () => {} }

function read(kept: string | null): z.output<typeof Stored> | null {
  try {
    const parsed = Stored.safeParse(JSON.parse(kept ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** What the player is putting together. It survives a reload, and so does what he has handed in. */
export class Slip {
  readonly #name: string
  readonly #keeper: SlipKeeper
  readonly #listeners = new Set<() => void>()
  #stored: z.output<typeof Stored>

  /** `keeper`: where a browser keeps nothing for a page in a foreign frame, the server does. */
  constructor(name: string, usualCents: bigint, keeper: SlipKeeper = NO_MEMBERS) {
    this.#name = `book-slip ${name}`
    this.#keeper = keeper
    const before = remembered(this.#name, Stored) ?? read(keeper.kept)
    this.#stored = before ?? { legs: [], mode: 'accumulator', unitCents: `${usualCents}`, pending: [] }
  }

  get legs(): readonly SlipLeg[] {
    return this.#stored.legs
  }

  get pending(): readonly Pending[] {
    return this.#stored.pending
  }

  /** The stake of one bet; 0 while the player has typed none that can be read. */
  get unitCents(): bigint {
    return BigInt(this.#stored.unitCents)
  }

  /** Singles, or the id of a system that these picks can be bet as. */
  get mode(): string {
    const { legs, mode } = this.#stored
    if (legs.length < 2 || this.hasMatchTwice) return SINGLES
    if (mode === SINGLES || systemOf(mode, legs.length)) return mode
    return 'accumulator'
  }

  get modes(): string[] {
    if (this.#stored.legs.length < 2) return [SINGLES]
    return [SINGLES, ...(this.hasMatchTwice ? [] : systemsFor(this.#stored.legs.length).map(({ id }) => id))]
  }

  get hasMatchTwice(): boolean {
    return new Set(this.#stored.legs.map(({ fixtureId }) => fixtureId)).size < this.#stored.legs.length
  }

  has(leg: Pick<Leg, 'fixtureId' | 'market' | 'pick'>): boolean {
    return this.#stored.legs.some((one) => isSame(one, leg))
  }

  /** Adds a pick, or takes it away; another pick of the same market takes its place. False where the slip is full. */
  toggle(leg: SlipLeg): boolean {
    const { legs } = this.#stored
    const others = legs.filter((one) => one.fixtureId !== leg.fixtureId || one.market !== leg.market)
    const next = this.has(leg) ? legs.filter((one) => !isSame(one, leg)) : [...others, leg]
    if (next.length > MOST_LEGS) return false
    this.#change({ legs: next })
    return true
  }

  clear(): void {
    this.#change({ legs: [] })
  }

  choose(mode: string): void {
    this.#change({ mode })
  }

  /** Null where what is typed is no amount: the amount before it must not stay for sale. */
  stake(unitCents: bigint | null): void {
    this.#change({ unitCents: `${unitCents ?? 0n}` })
  }

  /** Prices as they are now; what the player has seen stays until he accepts them. */
  learn(prices: readonly (number | null)[]): void {
    const { legs } = this.#stored
    if (prices.length !== legs.length || legs.every(({ now }, place) => now === prices[place])) return
    this.#change({ legs: legs.map((leg, place) => ({ ...leg, now: prices[place] ?? null })) })
  }

  /** The player has looked at the prices of now. */
  accept(): void {
    this.#change({ legs: this.#stored.legs.map((leg) => ({ ...leg, price: leg.now ?? leg.price })) })
  }

  hand(pending: readonly Pending[]): void {
    this.#change({ pending: [...pending] })
  }

  /** It was answered; what became a ticket leaves the slip. */
  answered({ tapId, ticket }: Pending, isTicket: boolean): void {
    const legs = isTicket
      ? this.#stored.legs.filter((leg) => !ticket.legs.some((one) => isSame(one, leg)))
      : this.#stored.legs
    this.#change({ legs, pending: this.#stored.pending.filter((one) => one.tapId !== tapId) })
  }

  /** Says when to stop listening. */
  onChange(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  #change(change: Partial<z.output<typeof Stored>>): void {
    this.#stored = { ...this.#stored, ...change }
    if (!remember(this.#name, this.#stored)) this.#keeper.keep(JSON.stringify(this.#stored))
    for (const listen of this.#listeners) listen()
  }
}

function isSame(one: Pick<Leg, 'fixtureId' | 'market' | 'pick'>, other: typeof one): boolean {
  return one.fixtureId === other.fixtureId && one.market === other.market && one.pick === other.pick
}
