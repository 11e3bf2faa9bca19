import type { MatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import { fixtureById } from '@ante/demo/season/fixtures.ts'

import { marketId, PICKS } from './markets/market.ts'
import type { Pick } from './markets/market.ts'
import type { Matches } from './matches/matches.ts'
import { eventNameOf } from './pick-event.ts'
import { oddsText } from './tickets/odds-formats.ts'
import type { TitleOffer } from './title-offer.ts'
import { isFirst } from './views.ts'

/** Returns the winner market of each of these matches; without those that are not sold now. */
export function roomPrices(matches: Matches, { sports }: TitleOffer, roomIds: readonly string[]): MatchPrices[] {
  return roomIds.flatMap((roomId) => {
    const fixture = fixtureById(roomId)
    if (!fixture || !sports.includes(fixture.league.sport)) return []
    const offered = matches.offer(fixture).find(({ market }) => isFirst(market))
    if (!offered) return []
    const { market, prices } = offered
    const picks = PICKS[market.kind].flatMap((pick, index) => {
      const price = prices[index]
      if (!isMain(pick) || price === null || price === undefined) return []
      const room = eventNameOf({ fixtureId: roomId, market: marketId(market), pick, price })
      return [{ pick, odds: oddsText(price, 'decimal'), roomId: room }]
    })
    return picks.length > 0 ? [{ roomId, picks }] : []
  })
}

const isMain = (pick: Pick): pick is 'home' | 'draw' | 'away' => pick !== 'over' && pick !== 'under'
