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
export { awaitedDraws } from './draws/awaited-draws.ts'
export type { AwaitedDraw } from './draws/awaited-draws.ts'
export { DaySecrets } from './draws/day-secrets.ts'
export { statusAt } from './draws/draw-at.ts'
export { drawSteps, latestDraws } from './draws/read-draws.ts'
export { proofOf } from './draws/show-draw.ts'
export type { StoredDrawStatus } from './draws/tables.ts'
export { lotteryFavouriteVersions } from './favourites/favourite-versions.ts'
export { deleteLotteryFavourites } from './favourites/favourites.ts'
export { readGames as lotteryGamesOf } from './games/games.ts'
export type { Game as LotteryGame } from './games/games.ts'
export { setSpecialRefund, LotterySale, lotterySaleOf, setLotterySale, storeLotteryGame } from './games/store-game.ts'
export { lockAtOf } from './games/games.ts'
export { drawExposure } from './limits/read-exposure.ts'
export { closedPlays, playsCalled, setPlaySale } from './limits/closed-plays.ts'
export { releaseNumber, suspendedNumbers, suspendNumber } from './limits/suspended-numbers.ts'
export type { SuspendedNumber } from './limits/suspended-numbers.ts'
export { lotteryTermsOf, maxChaseDraws, putLotteryTerms } from './limits/terms.ts'
export type { LotteryTerms } from './limits/terms.ts'
export { openLottery } from './open-lottery.ts'
export { orderVersions } from './orders/publish-orders.ts'
export { showOrderInfo } from './orders/shown/show-order.ts'
export { lotterySummaries, teamLotteryBets } from './orders/team/team-bets.ts'
export type { TeamLotteryBet } from './orders/team/team-bets.ts'
export { attemptsOf, attemptsOfDraw, presentAttempt } from './results/result-entries.ts'
export type { EntryAttempt } from './results/result-entries.ts'
export { drawActions, objectOfDraw, REVERSAL_ACTION, VOID_ACTION } from './results/draw-actions.ts'
export { releaseEffect, reversalEffect, voidEffect } from './results/draw-effects.ts'
export type { DrawEffect } from './results/draw-effects.ts'
export { awaitedProblem, enterResult, releaseResult } from './results/release-result.ts'
export { lotteryDebts, putSeries, seriesProblem } from './series/put-series.ts'
export { seriesRangeOf, defaultSeries } from './series/ranges.ts'
export { ownSeriesOf } from './series/series.ts'
export { seriesBounds, seriesGroups, seriesOfLine } from './series/series-of-line.ts'
export type { SeriesBounds, SeriesOptions } from './series/series-of-line.ts'
