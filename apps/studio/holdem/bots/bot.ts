import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import type { Move } from '../maths/betting.ts'
import type { OwnView, TableView } from '../table/table-contract.ts'
import { chanceToWin } from './chance-to-win.ts'

/** All that a bot knows: what the page of that seat would be told. */
export interface BotSees {
  table: TableView
  own: OwnView
}

const PERCENT = 100
/** A bet of two thirds of the pot, to open, two big blinds more. */
const BET_OVER_POT = 2 / 3
const OPENS_BY_BIG_BLINDS = 2
const RAISES_TIMES = 3
/** A bet is large beside what lay in the pot before it, or beside what he himself has. */
const LARGE_OVER_POT = 5
const LARGE_OVER_STACK = 1 / 3
/** How much better than everybody else's his hand must be for a bet, and for a raise. */
const BETS_FROM = 1.25
const RAISES_FROM = 1.7
const BLUFFS_IN_PERCENT = 7
const SLOW_PLAYS_IN_PERCENT = 15

/**
 * An honest bot: it weighs the chance that its cards win against the price of going on, with a little chance of its own.
 * It is given nothing that a player in its seat would not see.
 */
export function botMove({ table, own }: BotSees, drawBelow: DrawBelow): Move {
  const { choices } = own
  const { hand } = table
  if (!choices || !hand) return { kind: 'check' }
  const others = table.seats.filter((seat, at) => at !== own.seat && (seat?.state === 'in' || seat?.state === 'all-in'))
  const pot = hand.potCents + table.seats.reduce((sum, seat) => sum + (seat?.betCents ?? 0), 0)
  const { toCall, raise } = choices
  const rivals = Math.max(others.length, 1 + weightOf({ toCall, pot, stack: table.seats[own.seat]?.stackCents ?? 0 }))
  const chance = chanceToWin({ cards: own.cards, board: hand.board, others: rivals }, drawBelow)
  /** One is as good as everybody else's. */
  const edge = chance * (rivals + 1)
  const mood = drawBelow(PERCENT)
  const isWorthIt = chance * (pot + toCall) >= toCall * nerve(mood)

  if (raise && isWorthIt && edge >= wantedFor(toCall, mood)) {
    const size = hand.street === 'preflop' ? OPENS_BY_BIG_BLINDS * table.bigBlind : Math.round(pot * BET_OVER_POT)
    const wanted = toCall > 0 ? hand.toMatch * RAISES_TIMES : hand.toMatch + size
    return { kind: 'raise', to: Math.min(Math.max(wanted, raise.least), raise.most) }
  }
  if (toCall === 0) return { kind: 'check' }
  return { kind: isWorthIt ? 'call' : 'fold' }
}

/**
 * Who bets much has something: against it a hand must be good enough for so many more than there are. Else whoever waits
 * for aces and pushes all of his chips in lives of the bots.
 */
function weightOf({ toCall, pot, stack }: { toCall: number; pot: number; stack: number }): number {
  if (toCall === 0) return 0
  return [toCall >= LARGE_OVER_POT * (pot - toCall), toCall >= LARGE_OVER_STACK * stack].filter(Boolean).length
}

/** Now and then he bluffs, and now and then he hides what he has. */
function wantedFor(toCall: number, mood: number): number {
  if (mood < BLUFFS_IN_PERCENT) return toCall === 0 ? 0 : BETS_FROM
  if (mood < BLUFFS_IN_PERCENT + SLOW_PLAYS_IN_PERCENT) return Infinity
  return toCall === 0 ? BETS_FROM : RAISES_FROM
}

/** Between calling a little too much and a little too rarely. */
const nerve = (mood: number): number => 0.9 + mood / (3 * PERCENT)
