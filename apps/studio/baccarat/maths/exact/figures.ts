import { fraction } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import { CARD_KINDS, DECKS, pointsOf, SHOE_CARDS } from '../cards.ts'
import { dealCoup } from '../coup.ts'
import type { Winner } from '../coup.ts'

/** Frequency of each outcome over all orders of a full shoe's first six cards. */
export interface Tally {
  all: bigint
  ends: Record<Winner, bigint>
  /** Subset of the banker's wins. */
  bankerWithSix: bigint
}

const MAX_CARDS = 6

/** Enumerates every order of six cards by points, weighted by its frequency in the shoe. All counts stay below 2⁵³. */
export function tallyFullShoe(): Tally {
  const remaining = Array.from(
    { length: 10 },
    (_, points) =>
      Array.from({ length: CARD_KINDS }, (_card, card) => card).filter((card) => pointsOf(card) === points).length *
      DECKS,
  )
  const ends: Record<Winner, number> = { player: 0, banker: 0, tie: 0 }
  let bankerWithSix = 0
  /** One representative card per point value: the ace to the nine, and a ten. */
  const cardOf = (points: number) => (points + 9) % 10
  const visit = (cards: number[], ways: number): void => {
    if (cards.length === MAX_CARDS) {
      let next = 0
      const { winner, banker } = dealCoup(() => cardOf(cards[next++] ?? 0))
      ends[winner] += ways
      if (winner === 'banker' && banker.reduce((sum, card) => sum + pointsOf(card), 0) % 10 === 6) bankerWithSix += ways
      return
    }
    remaining.forEach((count, points) => {
      remaining[points] = count - 1
      visit([...cards, points], ways * count)
      remaining[points] = count
    })
  }
  visit([], 1)
  const toBigInt = (ways: number) => BigInt(ways)
  return {
    all: Array.from({ length: MAX_CARDS }, (_, index) => BigInt(SHOE_CARDS - index)).reduce((a, b) => a * b),
    ends: { player: toBigInt(ends.player), banker: toBigInt(ends.banker), tie: toBigInt(ends.tie) },
    bankerWithSix: toBigInt(bankerWithSix),
  }
}

export interface Figures {
  chanceOfPlayer: Fraction
  chanceOfBanker: Fraction
  chanceOfTie: Fraction
  chanceOfPair: Fraction
  returnOfPlayer: Fraction
  returnOfBanker: Fraction
  returnOfBankerHalfOnSix: Fraction
  returnOfTie: Fraction
  returnOfPair: Fraction
}

/** Returns the chance and the return to player of every spot, including stakes returned on ties. */
export function figuresOf({ all, ends, bankerWithSix }: Tally): Figures {
  const pair = { over: DECKS * 4 - 1, under: SHOE_CARDS - 1 }
  return {
    chanceOfPlayer: fraction(ends.player, all),
    chanceOfBanker: fraction(ends.banker, all),
    chanceOfTie: fraction(ends.tie, all),
    chanceOfPair: fraction(pair.over, pair.under),
    returnOfPlayer: fraction(ends.player * 2n + ends.tie, all),
    returnOfBanker: fraction(ends.banker * 39n + ends.tie * 20n, all * 20n),
    returnOfBankerHalfOnSix: fraction(ends.banker * 4n - bankerWithSix + ends.tie * 2n, all * 2n),
    returnOfTie: fraction(ends.tie * 9n, all),
    returnOfPair: fraction(pair.over * 12, pair.under),
  }
}
