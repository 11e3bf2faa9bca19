import type { RuleOptions, Slip } from '@ante/lottery/bet.ts'
import { payoutOf } from '@ante/lottery/payout.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'

import { ledgerPart } from '../../../kit/money.ts'
import type { DetailWin } from '../../orders/tables.ts'
import type { IssueDraw } from './issue-draw.ts'

/** A sub-order as settling needs it. */
export interface OpenDetail {
  id: bigint
  memberId: bigint
  orderId: bigint
  slipId: bigint
  phase: number
  multiple: number
  cost: bigint
  /** On which it was placed, by the merchant's calendar. */
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
  /** What counts as turnover. */
  valid: bigint
  wins: DetailWin[]
}

/** Two thousandths of a point: the series are counted in 1/2000. Source: domain handbook 3.7. */
const SERIES_PARTS = 2_000n

/** What a difference of series gives of a stake, as far as the ledger can keep it. */
export const shareOf = (stake: bigint, points: number, currency: string): bigint =>
  points > 0 ? ledgerPart(currency, (stake * BigInt(points)) / SERIES_PARTS) : 0n

/** What the rules need of a sub-order. */
export type SlipBet = Pick<
  OpenDetail,
  'id' | 'text' | 'prizeMode' | 'playId' | 'series' | 'multiple' | 'odds' | 'givesBackSpecial'
>

/**
 * The slip of a sub-order as the rules take it: with what its day says, and with what its game said when it was bet.
 */
export function slipOfDetail(detail: SlipBet, { draw: { family }, options: ofDay }: IssueDraw): Slip {
  const said = slipFromText(detail.text)
  if (!said) throw new Error(`the slip of sub-order ${detail.id} cannot be read any more`)
  const { prizeMode, playId: play, series, multiple } = detail
  const options: RuleOptions = { ...ofDay, special1314: detail.givesBackSpecial ? 'refund' : 'none' }
  const bet = { family, prizeMode, play, selection: said.selection, options, ...(series !== null && { series }) }
  if (said.amount === undefined) return { ...bet, unit: said.unit, multiple }
  const amount = BigInt(multiple) * amountUnits(said.amount)
  return { ...bet, amount, ...(detail.odds && { odds: detail.odds }) }
}

const PLACES = 4

function amountUnits(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(PLACES, '0'))
}

/** What bounds the win of a sub-order. */
interface Bounds {
  /** What its player may still win in the issue. */
  left: bigint
  currency: string
}

/** What the draw makes of a sub-order; a prize is cut to what the ledger can keep. */
export function outcomeOf(detail: OpenDetail, issueDraw: IssueDraw, { left, currency }: Bounds): Outcome {
  const paid = payoutOf(slipOfDetail(detail, issueDraw), issueDraw.draw)
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
