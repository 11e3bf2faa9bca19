import { Sport } from '@ante/contract/catalogue/sport.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Clock } from '../../kit/clock.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import type { VendorCircuitBreaker } from '../opening/vendor-circuit-breaker.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { callVendorService } from '../vendors/call-service.ts'
import type { Sportsbook } from './sportsbooks.ts'

/** Endpoint of a sportsbook. Every answer contains the list of its sports. */
type SportsEndpoint = Endpoint & { output: { _zod: { output: { sports: Sport[] } } } }

/** Combined answer of the sportsbooks. */
export type SportsAnswer<Output> =
  | { kind: 'answered'; book: Sportsbook; value: Output; sports: Sport[]; sport: Sport }
  /** No sportsbook has the requested sport, or any sport if none was requested. */
  | { kind: 'none'; sports: Sport[] }
  | { kind: 'silent'; retryAfterSeconds: number }

type BookAnswer<Output> =
  | { kind: 'received'; book: Sportsbook; value: Output }
  | { kind: 'nothing' }
  | { kind: 'silent'; seconds: number }

interface FeedPorts {
  clock: Clock
  keys: VendorKeys
}

/** Calls of one kind to the sportsbooks, cached for all visitors of all merchants. */
export class SportsFeed<E extends SportsEndpoint> {
  readonly #ports: FeedPorts
  readonly #endpoint: E
  readonly #breaker: VendorCircuitBreaker
  readonly #cache: TtlCache<OutputOf<E> | null>

  constructor(
    ports: FeedPorts,
    endpoint: E,
    { breaker, lifetimeMs }: { breaker: VendorCircuitBreaker; lifetimeMs: number },
  ) {
    this.#ports = ports
    this.#endpoint = endpoint
    this.#breaker = breaker
    this.#cache = new TtlCache(ports.clock, lifetimeMs)
  }

  /**
   * Returns the answer of the first sportsbook that has the sport. Without a requested sport, uses the first sport in
   * the contract's order that any sportsbook has.
   */
  async request(
    books: readonly Sportsbook[],
    sport: Sport | undefined,
    inputFor: (gameId: string) => InputOf<E>,
  ): Promise<SportsAnswer<OutputOf<E>>> {
    const answers = await Promise.all(books.map((book) => this.#callSportsbook(book, inputFor(book.gameId))))
    const received = answers.flatMap((answer) => (answer.kind === 'received' ? [answer] : []))
    const waits = answers.flatMap((answer) => (answer.kind === 'silent' ? [answer.seconds] : []))
    // Sports are in the contract's order, because the order of the sportsbooks changes with their next matches.
    const sports = Sport.options.filter((item) => received.some(({ value }) => value.sports.includes(item)))
    const shownSport = sport ?? sports[0]
    const match = received.find(({ value }) => shownSport && value.sports.includes(shownSport))
    if (match && shownSport) return { ...match, kind: 'answered', sports, sport: shownSport }
    // A sportsbook that did not answer may have the sport.
    return waits.length > 0 ? { kind: 'silent', retryAfterSeconds: Math.min(...waits) } : { kind: 'none', sports }
  }

  async #callSportsbook(book: Sportsbook, input: InputOf<E>): Promise<BookAnswer<OutputOf<E>>> {
    const { vendor } = book
    try {
      const value = await this.#cache.get(`${vendor} ${JSON.stringify(input)}`, () => this.#callVendor(vendor, input))
      return value === null ? { kind: 'nothing' } : { kind: 'received', book, value }
    } catch (error) {
      if (error instanceof VendorSilent) return { kind: 'silent', seconds: error.seconds }
      throw error
    }
  }

  /** Returns null from a vendor that does not support the call. */
  async #callVendor(vendor: string, input: InputOf<E>): Promise<OutputOf<E> | null> {
    const secondsLeft = this.#breaker.secondsLeft(vendor)
    if (secondsLeft > 0) throw new VendorSilent(secondsLeft)
    const answer = await callVendorService(this.#ports, vendor, this.#endpoint, input)
    if (answer.kind === 'unknown') throw new VendorSilent(this.#breaker.recordFailure(vendor))
    this.#breaker.recordSuccess(vendor)
    return answer.kind === 'done' ? answer.value : null
  }
}

/** The vendor does not answer, and is not called for some seconds. */
class VendorSilent extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('The sportsbook does not answer')
    this.seconds = seconds
  }
}
