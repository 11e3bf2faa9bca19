import { fixtureById, fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { marketById, marketId, PICKS } from '../markets/market.ts'
import type { Pick as PickName } from '../markets/market.ts'
import { floats } from '../pricing/arithmetic.ts'
import { isNearlyOver, offerOf, spreadsOf } from '../pricing/offer.ts'
import type { Offered, Spreads } from '../pricing/offer.ts'
import { worthOf } from '../pricing/price.ts'
import { chancesOf } from '../pricing/spread.ts'
import { provisionalResult, REVIEW_MS } from '../season/entered.ts'
import type { Result } from '../season/entered.ts'
import { KICK_OFF } from '../season/moment.ts'
import type { Moment } from '../season/moment.ts'
import { abandonedAtMs, momentAt, secretDraw, timelineOf } from '../season/timeline.ts'
import type { Timeline } from '../season/timeline.ts'
import { kickOff, latestMatches } from './match-store.ts'
import type { StoredMatch } from './match-store.ts'

export type Phase = 'before' | 'live' | 'over' | 'abandoned'

/** How a match stands now. Nothing of what is still to come is in it. */
export interface MatchPosition {
  phase: Phase
  moment: Moment
  /** Whether bets are taken on it now. */
  sells: boolean
}

interface Played {
  fixture: Fixture
  timeline: Timeline
  abandonedMs: number | null
  /** What was entered at its end, where that was wrong. */
  entered: Result | null
  /** How it ended after all, where the desk has said so. */
  corrected: Result | null
}

interface Priced extends Pick<MatchPosition, 'moment' | 'phase'> {
  spreads: Spreads<number>
  offer: readonly Offered[]
}

interface Picked {
  fixtureId: string
  /** As `marketId` writes it. */
  market: string
  pick: PickName
}

/** Longer than any match is: what kicked off before that is over. */
export const LONGEST_MATCH_MS = 15 * 60_000
/** After a goal, or the end of a map, nothing is sold for so long. */
const SUSPENDED_MS = 5_000
/** What kicks off later than that is not sold yet: longer than any first page announces it. */
const SOLD_AHEAD_MS = 7 * 24 * 3_600_000
const REMEMBERED_AT_MOST = 400
const REMEMBERED_AT_START = 60

/** All matches by the clock of the server: what is played, how it stands, and what it sells. */
export class Matches {
  readonly #db: Db
  readonly #now: () => number
  /** In the order in which they were looked at first. */
  readonly #played = new Map<string, Played>()
  readonly #prices = new Map<string, Priced>()

  constructor(db: Db, now: () => number) {
    this.#db = db
    this.#now = now
  }

  get now(): number {
    return this.#now()
  }

  /** After a restart the matches go on where they are by the clock. */
  async start(): Promise<void> {
    for (const stored of (await latestMatches(this.#db, REMEMBERED_AT_START)).reverse()) this.#remember(stored)
    await this.kickOffDue()
  }

  /** Kicks off what is due. */
  async kickOffDue(): Promise<void> {
    const now = this.#now()
    const due = fixturesBetween(new Date(now - LONGEST_MATCH_MS), new Date(now + 1)).map(({ id }) => id)
    await this.load(due)
  }

  /** Has these matches at hand; those among them whose time has come kick off. */
  async load(fixtureIds: readonly string[]): Promise<void> {
    const wanted = fixtureIds.filter((id) => {
      const fixture = fixtureById(id)
      return fixture !== null && fixture.kickOff.getTime() <= this.#now() && !this.#played.has(id)
    })
    for (const stored of await kickOff(this.#db, wanted)) this.#remember(stored)
  }

  /** Has it at hand as it stands now: somebody may have said how it ended. */
  async reload(fixtureId: string): Promise<void> {
    for (const stored of await kickOff(this.#db, [fixtureId])) this.#remember(stored)
  }

  #remember({ fixtureId, secret, corrected }: StoredMatch): void {
    const fixture = fixtureById(fixtureId)
    if (!fixture) return
    const timeline = timelineOf(fixture, secretDraw(secret))
    const abandonedMs = abandonedAtMs(timeline, secretDraw(`${secret} abandoned`))
    const end = timeline.at(-1)?.moment ?? KICK_OFF
    const entered = provisionalResult(fixture.league.sport, secret, end)
    this.#played.set(fixtureId, { fixture, timeline, abandonedMs, entered, corrected })
    forgetFirst(this.#played)
  }

  /** A match whose time has come and that is not at hand yet stands at its beginning and sells nothing. */
  standing(fixture: Fixture): MatchPosition {
    const sinceMs = this.#now() - fixture.kickOff.getTime()
    if (sinceMs < 0) return { phase: 'before', moment: KICK_OFF, sells: -sinceMs <= SOLD_AHEAD_MS }
    const played = this.#played.get(fixture.id)
    if (!played) return { phase: 'live', moment: KICK_OFF, sells: false }
    return standingAt(played, sinceMs)
  }

  /** How long a match has been over; below zero while it is not. */
  overForMs(fixture: Fixture): number {
    const end = this.#played.get(fixture.id)?.timeline.at(-1)
    return end ? this.#now() - fixture.kickOff.getTime() - end.atMs : -Infinity
  }

  /** What a match sells; empty while it sells nothing. */
  offer(fixture: Fixture): readonly Offered[] {
    return this.#priced(fixture)?.offer ?? []
  }

  /** Null where that is not sold now. */
  price({ fixtureId, market, pick }: Picked): number | null {
    const fixture = fixtureById(fixtureId)
    const offered = fixture && this.offer(fixture).find((one) => marketId(one.market) === market)
    return offered?.prices[PICKS[offered.market.kind].indexOf(pick)] ?? null
  }

  /**
   * Whether a pick that was looked at a moment ago may still have its price: it is sold, and worth no more than it costs.
   * A wallet may take its time, and nobody bets at the price of before a goal.
   */
  mayKeepPrice(leg: Picked & { price: number }): boolean {
    return this.price(leg) !== null && (this.worth(leg) ?? Infinity) <= 1
  }

  /** What a stake of one on this pick is worth as its match stands; null while nobody can say. */
  worth({ fixtureId, market: id, pick, price }: Picked & { price: number }): number | null {
    const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
    const spread = fixture && market && this.#priced(fixture)?.spreads[market.scope]
    return spread ? worthOf(chancesOf(spread, { market, pick }, floats), price) : null
  }

  /** Counted once for each moment of a match. */
  #priced(fixture: Fixture): Priced | null {
    const { sells, moment, phase } = this.standing(fixture)
    if (!sells) return null
    const known = this.#prices.get(fixture.id)
    if (known?.moment === moment && known.phase === phase) return known
    const spreads = spreadsOf(floats, fixture, moment)
    const offer = offerOf(fixture, moment, { inPlay: phase !== 'before', spreads })
    const priced = { moment, phase, spreads, offer }
    this.#prices.delete(fixture.id)
    this.#prices.set(fixture.id, priced)
    forgetFirst(this.#prices)
    return priced
  }
}

function forgetFirst(map: Map<string, unknown>): void {
  for (const first of map.keys()) {
    if (map.size <= REMEMBERED_AT_MOST) return
    map.delete(first)
  }
}

function standingAt(played: Played, sinceMs: number): MatchPosition {
  const { fixture, timeline, abandonedMs } = played
  if (abandonedMs !== null && sinceMs >= abandonedMs) {
    return { phase: 'abandoned', moment: momentAt(timeline, abandonedMs).moment, sells: false }
  }
  const { moment, atMs } = momentAt(timeline, sinceMs)
  if (moment.isOver) {
    return { phase: 'over', moment: { ...moment, ...resultAt(played, sinceMs - atMs) }, sells: false }
  }
  const isSuspended = sinceMs - atMs < SUSPENDED_MS && isShaken(fixture, momentAt(timeline, atMs - 1).moment, moment)
  return { phase: 'live', moment, sells: !isSuspended && !isNearlyOver(fixture, moment) }
}

/** What counts, so long after its end, in place of how it was played. */
function resultAt({ entered, corrected }: Played, overForMs: number): Result | null {
  return corrected ?? (overForMs < REVIEW_MS ? entered : null)
}

/** Whether something has happened that all prices hang on. In basketball something always does. */
function isShaken({ league }: Fixture, before: Moment, { score, maps }: Moment): boolean {
  if (league.sport === 'basketball') return false
  if (league.sport === 'esports') return maps.length !== before.maps.length
  return score.home !== before.score.home || score.away !== before.score.away
}
