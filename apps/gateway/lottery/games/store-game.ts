import type { Family } from '@ante/lottery/family.ts'
import { isFamily } from '@ante/lottery/family.ts'
import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { Schedule } from './schedule.ts'
import type { LotteryGameRow } from './tables.ts'

/** Source: domain handbook 3.2. */
const RESULT_TIMEOUT_SECONDS = { house: 4 * 3_600, outside: 24 * 3_600 }

export interface NewLotteryGame {
  merchantCode: string
  position: number
  code: string
  name: string
  family: string
  group: string
  region?: string
  prizeModes: readonly PrizeModeName[]
  schedule: unknown
  lockSeconds: number
  isHouse: boolean
  isHot?: boolean
  isNew?: boolean
}

/** Adds a game to a merchant, or updates the one with this code; its sale status stays. */
export async function storeLotteryGame(tx: Db, game: NewLotteryGame): Promise<void> {
  const columns = {
    name: game.name,
    family: requireFamily(game.family),
    group_code: game.group,
    region: game.region ?? null,
    prize_modes: [...game.prizeModes],
    schedule: JSON.stringify(Schedule.parse(game.schedule)),
    lock_seconds: game.lockSeconds,
    is_house: game.isHouse,
    result_timeout_seconds: RESULT_TIMEOUT_SECONDS[game.isHouse ? 'house' : 'outside'],
    is_hot: game.isHot ?? false,
    is_new: game.isNew ?? false,
    position: game.position,
    icon: game.family.toLowerCase().replaceAll('_', '-'),
  }
  await tx
    .insertInto('lottery_game')
    .values({ merchant_code: game.merchantCode, code: game.code, is_sale: true, ...columns })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(columns))
    .execute()
}

/** Whether a game accepts bets. Paused: temporarily not, and shown as such. */
export const LotterySale = z.enum(['on', 'off', 'paused'])
export type LotterySale = z.output<typeof LotterySale>

export function lotterySaleOf(game: Pick<LotteryGameRow, 'is_sale' | 'is_paused'>): LotterySale {
  if (game.is_sale) return 'on'
  return game.is_paused ? 'paused' : 'off'
}

export async function setLotterySale(tx: Db, { gameId, sale }: { gameId: bigint; sale: LotterySale }): Promise<void> {
  await tx
    .updateTable('lottery_game')
    .set({ is_sale: sale === 'on', is_paused: sale === 'paused' })
    .where('id', '=', gameId)
    .execute()
}

/** Sets whether sums 13 and 14 refund side bets that are placed from now on. */
export async function setSpecialRefund(
  tx: Db,
  { gameId, isReturned }: { gameId: bigint; isReturned: boolean },
): Promise<void> {
  await tx.updateTable('lottery_game').set({ refunds_special: isReturned }).where('id', '=', gameId).execute()
}

function requireFamily(name: string): Family {
  if (!isFamily(name)) throw new RangeError(`no lottery family: ${name}`)
  return name
}
