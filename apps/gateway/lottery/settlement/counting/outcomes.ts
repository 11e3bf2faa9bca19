import type { RuleOptions, Slip } from '@ante/lottery/bet.ts'
import { payoutOf } from '@ante/lottery/payout.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'

import { ledgerPart } from '../../../kit/money.ts'
import type { DetailWin } from '../../orders/tables.ts'
import type { DrawForRules } from './draw-for-rules.ts'

/** An open sub-order with all data that its settlement needs. */
export interface OpenDetail {
  id: bigint
  memberId: bigint
  orderId: bigint
  slipId: bigint
  phase: number
  multiple: number
  cost: bigint
  /** Day on which it was placed, by the merchant's calendar. */
  day: string
  prizeMode: PrizeMode
  winningStop: boolean
  text: string
  playId: number
  series: number | null
  ownSeries: number | null
  odds: Record<string, string> | null
  givesBackSpecial: boolean
  isChase: boolean
}

export interface Outcome {
  status: 4 | 5 | 16
  won: bigint
  cutOff: bigint
  rebate: bigint
  refunded: bigint
  /** Stake without refunds: the turnover before netting. */
  valid: bigint
  wins: DetailWin[]
}

/** A series difference of one is this fraction of a stake. Source: domain handbook 3.7. */
const SERIES_PARTS = 2_000n

/** Returns the amount that a series difference yields on a stake, rounded to the ledger's precision. */
export const shareOf = (stake: bigint, points: number, currency: string): bigint =>
  points > 0 ? ledgerPart(currency, (stake * BigInt(points)) / SERIES_PARTS) : 0n

/** Fields of a sub-order that the rules need. */
export type SlipBet = Pick<
  OpenDetail,
  'id' | 'text' | 'prizeMode' | 'playId' | 'series' | 'multiple' | 'odds' | 'givesBackSpecial'
>

/**
 * Returns a sub-order's slip for the rules, with the options of the draw's day and the game's options when it was
 * placed.
 */
export function slipOfDetail(detail: SlipBet, { draw: { family }, options: ofDay }: DrawForRules): Slip {
  const slip = slipFromText(detail.text)
  if (!slip) throw new Error(`cannot read the slip of sub-order ${detail.id}`)
  const { prizeMode, playId: play, series, multiple } = detail
  const options: RuleOptions = { ...ofDay, special1314: detail.givesBackSpecial ? 'refund' : 'none' }
  const bet = { family, prizeMode, play, selection: slip.selection, options, ...(series !== null && { series }) }
  if (slip.amount === undefined) return { ...bet, unit: slip.unit, multiple }
  const amount = BigInt(multiple) * amountUnits(slip.amount)
  return { ...bet, amount, ...(detail.odds && { odds: detail.odds }) }
}

const POSITIONS = 4

function amountUnits(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(POSITIONS, '0'))
}

/** Limits for the payout of a sub-order. */
interface Bounds {
  /** Amount that its player may still win in the draw. */
  left: bigint
  currency: string
}

/** Returns the outcome of a sub-order. Payouts are rounded down to the ledger's precision. */
export function outcomeOf(detail: OpenDetail, drawForRules: DrawForRules, { left, currency }: Bounds): Outcome {
  const paid = payoutOf(slipOfDetail(detail, drawForRules), drawForRules.draw)
  const { outcome, wins } = paid
  const [units, returned] = [ledgerPart(currency, paid.units), ledgerPart(currency, paid.returned)]
  if (outcome === 'tie' && units === detail.cost) {
    return { status: 16, won: 0n, cutOff: 0n, rebate: 0n, refunded: detail.cost, valid: 0n, wins: [] }
  }
  const won = ledgerPart(currency, units < left ? units : left)
  const valid = detail.cost - returned
  const points = (detail.ownSeries ?? 0) - (detail.series ?? 0)
  return {
    status: units > 0n ? 4 : 5,
    won,
    cutOff: units - won,
    rebate: detail.series === null ? 0n : shareOf(valid, points, currency),
    refunded: 0n,
    valid,
    wins: wins.map((win) => ({ tier: win.tier, stakes: Number(win.stakes), units: String(win.units) })),
  }
}
