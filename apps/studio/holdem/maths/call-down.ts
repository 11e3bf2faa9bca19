import { fraction } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import type { Betting } from './betting.ts'
import { allCards, BOARD_CARDS, HOLE_CARDS } from './cards.ts'
import { paidPots, RAKE_PERCENT, stacksAfter } from './pots.ts'
import { strengthOf } from './strength.ts'

/** Cents that each of the two players bets in a hand: the rake of the pot is then whole cents and below its cap. */
export const BET_CENTS = 100
const HUNDRED = 100

/**
 * Returns the exact return of two players who call everything: both have equal chances, so each gets back half of the
 * pot less the rake. In general, the return of poker depends on the players.
 */
export const exactReturn = (): Fraction => fraction(HUNDRED - RAKE_PERCENT, HUNDRED)

const cards = allCards()
const player = (seat: number) => ({ seat, stack: 0, bet: 0, put: BET_CENTS, folded: false, answered: null })
const BETTING: Betting = {
  bigBlind: BET_CENTS,
  players: [player(0), player(1)],
  street: 'river',
  toMatch: 0,
  fullRaise: BET_CENTS,
  turn: null,
  end: 'showdown',
}

/** Plays one hand of two players who call everything, and returns the payouts by the tables' payout rules. */
export function callDownChance(drawBelow: DrawBelow): { first: number; second: number } {
  for (let at = 0; at < BOARD_CARDS + 2 * HOLE_CARDS; at += 1) {
    const other = at + drawBelow(cards.length - at)
    const [one = 0, two = 0] = [cards[at], cards[other]]
    cards[at] = two
    cards[other] = one
  }
  const board = cards.slice(2 * HOLE_CARDS, 2 * HOLE_CARDS + BOARD_CARDS)
  const first = strengthOf([...cards.slice(0, HOLE_CARDS), ...board])
  const second = strengthOf([...cards.slice(HOLE_CARDS, 2 * HOLE_CARDS), ...board])
  return PAID[1 + Math.sign(first - second)] ?? { first: 0, second: 0 }
}

/** Payouts by the tables' payout rules: when the second player wins, when both tie, and when the first wins. */
const PAID = [-1, 0, 1].map((better) => {
  const stacks = stacksAfter(
    BETTING.players,
    paidPots(BETTING, (seat) => (seat === 0 ? better : 0)),
  )
  return { first: stacks.get(0) ?? 0, second: stacks.get(1) ?? 0 }
})

/** Simulates this number of hands: the first seat's return on its stakes. */
export function simulateHands(hands: number, drawBelow: DrawBelow): MeasuredReturn {
  const expected = Number(exactReturn().numerator) / Number(exactReturn().denominator)
  return measured(hands, expected, () => callDownChance(drawBelow).first / BET_CENTS)
}
