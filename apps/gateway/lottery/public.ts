/** Public interface of `lottery` for the composition root and operator tools. */
export {
  checkResult,
  checkReversal,
  checkVoid,
  lockDraw,
  DrawNotChanged,
  writeResult,
  writeReversal,
  writeVoid,
} from './draws/change-draw.ts'
export type { LockedDraw, DrawChangeProblem } from './draws/change-draw.ts'
export { drawSteps, latestDraws } from './draws/read-draws.ts'
export { lotteryFavouriteVersions } from './favourites/favourite-versions.ts'
export { deleteLotteryFavourites } from './favourites/favourites.ts'
export { readGames as lotteryGamesOf } from './games/games.ts'
export type { Game as LotteryGame } from './games/games.ts'
export { setSpecialRefund, LotterySale, lotterySaleOf, setLotterySale, storeLotteryGame } from './games/store-game.ts'
export { closedPlays, playsCalled, setPlaySale } from './limits/closed-plays.ts'
export { releaseNumber, suspendedNumbers, suspendNumber } from './limits/suspended-numbers.ts'
export type { SuspendedNumber } from './limits/suspended-numbers.ts'
export { lotteryTermsOf, putLotteryTerms } from './limits/terms.ts'
export type { LotteryTerms } from './limits/terms.ts'
export { openLottery } from './open-lottery.ts'
export { orderVersions } from './orders/publish-orders.ts'
export { showOrderInfo } from './orders/shown/show-order.ts'
export { lotterySummaries, teamLotteryBets } from './orders/team/team-bets.ts'
export type { TeamLotteryBet } from './orders/team/team-bets.ts'
export { lotteryDebts, putSeries, seriesProblem } from './series/put-series.ts'
export { seriesRangeOf, defaultSeries } from './series/ranges.ts'
export { ownSeriesOf } from './series/series.ts'
export { seriesBounds, seriesGroups, seriesOfLine } from './series/series-of-line.ts'
export type { SeriesBounds, SeriesOptions } from './series/series-of-line.ts'
