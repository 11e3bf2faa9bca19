import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { dealCoup } from './coup.ts'
import { published } from './published.ts'
import { COUPS_OF_SHOE, dealFrom, shoeWithout } from './shoe.ts'
import { SPOTS, spotWonCents } from './spots.ts'
import type { Spot } from './spots.ts'

const promised: Record<Spot, string> = {
  player: published.returnOfPlayer,
  banker: published.returnOfBanker,
  tie: published.returnOfTie,
  'player-pair': published.returnOfPair,
  'banker-pair': published.returnOfPair,
}

const STAKE_CENTS = 100n

/** Deals so many coups, shoe by shoe, and says of each spot what came back and how far that is from what is promised. */
export function simulate(drawBelow: DrawBelow, coups: number) {
  const seen = SPOTS.map((spot) => ({ spot, sum: 0, squares: 0 }))
  let nextCard = dealFrom([], drawBelow)
  for (let coup = 0; coup < coups; coup++) {
    if (coup % COUPS_OF_SHOE === 0) nextCard = dealFrom(shoeWithout([]), drawBelow)
    const dealt = dealCoup(nextCard)
    for (const of of seen) {
      const times = Number(spotWonCents(of.spot, dealt, STAKE_CENTS, 'commission')) / Number(STAKE_CENTS)
      of.sum += times
      of.squares += times * times
    }
  }
  return seen.map(({ spot, sum, squares }) => {
    const mean = sum / coups
    const error = Math.sqrt((squares / coups - mean * mean) / coups)
    return { spot, mean, promised: promised[spot], sigmas: Math.abs(mean - Number(promised[spot])) / error }
  })
}
