import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import type { Move } from '../maths/betting.ts'
import type { OwnView, TableView } from '../table/table-contract.ts'
import { chanceToWin } from './chance-to-win.ts'

/** Information available to a bot: the same as the page of that seat receives. */
export interface BotView {
  table: TableView
  ownView: OwnView
}

const PERCENT = 100
/** Size of a bet: two thirds of the pot, before the flop two big blinds. A raise is three times the amount to match. */
const BET_OVER_POT = 2 / 3
const OPENS_BY_BIG_BLINDS = 2
const RAISES_TIMES = 3
/** A bet is large relative to the pot before it, or to the bot's own stack. */
const LARGE_OVER_POT = 5
const LARGE_OVER_STACK = 1 / 3
/** Required strength relative to an average hand, for a bet and for a raise. */
const BETS_FROM = 1.25
const RAISES_FROM = 1.7
const BLUFFS_IN_PERCENT = 7
const SLOW_PLAYS_IN_PERCENT = 15

/**
 * An honest bot: it weighs its probability of winning against the price of continuing, with some randomness. It
 * receives nothing that a player in its seat would not see.
 */
export function botMove({ table, ownView }: BotView, drawBelow: DrawBelow): Move {
  const { choices } = ownView
  const { hand } = table
  if (!choices || !hand) return { kind: 'check' }
  const others = table.seats.filter(
    (seat, at) => at !== ownView.seat && (seat?.state === 'in' || seat?.state === 'all-in'),
  )
  const pot = hand.potCents + table.seats.reduce((sum, seat) => sum + (seat?.betCents ?? 0), 0)
  const { toCall, raise } = choices
  const rivals = Math.max(
    others.length,
    1 + weightOf({ toCall, pot, stack: table.seats[ownView.seat]?.stackCents ?? 0 }),
  )
  const chance = chanceToWin({ cards: ownView.cards, board: hand.board, others: rivals }, drawBelow)
  /** Strength relative to an average hand, which has 1. */
  const edge = chance * (rivals + 1)
  const variation = drawBelow(PERCENT)
  const isWorthIt = chance * (pot + toCall) >= toCall * callThreshold(variation)

  if (raise && isWorthIt && edge >= targetFor(toCall, variation)) {
    const size = hand.street === 'preflop' ? OPENS_BY_BIG_BLINDS * table.bigBlind : Math.round(pot * BET_OVER_POT)
    const target = toCall > 0 ? hand.toMatch * RAISES_TIMES : hand.toMatch + size
    return { kind: 'raise', to: Math.min(Math.max(target, raise.min), raise.max) }
  }
  if (toCall === 0) return { kind: 'check' }
  return { kind: isWorthIt ? 'call' : 'fold' }
}

/**
 * Number of additional opponents that a bet counts as: a large bet indicates a strong hand, and requires a better hand
 * for a call. Otherwise a player who waits for aces and goes all-in would win from the bots.
 */
function weightOf({ toCall, pot, stack }: { toCall: number; pot: number; stack: number }): number {
  if (toCall === 0) return 0
  return [toCall >= LARGE_OVER_POT * (pot - toCall), toCall >= LARGE_OVER_STACK * stack].filter(Boolean).length
}

/** Returns the strength from which the bot bets or raises: lower for a bluff, infinite for a slow play. */
function targetFor(toCall: number, variation: number): number {
  if (variation < BLUFFS_IN_PERCENT) return toCall === 0 ? 0 : BETS_FROM
  if (variation < BLUFFS_IN_PERCENT + SLOW_PLAYS_IN_PERCENT) return Infinity
  return toCall === 0 ? BETS_FROM : RAISES_FROM
}

/** Share of the break-even probability from which the bot calls: between slightly too often and too rarely. */
const callThreshold = (variation: number): number => 0.9 + variation / (3 * PERCENT)
