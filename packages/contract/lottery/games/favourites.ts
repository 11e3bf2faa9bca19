import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../../kit/endpoint.ts'
import { GameCode } from './game.ts'

/** Maximum number of favourite lotteries per member. */
export const FAVOURITE_LOTTERIES_LIMIT = 200

/** All favourites, the newest first. */
const Marks = z.object({ gameCodes: z.array(GameCode) })

export const listFavouriteLotteries = endpoint({
  summary: 'Returns the member’s favourite lotteries, newest first.',
  method: 'GET',
  path: '/lgw/games/favourites',
  access: 'member',
  input: Nothing,
  output: Marks,
})

export const addFavouriteLotteries = endpoint({
  summary: 'Adds lotteries to the member’s favourites; unavailable ones are ignored.',
  method: 'POST',
  path: '/lgw/games/favourites',
  access: 'member',
  input: z.object({ gameCodes: z.array(GameCode).check(z.minLength(1), z.maxLength(FAVOURITE_LOTTERIES_LIMIT)) }),
  output: Marks,
  refusals: {
    /** The merchant has none of these games. */
    'lottery.game.not.found': NoDetails,
    'favourites.full': z.object({ limit: z.number() }),
  },
})

export const removeFavouriteLottery = endpoint({
  summary: 'Removes a lottery from the member’s favourites; a repeat changes nothing.',
  method: 'DELETE',
  path: '/lgw/games/favourites',
  access: 'member',
  input: z.object({ gameCode: GameCode }),
  output: Marks,
})
