import type {
  listLotteries as listEndpoint,
  LotteryOverview,
  LotterySchedule,
  showLottery as showEndpoint,
} from '@ante/contract/console/lottery.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { playsOf } from '@ante/lottery/plays.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { showLottery } from '@ante/contract/console/lottery.ts'
import {
  awaitedDraws,
  closedPlays,
  lockAtOf,
  lotteryGamesOf,
  lotterySaleOf,
  lotteryTermsOf,
  maxChaseDraws,
  seriesRangeOf,
  statusAt,
  suspendedNumbers,
} from '../../lottery/public.ts'
import type { LotteryGame } from '../../lottery/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Maximum number of awaited draws that the list of lotteries counts. */
const COUNTED_LIMIT = 2_000

/** Returns a merchant's lotteries in display order. */
export const lotteriesOf = async (db: Db, merchantCode: string): Promise<LotteryGame[]> =>
  (await lotteryGamesOf(db)).filter((game) => game.merchant_code === merchantCode)

/** Returns the lottery with this code. Refuses an unknown one. */
export async function requireLottery(
  db: Db,
  { merchantCode, code }: { merchantCode: string; code: string },
): Promise<LotteryGame> {
  const game = (await lotteriesOf(db, merchantCode)).find((one) => one.code === code)
  if (!game) throw refusalsOf(showLottery)('lottery.not.found')
  return game
}

export const resultBy = ({ is_house: isHouse }: Pick<LotteryGame, 'is_house'>) => (isHouse ? 'house' : 'staff')

/** Returns the lotteries with their running draws and awaited results. */
export async function lotteryList(
  { db, clock }: ScreenPorts,
  merchantCode: string,
): Promise<OutputOf<typeof listEndpoint>> {
  const now = clock.now()
  const games = await lotteriesOf(db, merchantCode)
  return { lotteries: await overviewsOf(db, { merchantCode, games, now }), serverTime: now.toISOString() }
}

interface OverviewOf {
  merchantCode: string
  games: readonly LotteryGame[]
  now: Date
}

async function overviewsOf(db: Db, { merchantCode, games, now }: OverviewOf): Promise<LotteryOverview[]> {
  const ids = games.map(({ id }) => id)
  const [awaited, closed, suspended] = await Promise.all([
    awaitedDraws(db, { merchantCode, games, now, limit: COUNTED_LIMIT }),
    countsBy(db, 'lottery_closed_play', ids),
    countsBy(db, 'lottery_suspended_number', ids),
  ])
  const waiting = Map.groupBy(awaited, ({ game }) => game.id)
  return games.map((game) => ({
    code: game.code,
    name: game.name,
    resultBy: resultBy(game),
    family: game.family,
    group: game.group_code,
    schedule: scheduleOf(game),
    sale: lotterySaleOf(game),
    closedPlays: closed.get(game.id) ?? 0,
    suspendedNumbers: suspended.get(game.id) ?? 0,
    current: currentOf(game, now),
    awaited: waiting.get(game.id)?.length ?? 0,
    awaitedSince: waiting.get(game.id)?.[0]?.drawAt.toISOString() ?? null,
  }))
}

async function countsBy(
  db: Db,
  table: 'lottery_closed_play' | 'lottery_suspended_number',
  gameIds: readonly bigint[],
): Promise<Map<bigint, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['game_id', fn.countAll<bigint>().as('count')])
    .where('game_id', 'in', [...gameIds])
    .groupBy('game_id')
    .execute()
  return new Map(rows.map(({ game_id: id, count }) => [id, Number(count)]))
}

function scheduleOf({ schedule, zone }: LotteryGame): LotterySchedule {
  if (schedule.kind === 'daily') return { kind: 'daily', times: schedule.times, zone: schedule.zone ?? zone }
  return { kind: 'steady', seconds: schedule.seconds, hours: schedule.hours ?? null }
}

/** Returns the draw that runs, or else the next one. */
export function currentOf(game: LotteryGame, now: Date): LotteryOverview['current'] {
  const slot = game.timetable.at(now.getTime())
  const hours = { ...slot, lockAt: lockAtOf(game, slot) }
  return {
    drawNumber: slot.drawNumber,
    status: statusAt('INIT', hours, now.getTime()),
    lockAt: new Date(hours.lockAt).toISOString(),
    drawAt: new Date(slot.drawAt).toISOString(),
  }
}

/** Returns what a lottery sells, with its limits and series. */
export async function shownLottery(
  { db, clock }: ScreenPorts,
  name: { merchantCode: string; code: string },
): Promise<OutputOf<typeof showEndpoint>> {
  const game = await requireLottery(db, name)
  const { merchantCode } = name
  const [[lottery], closed, suspended, terms] = await Promise.all([
    overviewsOf(db, { merchantCode, games: [game], now: clock.now() }),
    closedPlays(db, game.id),
    suspendedNumbers(db, game.id),
    lotteryTermsOf(db, merchantCode),
  ])
  if (!lottery) throw new Error(`no overview of ${game.code}`)
  return {
    lottery,
    currency: terms.currency,
    plays: playsIn(game).map((play) => ({ ...play, isOpen: !closed.has(play.id) })),
    suspendedNumbers: suspended,
    series: game.prize_modes.map((mode) => {
      const { minimum, highest, highestBet, base, step } = seriesRangeOf(game.group_code, mode)
      return { mode, minimum, highest, highestBet, base, step }
    }),
    limits: {
      minSlip: textOf(terms.minSlip),
      maxOrder: textOf(terms.maxOrder),
      maxPayout: textOf(terms.maxPrize),
      maxExposure: textOf(terms.maxExposure),
      maxMultiple: terms.maxMultiple,
      maxStakes: terms.maxStakes,
      maxSlips: terms.maxSlips,
      maxChase: maxChaseDraws(terms, game.schedule.kind === 'steady' ? game.schedule.seconds : null),
      canCancel: terms.mayCancel,
      cancellationFeePercent: String(terms.cancelFeeHundredths / 100),
      hasSeparateWallet: terms.separateWallet,
    },
  }
}

/** Returns the plays of a game in all its prize modes. */
function playsIn({ family, prize_modes: modes }: LotteryGame) {
  const plays = modes.flatMap((mode) => playsOf(family, mode).map(({ id, code, group }) => ({ id, code, group, mode })))
  return [...Map.groupBy(plays, ({ id }) => id).values()].map((same) => {
    const { id, code, group } = same[0] ?? { id: 0, code: '', group: '' }
    return { id, code, group, modes: same.map(({ mode }) => mode) }
  })
}
