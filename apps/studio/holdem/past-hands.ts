import { proofsOf } from './deck/deck.ts'
import { cardText } from './maths/cards.ts'
import { categoryOf, strengthOf } from './maths/strength.ts'
import type { PastHand } from './play-contract.ts'
import type { StoredHand } from './room/table-store.ts'
import { boardOf, boardPositions, holeOf, holePositions, turnedOf } from './table/hand.ts'
import type { Hand } from './table/table.ts'
import { handView } from './table/view.ts'

/**
 * Returns a finished hand as seen by a player, with proofs of the player's own cards and the board. Null if the player
 * had no cards in it.
 */
export function pastHand({ hand, names, endedAt }: StoredHand, key: string): PastHand | null {
  const seat = hand.dealt[hand.dealtTo.indexOf(key)]
  if (seat === undefined) return null
  return {
    endedAt: endedAt.toISOString(),
    names,
    seat,
    cards: holeOf(hand, seat).map(cardText),
    shown: shownIn(hand),
    netCents: netOf(hand, seat),
    hand: handView(hand),
    proofs: proofsOf(hand.seed, [...holePositions(hand, seat), ...boardPositions(hand, turnedOf(hand))]),
  }
}

function shownIn(hand: Hand): PastHand['shown'] {
  if (hand.betting.end !== 'showdown') return []
  const shownPlayers = hand.betting.players.filter(({ folded }) => !folded)
  return shownPlayers.map(({ seat }) => {
    const cards = holeOf(hand, seat)
    const category = categoryOf(strengthOf([...cards, ...boardOf(hand)]))
    return { seat, cards: cards.map(cardText), category }
  })
}

function netOf(hand: Hand, seat: number): number {
  const putCents = hand.betting.players.find((player) => player.seat === seat)?.put ?? 0
  const paid = (hand.result?.pots ?? []).flatMap(({ winners }) => winners).filter((winner) => winner.seat === seat)
  return paid.reduce((sum, { cents }) => sum + cents, -putCents)
}
