import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import { getPlayMenu } from '@ante/contract/lottery/games/play-menu.ts'
import type { getGameSetting, PlayOnSale } from '@ante/contract/lottery/games/play-menu.ts'
import { bettingModes } from '@ante/contract/lottery/orders/order-status.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { shownOdds } from '@ante/lottery/payout.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import type { Play } from '@ante/lottery/play.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { closedPlays } from '../limits/closed-plays.ts'
import { maxChaseDraws, lotteryTermsOf, STAKE_PRICE } from '../limits/terms.ts'
import { ownSeriesOf } from '../series/series.ts'
import type { OwnSeries } from '../series/series.ts'
import type { Game, LotteryGames } from './games.ts'
import { idOf } from './list-games.ts'

const refuse = refusalsOf(getPlayMenu)

export interface RequestedGame {
  gameId: number
  prizeMode?: PrizeModeName | undefined
}

/** Returns the merchant's game and the requested prize mode, by default the game's first. */
export function findRequestedGame(
  { games, merchantCode }: { games: LotteryGames; merchantCode: string },
  { gameId, prizeMode }: RequestedGame,
): { game: Game; prizeMode: PrizeModeName } {
  const game = games.named(merchantCode, { id: gameId })
  const mode = prizeMode ?? game?.prize_modes[0]
  if (!game || !mode || !game.prize_modes.includes(mode)) throw refuse('lottery.game.not.found')
  return { game, prizeMode: mode }
}

interface MenuQuery {
  game: Game
  prizeMode: PrizeModeName
  member: SignedIn | null
}

const seriesFor = (db: Db, { game, prizeMode, member }: MenuQuery): Promise<OwnSeries> =>
  ownSeriesOf(db, member ? BigInt(member.memberId) : null, { groupCode: game.group_code, prizeMode })

/** Returns all rules of the game, with the payout of each choice for the caller. */
export async function playMenu(db: Db, query: MenuQuery): Promise<OutputOf<typeof getPlayMenu>> {
  const { game, prizeMode } = query
  const [{ own, highestBet }, closed] = await Promise.all([seriesFor(db, query), closedPlays(db, game.id)])
  const plays = playsOf(game.family, prizeMode)
  const series = Math.min(own, highestBet)
  return {
    gameId: idOf(game),
    family: game.family,
    prizeMode,
    plays: plays.map((play) => onSale(play, { game, prizeMode, series, closed })),
  }
}

interface Offered {
  series: number
  /** Plays that accept no bets. */
  closed: ReadonlySet<number>
}

function onSale(
  play: Play,
  { game, prizeMode, series, closed }: Pick<MenuQuery, 'game' | 'prizeMode'> & Offered,
): PlayOnSale {
  const { id: playId, code, group, subgroup, playType } = play
  const playNames = { playId, code, group, subgroup, playType, isSale: game.is_sale && !closed.has(playId) }
  if (playType === 'tradition') return { ...playNames, odds: [] }
  const odds = shownOdds({ family: game.family, prizeMode, play: playId, series })
  return { ...playNames, odds: Object.entries(odds).map(([choice, choiceOdds]) => ({ choice, odds: choiceOdds })) }
}

/** Returns the limits of bets in this game for the caller. */
export async function gameSetting(
  db: Db,
  query: MenuQuery,
  { currency }: { currency: string },
): Promise<OutputOf<typeof getGameSetting>> {
  const { game, prizeMode } = query
  const [terms, series] = await Promise.all([lotteryTermsOf(db, game.merchant_code), seriesFor(db, query)])
  const { own, minimum, highestBet, base, step, seriesControl } = series
  const hasSeries = playsOf(game.family, prizeMode).some((play) => play.terms.kind === 'series')
  const seconds = game.schedule.kind === 'steady' ? game.schedule.seconds : null
  return {
    gameId: idOf(game),
    prizeMode,
    currency,
    singleBetPrice: textOf(STAKE_PRICE * unitsOf('1')),
    units: unitsSold(terms.units),
    series: hasSeries ? { own, minimum, maximum: Math.min(own, highestBet), base, step, seriesControl } : null,
    limits: {
      slipsAnOrder: terms.maxSlips,
      stakesASlip: terms.maxStakes,
      multiple: terms.maxMultiple,
      chase: maxChaseDraws(terms, seconds),
      minimumAmount: exactTextOf(terms.minSlip),
      maximumAmount: textOf(terms.maxOrder),
      maximumPrize: textOf(terms.maxPrize),
    },
    cancel: { allowed: terms.mayCancel, feePercent: percentText(terms.cancelFeeHundredths) },
    lotteryWallet: terms.separateWallet ? 'separate' : 'together',
  }
}

/** Returns the units on sale, each with its wire number. */
const unitsSold = (units: readonly string[]) =>
  Object.entries(bettingModes).flatMap(([modeId, unit]) =>
    units.includes(unit) ? [{ modeId: Number(modeId), unit }] : [],
  )

/** Formats hundredths of a percent as percent: `2.50`. */
const percentText = (hundredths: number) => (hundredths / 100).toFixed(2)
