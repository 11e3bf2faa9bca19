import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../../kit/endpoint.ts'
import { GameCode } from './game.ts'

/** Maximum number of favourite lotteries per member. */
export const FAVOURITE_LOTTERIES_LIMIT = 200

/** All favourites, the newest first. */
const Marks = z.object({ gameCodes: z.array(GameCode) })

export const listFavouriteLotteries = endpoint({
  summary: 'The lotteries that the member has marked, the newest mark first',
  method: 'GET',
  path: '/lgw/games/favourites',
  access: 'member',
  input: Nothing,
  output: Marks,
})

export const addFavouriteLotteries = endpoint({
  summary: 'Marks lotteries; those that are marked already stay so, and those that are not sold here are left out',
  method: 'POST',
  path: '/lgw/games/favourites',
  access: 'member',
  input: z.object({ gameCodes: z.array(GameCode).check(z.minLength(1), z.maxLength(FAVOURITE_LOTTERIES_LIMIT)) }),
  output: Marks,
  refusals: {
    /** None of them is on sale here. */
    'lottery.game.not.found': NoDetails,
    'favourites.full': z.object({ limit: z.number() }),
  },
})

export const removeFavouriteLottery = endpoint({
  summary: 'Takes the mark from a lottery; one without a mark stays without',
  method: 'DELETE',
  path: '/lgw/games/favourites',
  access: 'member',
  input: z.object({ gameCode: GameCode }),
  output: Marks,
})
