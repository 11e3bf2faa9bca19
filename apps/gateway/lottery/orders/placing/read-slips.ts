import { setImmediate as nextTurn } from 'node:timers/promises'

import { ENTRIES_AN_ORDER, placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { Slip } from '@ante/lottery/bet.ts'
import { mostOf } from '@ante/lottery/most-of.ts'
import { costOf, shownOdds } from '@ante/lottery/payout.ts'
import type { Bought } from '@ante/lottery/payout.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playById, playsOf } from '@ante/lottery/plays.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import type { SlipText } from '@ante/lottery/slip-text.ts'
import { countBet } from '@ante/lottery/stakes.ts'

import { isKeptIn, textOf, unitsOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { STAKE_PRICE } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import type { OwnSeries } from '../../series/series.ts'
import { numberOfSlip } from '../exposure.ts'

const refuse = refusalsOf(placeOrder)

/** What a slip is counted by. */
export interface Counting {
  game: LotteryGameRow
  prizeMode: PrizeMode
  terms: LotteryTerms
  series: OwnSeries
  currency: string
}

/** A slip that can be bet as it is. */
export interface ReadSlip {
  text: string
  said: SlipText
  play: Play
  /** A name of what was picked, whatever its order. */
  number: Buffer
  stakes: bigint
  /** Null where the play has a table's odds. */
  series: number | null
  multiple: number
  amount: bigint | null
  odds: Record<string, string> | null
  /** With a multiple of 1, on one issue. */
  cost: bigint
  /** What the best of its stakes wins then. */
  topPrize: bigint
  /** What a draw pays for all of its stakes then, at most, and no more than one player gets in an issue. */
  mostPrize: bigint
}

/**
 * Reads and counts the slips of an order; the first that is wrong is refused. Other calls are answered between two slips: an order
 * has `ENTRIES_AN_ORDER` typed numbers at most, which bounds the longest turn.
 */
export async function readSlips(text: string, counting: Counting): Promise<ReadSlip[]> {
  const texts = text.split(';')
  const { maxSlips } = counting.terms
  if (texts.length > maxSlips) throw refuse('BETTING_ITEM_LIMIT', { maximum: maxSlips })
  const said = texts.map(slipFromText)
  const entries = said.reduce(
    (sum, slip) => sum + (slip?.selection.kind === 'typed' ? slip.selection.entries.length : 0),
    0,
  )
  if (entries > ENTRIES_AN_ORDER) throw refuse('BETTING_ENTRY_LIMIT', { maximum: ENTRIES_AN_ORDER })

  const slips: ReadSlip[] = []
  for (const [row, one] of texts.entries()) {
    if (row > 0) await nextTurn()
    slips.push(readSlip({ text: one, said: said[row], row }, counting))
  }
  return slips
}

interface SlipOfOrder {
  text: string
  said: SlipText | undefined
  row: number
}

function readSlip({ text, said, row }: SlipOfOrder, counting: Counting): ReadSlip {
  if (!said) throw refuse('LGS_BETTING_ILLEGAL_ERROR', { row, problem: 'slip_malformed' })
  const { game, prizeMode, terms } = counting
  const play = playById(said.playId)
  if (!play || !playsOf(game.family, prizeMode).includes(play)) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'playId', row })
  }
  if (play.playType === 'entertainment' && said.amount === undefined) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  }
  demandTerms(said, row, terms)
  const slip = slipOf({ family: game.family, prizeMode, play, said })
  const counted = countBet(slip)
  if (!counted.ok) throw refuse('LGS_BETTING_ILLEGAL_ERROR', { row, problem: counted.problem.code })
  const { stakes, bought } = counted
  if (stakes > terms.maxStakes) throw refuse('STAKES_IS_OVER_LIMIT_ERROR', { row, maximum: terms.maxStakes })
  const series = seriesOf(play, said, row, counting)
  return {
    text,
    said,
    play,
    number: numberOfSlip({ said }),
    stakes,
    series,
    multiple: said.amount === undefined ? said.multiple : 1,
    ...priceOf(slip, bought, { row, counting }),
  }
}

function demandTerms({ unit, multiple, amount }: SlipText, row: number, { units, maxMultiple }: LotteryTerms): void {
  if (amount === undefined && !units.includes(unit)) throw refuse('LGS_BETTING_MODE_CLOSED_ERROR', { row })
  if (multiple > maxMultiple) throw refuse('LGS_BETTING_MULTIPLE_OVER_LIMITS', { row, maximum: maxMultiple })
}

/** A series above the member's would give him a rebate below zero. */
function seriesOf(play: Play, { series }: SlipText, row: number, { series: own }: Counting): number | null {
  if (play.terms.kind !== 'series') return null
  const maximum = Math.min(own.own, own.highestBet)
  if (series > maximum) throw refuse('LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO', { row, maximum })
  if (series < own.minimum || (series - own.minimum) % own.step !== 0) {
    throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'series', row })
  }
  return series
}

/** The slip as the rules take it, without its multiple. */
function slipOf(of: { family: string; prizeMode: PrizeMode; play: Play; said: SlipText }): Slip {
  const { family, prizeMode, play, said } = of
  const bet = { family, prizeMode, play: play.id, selection: said.selection, series: said.series }
  return said.amount === undefined ? { ...bet, unit: said.unit, multiple: 1 } : { ...bet, amount: unitsOf(said.amount) }
}

interface Pricing {
  row: number
  counting: Counting
}

function priceOf(slip: Slip, bought: Bought, { row, counting: { terms, currency } }: Pricing) {
  const amount = typeof slip.amount === 'bigint' ? slip.amount : null
  if (amount !== null && amount <= 0n) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  const cost = costOf(slip, bought)
  if (!isKeptIn(currency, cost)) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'amount', row })
  const shown = shownOdds(slip)
  const best = Object.values(shown).reduce((most, odds) => (unitsOf(odds) > most ? unitsOf(odds) : most), 0n)
  const price = amount ?? STAKE_PRICE * unitsOf(slip.unit ?? '1')
  if (cost < terms.minSlip) {
    throw refuse('LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR', { row, minimum: textOf(terms.minSlip), currency })
  }
  const topPrize = (price * best) / 10_000n
  // The first prize of a ticket may be more than a player gets in an issue: it is sold all the same, and cut off there.
  const exposed = bought.play.rule.kind === 'ticket' ? atMost(topPrize, terms.maxPrize) : topPrize
  const mostPrize = atMost(mostOf(slip, bought), terms.maxPrize)
  return { cost, amount, odds: amount === null ? null : { ...shown }, topPrize: exposed, mostPrize }
}

const atMost = (units: bigint, limit: bigint): bigint => (units < limit ? units : limit)
