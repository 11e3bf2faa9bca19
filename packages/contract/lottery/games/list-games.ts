import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'
import { LotteryGame, SoughtPrizeMode } from './game.ts'

const GameIds = z.array(z.number())

export const listLotteryGames = endpoint({
  summary: 'The merchant’s lottery games, in his order; those that take no bets stand last',
  method: 'GET',
  path: '/lgw/games',
  access: 'anyone',
  input: z.object({ prizeMode: SoughtPrizeMode }),
  output: z.object({ games: z.array(LotteryGame), serverTime: z.iso.datetime() }),
})

export const listGameMenus = endpoint({
  summary: 'The games by group, as the lobby’s tabs show them',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'anyone',
  input: z.object({ prizeMode: SoughtPrizeMode }),
  output: z.object({ menus: z.array(z.object({ groupCode: z.string(), gameIds: GameIds })) }),
})

/** A game counts as used when its betting page is opened. */
export const listRecentLotteryGames = endpoint({
  summary: 'The games whose betting pages the member has opened, the latest first',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  access: 'member',
  input: Nothing,
  output: z.object({ gameIds: GameIds }),
})

export const listPopularLotteryGames = endpoint({
  summary: 'The games that most members have opened in the last week, then those that the merchant calls hot',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'anyone',
  input: z.object({ prizeMode: SoughtPrizeMode }),
  output: z.object({ gameIds: GameIds }),
})

export const listVietnamMenus = endpoint({
  summary: 'The games of Vietnam, by part of the country',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  input: Nothing,
  output: z.object({ menus: z.array(z.object({ region: z.nullable(z.string()), gameIds: GameIds })) }),
})

export const listRecentVietnamGames = endpoint({
  summary: 'The games of Vietnam whose betting pages the member has opened, the latest first',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  input: Nothing,
  output: z.object({ gameIds: GameIds }),
})
