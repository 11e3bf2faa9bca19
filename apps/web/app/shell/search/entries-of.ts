import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import type { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'
import { isOwnLottery, ownLotteryAddress } from '@ante/contract/launch/own-lottery.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Promotions } from '@ante/contract/promotions/promotions.ts'

import { launchAddress, matchAddress } from '../../catalogue/launch-address.ts'
import { betAddress, lotteryPicture } from '../../lottery/kit/addresses.ts'
import type { SearchEntry } from './search-entry.ts'

interface Searched {
  index: OutputOf<typeof getSearchIndex>
  /** Games of the gateway's own lottery. */
  lotteries: readonly LotteryGame[] | undefined
  settings: VendorSettings | undefined
  matches: readonly HotMatch[] | undefined
  offers: Promotions | undefined
}

/** Returns the merchant's lotteries, games, vendors, matches and promotions as results of the search; without those not loaded. */
export function entriesOf({ index, lotteries, settings, matches, offers }: Searched): SearchEntry[] {
  const vendors = [
    ...new Map(
      (settings?.sorting ?? []).flatMap(({ vendorNames }) =>
        vendorNames.map((vendorName) => [vendorName.vendor, vendorName]),
      ),
    ),
  ]
  const nameOf = new Map(vendors.map(([code, { vendorName }]) => [code, vendorName]))
  const ownVendor = vendors.find(([vendor]) => isOwnLottery(vendor))
  // The catalogue may have the own lotteries too, which are already among the results.
  const otherGames = index.games.filter((game) => lotteries === undefined || ownLotteryAddress(game) === null)
  return [
    ...(lotteries ?? [])
      .filter(({ isSale }) => isSale)
      .map((game): SearchEntry => ({
        kind: 'game',
        name: game.name,
        note: ownVendor?.[1].vendorName ?? '',
        to: betAddress(game),
        picture: lotteryPicture(game),
      })),
    ...otherGames.map((game): SearchEntry => ({
      kind: 'game',
      name: game.gameName,
      note: nameOf.get(game.vendor) ?? '',
      to: launchAddress(game),
      picture: game.showIcon,
    })),
    ...vendors.map(([, { vendorName, opens, icon }]): SearchEntry => ({
      kind: 'vendor',
      name: vendorName,
      note: '',
      to: opens,
      picture: icon,
    })),
    ...(matches ?? []).map((match): SearchEntry => ({
      kind: 'match',
      name: `${match.homeTeam} – ${match.awayTeam}`,
      note: match.league,
      to: matchAddress(match),
      picture: match.homeTeamImageUrl,
    })),
    ...(offers?.promotions ?? []).map(({ promotionId, title }): SearchEntry => ({
      kind: 'promotion',
      name: title,
      note: '',
      to: `/m/activityInfo?id=${encodeURIComponent(promotionId)}`,
      picture: '',
    })),
  ]
}
