import type { MatchPick, MatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import { marketId, PICKS } from './markets/market.ts'
import type { Pick } from './markets/market.ts'
import type { Matches } from './matches/matches.ts'
import { roomOfPick } from './pick-room.ts'
import { oddsText } from './tickets/odds-formats.ts'
import type { TitleOffer } from './title-offer.ts'
import { isMainMarket } from './views.ts'

/** Returns the winner market of each of these matches; without those that are not sold now. */
export function roomPrices(matches: Matches, { sports }: TitleOffer, roomIds: readonly string[]): MatchPrices[] {
  return roomIds.flatMap((roomId) => {
    const fixture = fixtureById(roomId)
    if (!fixture || !sports.includes(fixture.league.sport)) return []
    const picks = mainPicks(matches, fixture)
    return picks.length > 0 ? [{ roomId, picks }] : []
  })
}

/** Returns the picks of a match's winner market with their prices; none while it is not sold. */
export function mainPicks(matches: Matches, fixture: Fixture): MatchPick[] {
  const offered = matches.offer(fixture).find(({ market }) => isMainMarket(market))
  if (!offered) return []
  const { market, prices } = offered
  return PICKS[market.kind].flatMap((pick, index) => {
    const price = prices[index]
    if (!isMain(pick) || price === null || price === undefined) return []
    const roomId = roomOfPick({ fixtureId: fixture.id, market: marketId(market), pick, price })
    return [{ pick, odds: oddsText(price, 'decimal'), roomId }]
  })
}

const isMain = (pick: Pick): pick is 'home' | 'draw' | 'away' => pick !== 'over' && pick !== 'under'
