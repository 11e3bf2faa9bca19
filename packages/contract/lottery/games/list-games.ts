import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'
import { LotteryGame, PrizeModeFilter } from './game.ts'

const GameIds = z.array(z.number())

export const listLotteryGames = endpoint({
  summary: 'Returns the merchant’s lottery games in the merchant’s order, closed games last.',
  method: 'GET',
  path: '/lgw/games',
  access: 'anyone',
  input: z.object({ prizeMode: PrizeModeFilter }),
  output: z.object({ games: z.array(LotteryGame), serverTime: z.iso.datetime() }),
})

export const listGameMenus = endpoint({
  summary: 'Returns the lottery games by lobby group.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'anyone',
  input: z.object({ prizeMode: PrizeModeFilter }),
  output: z.object({ menus: z.array(z.object({ groupCode: z.string(), gameIds: GameIds })) }),
})

/** A game becomes recent when the member opens its betting page. */
export const listRecentLotteryGames = endpoint({
  summary: 'Returns the lottery games that the member opened recently, newest first.',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  access: 'member',
  input: Nothing,
  output: z.object({ gameIds: GameIds }),
})

export const listPopularLotteryGames = endpoint({
  summary: 'Returns the most opened lottery games of the last week, then the merchant’s hot games.',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'anyone',
  input: z.object({ prizeMode: PrizeModeFilter }),
  output: z.object({ gameIds: GameIds }),
})

export const listVietnamMenus = endpoint({
  summary: 'Returns the Vietnamese lottery games by region.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  input: Nothing,
  output: z.object({ menus: z.array(z.object({ region: z.nullable(z.string()), gameIds: GameIds })) }),
})

export const listRecentVietnamGames = endpoint({
  summary: 'Returns the Vietnamese lottery games that the member opened recently, newest first.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  input: Nothing,
  output: z.object({ gameIds: GameIds }),
})
