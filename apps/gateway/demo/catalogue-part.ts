import { declaredEdge, declaredTopPrize } from '@ante/demo/edges.ts'
import { games } from '@ante/demo/games.ts'
import { hotGameIds } from '@ante/demo/hot.ts'
import { declaredMaxBet, declaredVolatility } from '@ante/demo/limits.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { ownLotteryGames } from '@ante/demo/own-lottery-games.ts'
import type { DemoGame, DemoVendor } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { offerVendors, storeGames, storeVendors } from '../catalogue/public.ts'
import type { StoredGame, StoredVendor } from '../catalogue/public.ts'
import { unitsOf } from '../kit/money.ts'
import type { Part } from './part.ts'

/** Vendors and games, and the vendors that each merchant offers. */
export function cataloguePart(sandboxUrl: string): Part {
  const offers = merchants.map(({ code, withoutVendors }) => ({
    code,
    vendors: vendors.map((vendor) => vendor.code).filter((vendor) => !withoutVendors.includes(vendor)),
  }))
  return {
    name: 'catalogue',
    source: {
      vendors,
      games,
      ownLotteryGames,
      edges: games.map(declaredEdge),
      topPrizes: games.map(declaredTopPrize),
      maxBets: games.map(declaredMaxBet),
      volatilities: games.map(declaredVolatility),
      hotGameIds,
      offers,
      sandboxUrl,
    },
    write: async (tx) => {
      await storeVendors(
        tx,
        vendors.map((vendor) => storedVendor(vendor, sandboxUrl)),
      )
      for (const offer of offers) await offerVendors(tx, offer.code, offer.vendors)
      await storeGames(tx, storedGames())
    },
  }
}

function storedVendor(vendor: DemoVendor, sandboxUrl: string): StoredVendor {
  const { code, name, walletKind, protocol, launch, picture } = vendor
  return {
    code,
    name,
    wallet_kind: walletKind,
    launch_kind: launch,
    launch_url: `${sandboxUrl}/studio/play/?vendor=${code}`,
    icon: picture,
    protocol,
    service_url: `${sandboxUrl}/studio/${code}`,
  }
}

/** The own lotteries come before the lotteries of vendors. */
function storedGames(): StoredGame[] {
  const firstLottery = games.findIndex(({ category }) => category === 'ELOTT')
  return games
    .toSpliced(firstLottery, 0, ...ownLotteryGames)
    .map((game, index) => ({ ...storedGame(game, index + 1), ...declaredFigures(game) }))
}

/** Figures that the feed of a vendor declares; own lotteries have none, because each of their plays has others. */
function declaredFigures(game: DemoGame) {
  if (ownLotteryGames.includes(game)) {
    return { edge_hundredths: null, max_win_multiple: null, max_bet: null, volatility: null }
  }
  const maxBet = declaredMaxBet(game)
  return {
    edge_hundredths: declaredEdge(game),
    max_win_multiple: declaredTopPrize(game),
    max_bet: maxBet === null ? null : unitsOf(maxBet),
    volatility: declaredVolatility(game),
  }
}

type DeclaredFigures = ReturnType<typeof declaredFigures>

function storedGame(game: DemoGame, position: number): Omit<StoredGame, keyof DeclaredFigures> {
  return {
    node_id: BigInt(game.nodeId),
    vendor: game.vendor,
    game_id: game.gameId,
    name: game.name,
    category: game.category,
    classes: game.classes,
    is_new: game.isNew,
    hot_rank: hotGameIds.indexOf(game.gameId) + 1 || null,
    min_bet: unitsOf(game.minBet),
    picture: game.picture,
    support_play: game.supportPlay,
    position,
  }
}
