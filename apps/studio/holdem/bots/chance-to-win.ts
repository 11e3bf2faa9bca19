import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { allCards, BOARD_CARDS, cardOf, HOLE_CARDS } from '../maths/cards.ts'
import type { Card } from '../maths/cards.ts'
import { strengthOf } from '../maths/strength.ts'

const TRIALS = 120

export interface VisibleCards {
  /** In players' notation. */
  cards: readonly string[]
  board: readonly string[]
  /** Number of opponents still in the hand. */
  others: number
}

/** Estimates by simulation how often these cards win against unknown hands; a tie counts as its share. */
export function chanceToWin({ cards, board, others }: VisibleCards, drawBelow: DrawBelow, trials = TRIALS): number {
  const [ownCards, boardCards] = [cards.map(cardOf), board.map(cardOf)]
  const unseen = allCards().filter((card) => !ownCards.includes(card) && !boardCards.includes(card))
  const missing = BOARD_CARDS - boardCards.length
  let won = 0
  for (let trial = 0; trial < trials; trial += 1) {
    draw(unseen, missing + others * HOLE_CARDS, drawBelow)
    const full = [...boardCards, ...unseen.slice(0, missing)]
    won += shareOf(strengthOf([...ownCards, ...full]), opponentStrengths(unseen.slice(missing), others, full))
  }
  return won / trials
}

function opponentStrengths(cards: readonly Card[], others: number, board: readonly Card[]): number[] {
  return Array.from({ length: others }, (_, at) =>
    strengthOf([...cards.slice(at * HOLE_CARDS, (at + 1) * HOLE_CARDS), ...board]),
  )
}

function shareOf(ownStrength: number, others: readonly number[]): number {
  if (others.some((candidate) => candidate > ownStrength)) return 0
  return 1 / (1 + others.filter((candidate) => candidate === ownStrength).length)
}

/** Moves this number of random cards to the front. */
function draw(cards: Card[], count: number, drawBelow: DrawBelow): void {
  for (let at = 0; at < count; at += 1) {
    const other = at + drawBelow(cards.length - at)
    const [one = 0, two = 0] = [cards[at], cards[other]]
    cards[at] = two
    cards[other] = one
  }
}
