import * as z from 'zod/mini'

import { MAX_LEGS, systemOf, systemsFor } from '../../tickets/systems.ts'
import { Ticket } from '../../tickets/ticket.ts'
import type { Leg } from '../../tickets/ticket.ts'
import { remember, remembered } from './remembered.ts'

const SlipLeg = z.object({
  fixtureId: z.string(),
  market: z.string(),
  pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** The last price accepted or seen by the player. */
  price: z.number(),
  /** The current price; null while it is not offered. */
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
  /** Submitted tickets without an answer: after a reload they are submitted again with the same ids. */
  pending: z.array(Pending),
})

/** Each pick is a separate ticket. */
export const SINGLES = 'singles'

export interface SlipStore {
  stored: string | null
  save(slip: string): void
}
const NO_STORE: SlipStore = { stored: null, save: () => {} }

function parseStored(stored: string | null): z.output<typeof Stored> | null {
  try {
    const parsed = Stored.safeParse(JSON.parse(stored ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The bet slip that the player composes. The slip and its submitted tickets survive a reload. */
export class Slip {
  readonly #name: string
  readonly #store: SlipStore
  readonly #listeners = new Set<() => void>()
  #stored: z.output<typeof Stored>

  /** `store`: stores the slip on the server where a browser blocks storage for a page in a foreign frame. */
  constructor(name: string, usualCents: bigint, store: SlipStore = NO_STORE) {
    this.#name = `book-slip ${name}`
    this.#store = store
    const before = remembered(this.#name, Stored) ?? parseStored(store.stored)
    this.#stored = before ?? { legs: [], mode: 'accumulator', unitCents: `${usualCents}`, pending: [] }
  }

  get legs(): readonly SlipLeg[] {
    return this.#stored.legs
  }

  get pending(): readonly Pending[] {
    return this.#stored.pending
  }

  /** The stake of one bet; 0 while the typed text is no valid amount. */
  get unitCents(): bigint {
    return BigInt(this.#stored.unitCents)
  }

  /** Singles, or the id of a system possible with these picks. */
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
    return this.#stored.legs.some((candidate) => isSame(candidate, leg))
  }

  /** Adds or removes a pick; another pick of the same market is replaced. Returns false when the slip is full. */
  toggle(leg: SlipLeg): boolean {
    const { legs } = this.#stored
    const others = legs.filter((candidate) => candidate.fixtureId !== leg.fixtureId || candidate.market !== leg.market)
    const next = this.has(leg) ? legs.filter((candidate) => !isSame(candidate, leg)) : [...others, leg]
    if (next.length > MAX_LEGS) return false
    this.#change({ legs: next })
    return true
  }

  clear(): void {
    this.#change({ legs: [] })
  }

  choose(mode: string): void {
    this.#change({ mode })
  }

  /** Null when the typed text is not an amount: the previous amount must not remain submittable. */
  stake(unitCents: bigint | null): void {
    this.#change({ unitCents: `${unitCents ?? 0n}` })
  }

  /** Sets the current prices; the last seen prices stay until the player accepts the current ones. */
  setPrices(prices: readonly (number | null)[]): void {
    const { legs } = this.#stored
    if (prices.length !== legs.length || legs.every(({ now }, index) => now === prices[index])) return
    this.#change({ legs: legs.map((leg, index) => ({ ...leg, now: prices[index] ?? null })) })
  }

  /** The player accepts the current prices. */
  accept(): void {
    this.#change({ legs: this.#stored.legs.map((leg) => ({ ...leg, price: leg.now ?? leg.price })) })
  }

  setPending(pending: readonly Pending[]): void {
    this.#change({ pending: [...pending] })
  }

  /** Handles the answer to a submitted ticket: the picks of an accepted ticket leave the slip. */
  answered({ tapId, ticket }: Pending, isAccepted: boolean): void {
    const legs = isAccepted
      ? this.#stored.legs.filter((leg) => !ticket.legs.some((candidate) => isSame(candidate, leg)))
      : this.#stored.legs
    this.#change({ legs, pending: this.#stored.pending.filter((candidate) => candidate.tapId !== tapId) })
  }

  /** Returns a function that stops listening. */
  onChange(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  #change(change: Partial<z.output<typeof Stored>>): void {
    this.#stored = { ...this.#stored, ...change }
    if (!remember(this.#name, this.#stored)) this.#store.save(JSON.stringify(this.#stored))
    for (const listen of this.#listeners) listen()
  }
}

function isSame(a: Pick<Leg, 'fixtureId' | 'market' | 'pick'>, b: typeof a): boolean {
  return a.fixtureId === b.fixtureId && a.market === b.market && a.pick === b.pick
}
