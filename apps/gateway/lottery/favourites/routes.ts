import {
  addFavouriteLotteries,
  listFavouriteLotteries,
  removeFavouriteLottery,
} from '@ante/contract/lottery/games/favourites.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { LotteryGames } from '../games/games.ts'
import { shownGames } from '../games/list-games.ts'
import { addFavourites, listFavourites, removeFavourite } from './favourites.ts'
import type { FavouriteOwner } from './favourites.ts'

export interface FavouriteRoutePorts extends Pick<Ports, 'db' | 'clock' | 'bus'> {
  games: LotteryGames
}

export function favouriteRoutes(app: Server, { games, ...ports }: FavouriteRoutePorts): void {
  const ownerOf = ({ member, merchantCode }: MemberContext): FavouriteOwner => ({
    memberId: BigInt(member.memberId),
    games: shownGames({ games, merchantCode }),
  })
  serve(app, listFavouriteLotteries, (_, context) => listFavourites(ports.db, ownerOf(context)))
  serve(app, addFavouriteLotteries, ({ gameCodes }, context) => addFavourites(ports, ownerOf(context), gameCodes))
  serve(app, removeFavouriteLottery, ({ gameCode }, context) => removeFavourite(ports, ownerOf(context), gameCode))
}
