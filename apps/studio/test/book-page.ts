import { fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Sport } from '@ante/demo/season/leagues.ts'

import { bookPath } from '../book/book-contract.ts'
import type { MatchView } from '../book/book-contract.ts'
import { isReviewed } from '../book/season/entered.ts'
import { abandonedAtMs, secretDraw, timelineOf } from '../book/season/timeline.ts'
import type { MatchState } from '../book/season/moment.ts'
import type { Ticket } from '../book/tickets/ticket.ts'
import { newTapId, openPage } from './page-calls.ts'
import type { CallTarget, OpeningCall } from './page-calls.ts'

const FOOTBALL_TITLE = { vendor: 'HZN', gameId: 'virtual-football-cup' }

export const MINUTE_MS = 60_000

/** Opens a sportsbook page for a new player. */
export async function bookPage(studio: CallTarget, title: OpeningCall['title'] = FOOTBALL_TITLE) {
  const page = await openPage(studio, { title })
  const { post } = page
  return {
    ...page,
    list: async () => (await post(bookPath.list)).body as unknown as { matches: MatchView[] },
    match: async (fixtureId: string) => (await post(bookPath.match, { fixtureId })).body as unknown as MatchView,
    place: (ticket: unknown, tapId = newTapId()) => post(bookPath.place, { tapId, ticket }),
  }
}
export type BookPage = Awaited<ReturnType<typeof bookPage>>

/** Returns the next matches of a sport that have not kicked off. */
export const coming = (sport: Sport, now: number): Fixture[] =>
  fixturesBetween(new Date(now + 1), new Date(now + 120 * MINUTE_MS)).filter(({ league }) => league.sport === sport)

/** Returns the next football match. */
export function firstComing(): Fixture {
  const [first] = coming('football', Date.now())
  if (!first) throw new Error('There is no match.')
  return first
}

/** Returns a secret with which the match ends as `ends` requires. If `isWrong`, the result is first entered wrongly. */
export function secretFor(
  fixture: Fixture,
  ends: (end: MatchState, abandonedMs: number | null) => boolean,
  isWrong = false,
): string {
  for (let attempt = 0; attempt < 5_000; attempt++) {
    const secret = `try ${attempt} of ${fixture.id}`
    if (isReviewed(fixture.league.sport, secret) !== isWrong) continue
    const timeline = timelineOf(fixture, secretDraw(secret))
    const end = timeline.at(-1)?.moment
    if (end && ends(end, abandonedAtMs(timeline, secretDraw(`${secret} abandoned`)))) return secret
  }
  throw new Error(`${fixture.id} cannot end like that.`)
}

/** Returns a single on a pick of the match's winner market at its current price. */
export function single(view: MatchView, pick: 'home' | 'draw' | 'away', overrides: Partial<Ticket> = {}): Ticket {
  const market = view.markets.find(({ id }) => /^match\.(result|winner)\./.test(id))
  const picks = market?.prices.length === 2 ? ['home', 'away'] : ['home', 'draw', 'away']
  const price = market?.prices[picks.indexOf(pick)]
  if (!market || !price) throw new Error(`${view.id} does not sell ${pick}.`)
  return {
    legs: [{ fixtureId: view.id, market: market.id, pick, price }],
    system: 'single',
    unitCents: '1037',
    oddsChange: 'none',
    ...overrides,
  }
}
