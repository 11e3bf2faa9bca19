import { isMapOver, mapsWon, MAPS_TO_WIN, roundParts, ROUNDS_TO_WIN } from '../season/maps.ts'
import { KICK_OFF, PARTS } from '../season/moment.ts'
import type { MatchState, Score, Sides } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'
import { ScoreWeights } from './score-weights.ts'

const MAX_ROUNDS = 2 * ROUNDS_TO_WIN - 1

type MapPosition = Pick<MatchState, 'tick' | 'score'>

/** Distribution of a map's results, in rounds, from the current state. */
export function mapSpread<N>(arithmetic: Arithmetic<N>, sides: Sides, { tick, score }: MapPosition): Spread<N> {
  const { parts } = arithmetic
  let weights = new ScoreWeights(arithmetic, ROUNDS_TO_WIN)
  weights.add(score.home, score.away, arithmetic.one)
  for (let round = tick; round < MAX_ROUNDS; round++) {
    const after = new ScoreWeights(arithmetic, ROUNDS_TO_WIN)
    const homeParts = roundParts(sides, round)
    for (const [{ home, away }, weight] of weights.scores()) {
      if (isMapOver({ home, away })) {
        after.add(home, away, parts(weight, PARTS))
        continue
      }
      after.add(home + 1, away, parts(weight, homeParts))
      after.add(home, away + 1, parts(weight, PARTS - homeParts))
    }
    weights = after
  }
  return spreadOf(arithmetic, weights.scores())
}

/** Distribution of match results, in maps: the current map, and the ones that may follow. */
export function matchSpread<N>(arithmetic: Arithmetic<N>, sides: Sides, { score, tick, maps }: MatchState): Spread<N> {
  const { plus, times, zero } = arithmetic
  const sharesOf = (position: MapPosition) => {
    const { byLead, whole } = mapSpread(arithmetic, sides, position)
    const won = [...byLead].reduce((sum, [lead, weight]) => (lead > 0 ? plus(sum, weight) : sum), zero)
    return { won, lost: arithmetic.minus(whole, won), whole }
  }
  const [running, freshMap] = [isMapOver(score) ? null : sharesOf({ score, tick }), sharesOf(KICK_OFF)]
  let weights = new ScoreWeights(arithmetic, MAPS_TO_WIN)
  const before = mapsWon(maps)
  weights.add(before.home, before.away, arithmetic.one)
  for (let map = maps.length; map < 2 * MAPS_TO_WIN - 1; map++) {
    const shares = map === maps.length && running ? running : freshMap
    const after = new ScoreWeights(arithmetic, MAPS_TO_WIN)
    for (const [{ home, away }, weight] of weights.scores()) {
      if (isDecided({ home, away })) {
        after.add(home, away, times(weight, shares.whole))
        continue
      }
      after.add(home + 1, away, times(weight, shares.won))
      after.add(home, away + 1, times(weight, shares.lost))
    }
    weights = after
  }
  return spreadOf(arithmetic, weights.scores())
}

const isDecided = ({ home, away }: Score): boolean => Math.max(home, away) >= MAPS_TO_WIN
