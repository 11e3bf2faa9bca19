import { fixtureById, fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { marketById, marketId, PICKS } from '../markets/market.ts'
import type { Pick as PickName } from '../markets/market.ts'
import { floats } from '../pricing/arithmetic.ts'
import { offerOf, spreadsOf } from '../pricing/offer.ts'
import type { OfferedMarket, Spreads } from '../pricing/offer.ts'
import { expectedValueOf } from '../pricing/price.ts'
import { chancesOf } from '../pricing/spread.ts'
import { KICK_OFF } from '../season/moment.ts'
import { kickOff, latestMatches } from './match-store.ts'
import type { StoredMatch } from './match-store.ts'
import { playedMatch, positionAt } from './played-match.ts'
import type { MatchPosition, PlayedMatch } from './played-match.ts'

interface Priced extends Pick<MatchPosition, 'moment' | 'phase'> {
  spreads: Spreads<number>
  offer: readonly OfferedMarket[]
}

interface Picked {
  fixtureId: string
  /** In the format of `marketId`. */
  market: string
  pick: PickName
}

/** Upper bound of a match's duration: matches that kicked off earlier are over. */
export const MAX_MATCH_MS = 15 * 60_000
/** Matches that kick off later than this are not offered yet. No list of matches reaches so far ahead. */
const SOLD_AHEAD_MS = 7 * 24 * 3_600_000
/** Maximum number of matches, and of their prices, in memory; the oldest are removed first. */
const MAX_REMEMBERED = 400
const REMEMBERED_AT_START = 60

/** All matches by the server's clock: play, current state, and offered markets. */
export class Matches {
  readonly #db: Db
  readonly #now: () => number
  /** In the order of first access. */
  readonly #played = new Map<string, PlayedMatch>()
  readonly #prices = new Map<string, Priced>()

  constructor(db: Db, now: () => number) {
    this.#db = db
    this.#now = now
  }

  get now(): number {
    return this.#now()
  }

  /** Loads the latest matches, which continue by the clock after a restart. */
  async start(): Promise<void> {
    for (const stored of (await latestMatches(this.#db, REMEMBERED_AT_START)).reverse()) this.#remember(stored)
    await this.kickOffDue()
  }

  /** Kicks off due matches. */
  async kickOffDue(): Promise<void> {
    const now = this.#now()
    const due = fixturesBetween(new Date(now - MAX_MATCH_MS), new Date(now + 1)).map(({ id }) => id)
    await this.load(due)
  }

  /** Loads the matches whose kick-off is due into memory, and kicks them off if necessary; ignores the others. */
  async load(fixtureIds: readonly string[]): Promise<void> {
    const requestedIds = fixtureIds.filter((id) => {
      const fixture = fixtureById(id)
      return fixture !== null && fixture.kickOff.getTime() <= this.#now() && !this.#played.has(id)
    })
    for (const stored of await kickOff(this.#db, requestedIds)) this.#remember(stored)
  }

  /** Reloads a match: its result may have been corrected. */
  async reload(fixtureId: string): Promise<void> {
    for (const stored of await kickOff(this.#db, [fixtureId])) this.#remember(stored)
  }

  #remember(stored: StoredMatch): void {
    const played = playedMatch(stored)
    if (!played) return
    this.#played.set(stored.fixtureId, played)
    deleteFirst(this.#played)
  }

  /** Returns the state of a match. A due match that is not loaded yet is at its kick-off, with betting closed. */
  position(fixture: Fixture): MatchPosition {
    const sinceMs = this.#now() - fixture.kickOff.getTime()
    if (sinceMs < 0) return { phase: 'before', moment: KICK_OFF, acceptsBets: -sinceMs <= SOLD_AHEAD_MS }
    const played = this.#played.get(fixture.id)
    if (!played) return { phase: 'live', moment: KICK_OFF, acceptsBets: false }
    return positionAt(played, sinceMs)
  }

  /** Milliseconds since a match ended; negative before its end, and while it is not loaded. */
  msSinceEnd(fixture: Fixture): number {
    const end = this.#played.get(fixture.id)?.timeline.at(-1)
    return end ? this.#now() - fixture.kickOff.getTime() - end.atMs : -Infinity
  }

  /** Returns the offered markets of a match; empty while betting is closed. */
  offer(fixture: Fixture): readonly OfferedMarket[] {
    return this.#priced(fixture)?.offer ?? []
  }

  /** Returns the current price of a pick, in thousandths; null when the pick is not offered now. */
  price({ fixtureId, market, pick }: Picked): number | null {
    const fixture = fixtureById(fixtureId)
    const offered = fixture && this.offer(fixture).find((candidate) => marketId(candidate.market) === market)
    return offered?.prices[PICKS[offered.market.kind].indexOf(pick)] ?? null
  }

  /**
   * Whether a pick may keep the price at which it was checked before the wallet call: it is still offered, and a stake
   * on it is not worth more than it costs. The wallet may be slow, and a bet must not get the price from before a goal.
   */
  mayKeepPrice(leg: Picked & { price: number }): boolean {
    return this.price(leg) !== null && (this.expectedValue(leg) ?? Infinity) <= 1
  }

  /**
   * Returns the expected value of a stake of one on this pick in the current state; null when it cannot be computed.
   */
  expectedValue({ fixtureId, market: id, pick, price }: Picked & { price: number }): number | null {
    const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
    const spread = fixture && market && this.#priced(fixture)?.spreads[market.scope]
    return spread ? expectedValueOf(chancesOf(spread, { market, pick }, floats), price) : null
  }

  /** Returns the prices of the current match state, computed once per state; null while betting is closed. */
  #priced(fixture: Fixture): Priced | null {
    const { acceptsBets, moment, phase } = this.position(fixture)
    if (!acceptsBets) return null
    const cached = this.#prices.get(fixture.id)
    if (cached?.moment === moment && cached.phase === phase) return cached
    const spreads = spreadsOf(floats, fixture, moment)
    const offer = offerOf(fixture, moment, { inPlay: phase !== 'before', spreads })
    const priced = { moment, phase, spreads, offer }
    this.#prices.delete(fixture.id)
    this.#prices.set(fixture.id, priced)
    deleteFirst(this.#prices)
    return priced
  }
}

function deleteFirst(map: Map<string, unknown>): void {
  for (const first of map.keys()) {
    if (map.size <= MAX_REMEMBERED) return
    map.delete(first)
  }
}
