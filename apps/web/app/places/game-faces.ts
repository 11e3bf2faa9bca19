import { msg } from '@lingui/core/macro'

import type { PageFace } from '../lib/pages/page-module.ts'
import { inShell, withoutMenu } from '../shell/face-kinds.ts'

const lotteryGames = { to: '/m/gameList?gameType=LOTT', label: msg`See the lottery games` }

/** A game, and halls of games besides the list. */
export const gameFaces = {
  launchGame: { ...withoutMenu, header: 'own', title: msg`Game`, guard: 'session' },
  gameCentre: {
    ...inShell,
    title: msg`Game center`,
    description: msg`The makers of our games, by kind.`,
    keepsScroll: true,
  },
  slotsCentre: {
    ...inShell,
    title: msg`RNG`,
    description: msg`Slots by maker and class, and the jackpot they play for.`,
    keepsScroll: true,
  },
  gameLobby: {
    ...inShell,
    title: msg`Game lobby`,
    description: msg`Choose a table or a room before the game opens.`,
    keepsScroll: true,
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
