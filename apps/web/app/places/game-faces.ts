import { msg } from '@lingui/core/macro'

import type { PageFace } from '../lib/pages/page-module.ts'
import { inShell, withoutMenu } from '../shell/face-kinds.ts'

const allGames = { to: '/m/gameList?gameType=HOT', label: msg`See all games` }
const lotteryGames = { to: '/m/gameList?gameType=LOTT', label: msg`See the lottery games` }

/** A game, and halls of games besides the list. */
export const gameFaces = {
  launchGame: { ...withoutMenu, header: 'own', title: msg`Game`, guard: 'session' },
  gameCentre: {
    ...inShell,
    title: msg`Game center`,
    place: {
      picture: '/pictures/states/no-games.svg',
      about: msg`Here each maker of games will have a hall of its own.`,
      next: allGames,
    },
  },
  slotsCentre: {
    ...inShell,
    title: msg`RNG`,
    place: {
      picture: '/pictures/states/no-games.svg',
      about: msg`Here you will find slot machines by maker, with their jackpots.`,
      next: { to: '/m/gameList?gameType=RNG', label: msg`See all slots` },
    },
  },
  gameLobby: {
    ...inShell,
    title: msg`Game lobby`,
    place: {
      picture: '/pictures/states/no-games.svg',
      about: msg`Here you will choose a table or room before the game opens.`,
      next: allGames,
    },
  },
  lottery: {
    ...inShell,
    title: msg`Lottery`,
    place: {
      picture: '/pictures/states/draw.svg',
      about: msg`Here you will see all draws with their countdowns and latest results.`,
      next: lotteryGames,
    },
  },
  moreLotteries: {
    ...withoutMenu,
    title: msg`More lotteries`,
    place: {
      picture: '/pictures/states/draw.svg',
      about: msg`Here you will choose among all lotteries, by country and by kind.`,
      next: lotteryGames,
    },
  },
  startLottery: {
    ...inShell,
    title: msg`Lottery ticket`,
    place: {
      picture: '/pictures/states/draw.svg',
      about: msg`Here you will pick your numbers, set the stake and play for the next draw.`,
      next: lotteryGames,
    },
  },
} satisfies Record<string, PageFace>
