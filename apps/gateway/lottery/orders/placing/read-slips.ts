import { setImmediate as nextTurn } from 'node:timers/promises'

import { ENTRIES_PER_ORDER, placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { Slip } from '@ante/lottery/bet.ts'
import { maxPayoutOf } from '@ante/lottery/max-payout-of.ts'
import { costOf, shownOdds } from '@ante/lottery/payout.ts'
import type { Bought } from '@ante/lottery/payout.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playById, playsOf } from '@ante/lottery/plays.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import type { SlipText } from '@ante/lottery/slip-text.ts'
import { countBet } from '@ante/lottery/stakes.ts'

import { isExactIn, textOf, unitsOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { STAKE_PRICE } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import type { OwnSeries } from '../../series/series.ts'
import { selectionHash } from '../exposure.ts'

const refuse = refusalsOf(placeOrder)

/** Data that the evaluation of slips requires. */
export interface SlipContext {
  game: LotteryGameRow
  prizeMode: PrizeMode
  terms: LotteryTerms
  series: OwnSeries
  currency: string
}

/** A valid slip, with the results of its evaluation. */
export interface ReadSlip {
  text: string
  input: SlipText
  play: Play
  /** Normal form of the selection, independent of order. */
  number: Buffer
  stakes: bigint
  /** Null if the play has fixed odds from a table. */
  series: number | null
  multiple: number
  amount: bigint | null
  odds: Record<string, string> | null
  /** Cost with multiple 1, on one draw. */
  cost: bigint
  /** Highest payout of a single stake, with multiple 1. */
  topPrize: bigint
  /** Maximum payout for all its stakes with multiple 1, limited to the maximum per player and draw. */
  maxPayout: bigint
}

/**
 * Parses and evaluates the slips of an order; refuses the first invalid one. Yields to the event loop between slips;
 * `ENTRIES_PER_ORDER`, the maximum of typed numbers, bounds the longest slip.
 */
export async function readSlips(text: string, counting: SlipContext): Promise<ReadSlip[]> {
  const texts = text.split(';')
  const { maxSlips } = counting.terms
  if (texts.length > maxSlips) throw refuse('BETTING_ITEM_LIMIT', { maximum: maxSlips })
  const parsed = texts.map(slipFromText)
  const entries = parsed.reduce(
    (sum, slip) => sum + (slip?.selection.kind === 'typed' ? slip.selection.entries.length : 0),
    0,
  )
  if (entries > ENTRIES_PER_ORDER) throw refuse('BETTING_ENTRY_LIMIT', { maximum: ENTRIES_PER_ORDER })

  const slips: ReadSlip[] = []
  for (const [row, entry] of texts.entries()) {
    if (row > 0) await nextTurn()
    slips.push(readSlip({ text: entry, input: parsed[row], row }, counting))
  }
  return slips
}

interface SlipOfOrder {
  text: string
  input: SlipText | undefined
  row: number
}

function readSlip({ text, input, row }: SlipOfOrder, counting: SlipContext): ReadSlip {
  if (!input) throw refuse('LGS_BETTING_ILLEGAL_ERROR', { row, problem: 'slip_malformed' })
  const { game, prizeMode, terms } = counting
  const play = playById(input.playId)
  if (!play || !playsOf(game.family, prizeMode).includes(play)) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'playId', row })
  }
  if (play.playType === 'entertainment' && input.amount === undefined) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  }
  requireTerms(input, row, terms)
  const slip = slipOf({ family: game.family, prizeMode, play, input })
  const counted = countBet(slip)
  if (!counted.ok) throw refuse('LGS_BETTING_ILLEGAL_ERROR', { row, problem: counted.problem.code })
  const { stakes, bought } = counted
  if (stakes > terms.maxStakes) throw refuse('STAKES_IS_OVER_LIMIT_ERROR', { row, maximum: terms.maxStakes })
  const series = seriesOf(play, input, row, counting)
  return {
    text,
    input,
    play,
    number: selectionHash({ input }),
    stakes,
    series,
    multiple: input.amount === undefined ? input.multiple : 1,
    ...priceOf(slip, bought, { row, counting }),
  }
}

function requireTerms({ unit, multiple, amount }: SlipText, row: number, { units, maxMultiple }: LotteryTerms): void {
  if (amount === undefined && !units.includes(unit)) throw refuse('LGS_BETTING_MODE_CLOSED_ERROR', { row })
  if (multiple > maxMultiple) throw refuse('LGS_BETTING_MULTIPLE_OVER_LIMITS', { row, maximum: maxMultiple })
}

/** Returns the series of a slip. Refuses one above the member's own, which would yield a negative rebate. */
function seriesOf(play: Play, { series }: SlipText, row: number, { series: playerSeries }: SlipContext): number | null {
  if (play.terms.kind !== 'series') return null
  const maximum = Math.min(playerSeries.own, playerSeries.highestBet)
  if (series > maximum) throw refuse('LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO', { row, maximum })
  if (series < playerSeries.minimum || (series - playerSeries.minimum) % playerSeries.step !== 0) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'series', row })
  }
  return series
}

/** Converts the slip for the rules, without its multiple. */
function slipOf(game: { family: string; prizeMode: PrizeMode; play: Play; input: SlipText }): Slip {
  const { family, prizeMode, play, input } = game
  const bet = { family, prizeMode, play: play.id, selection: input.selection, series: input.series }
  return input.amount === undefined
    ? { ...bet, unit: input.unit, multiple: 1 }
    : { ...bet, amount: unitsOf(input.amount) }
}

interface Pricing {
  row: number
  counting: SlipContext
}

function priceOf(slip: Slip, bought: Bought, { row, counting: { terms, currency } }: Pricing) {
  const amount = typeof slip.amount === 'bigint' ? slip.amount : null
  if (amount !== null && amount <= 0n) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  const cost = costOf(slip, bought)
  if (!isExactIn(currency, cost)) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  const oddsByTier = shownOdds(slip)
  const best = Object.values(oddsByTier).reduce(
    (highest, odds) => (unitsOf(odds) > highest ? unitsOf(odds) : highest),
    0n,
  )
  const price = amount ?? STAKE_PRICE * unitsOf(slip.unit ?? '1')
  if (cost < terms.minSlip) {
    throw refuse('LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR', { row, minimum: textOf(terms.minSlip), currency })
  }
  const topPrize = (price * best) / 10_000n
  // A ticket is sold although its first prize may exceed the maximum payout per player and draw: the prize is limited.
  const exposed = bought.play.rule.kind === 'ticket' ? atMost(topPrize, terms.maxPrize) : topPrize
  const maxPayout = atMost(maxPayoutOf(slip, bought), terms.maxPrize)
  return { cost, amount, odds: amount === null ? null : { ...oddsByTier }, topPrize: exposed, maxPayout }
}

const atMost = (units: bigint, limit: bigint): bigint => (units < limit ? units : limit)
