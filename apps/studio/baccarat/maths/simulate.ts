import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { simulate } from '../../tables/maths/simulate.ts'
import type { SimulatedBets } from '../../tables/maths/simulate.ts'
import { dealCoup } from './coup.ts'
import { published } from './published.ts'
import { COUPS_OF_SHOE, dealFrom, shoeWithout } from './shoe.ts'
import { SPOTS, spotWonCents } from './spots.ts'
import type { Spot } from './spots.ts'

const expected: Record<Spot, string> = {
  player: published.returnOfPlayer,
  banker: published.returnOfBanker,
  tie: published.returnOfTie,
  'player-pair': published.returnOfPair,
  'banker-pair': published.returnOfPair,
}

/** Deals this number of rounds, shoe by shoe. */
export function simulateCoups(coups: number, drawBelow: DrawBelow): SimulatedBets[] {
  let nextCard = dealFrom([], drawBelow)
  const deal = (coup: number) => {
    if (coup % COUPS_OF_SHOE === 0) nextCard = dealFrom(shoeWithout([]), drawBelow)
    return dealCoup(nextCard)
  }
  const bets = SPOTS.map((spot) => ({
    spot,
    expected: expected[spot],
    times: (coup: ReturnType<typeof deal>) => Number(spotWonCents(spot, coup, 100n, 'commission')) / 100,
  }))
  return simulate(coups, deal, bets)
}
