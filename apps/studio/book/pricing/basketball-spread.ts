import { pointParts, possessionsOf, POSSESSIONS } from '../season/basketball.ts'
import { PARTS } from '../season/moment.ts'
import type { MatchState, Score, Sides } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'
import { SpreadBuilder } from './spread.ts'
import type { Spread } from './spread.ts'

/**
 * Probability distribution of basketball results: the sides' remaining scores are independent; a level match is
 * extended.
 */
export function basketballSpread<N>(arithmetic: Arithmetic<N>, sides: Sides, { tick, score }: MatchState): Spread<N> {
  const possessionsLeft = (isHome: boolean) =>
    Math.max(0, possessionsOf(POSSESSIONS, isHome) - possessionsOf(tick, isHome))
  const home = pointsOf(arithmetic, pointParts(sides, true), possessionsLeft(true))
  const away = pointsOf(arithmetic, pointParts(sides, false), possessionsLeft(false))
  const { baskets, whole } = lastBaskets(arithmetic, sides, tick < POSSESSIONS || tick % 2 === 0)
  const spread = new SpreadBuilder(arithmetic)
  for (const [homePoints, homeWeight] of home.entries()) {
    for (const [awayPoints, awayWeight] of away.entries()) {
      const weight = arithmetic.times(homeWeight, awayWeight)
      const end = { home: score.home + homePoints, away: score.away + awayPoints }
      const ends = end.home === end.away ? baskets : [{ home: 0, away: 0, weight: whole }]
      ends.forEach((basket) => spread.add(plus(end, basket), arithmetic.times(weight, basket.weight)))
    }
  }
  return spread
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away })

/** Distribution of a side's points in this number of possessions. */
function pointsOf<N>(arithmetic: Arithmetic<N>, parts: readonly number[], possessions: number): N[] {
  let points = [arithmetic.one]
  for (let played = 0; played < possessions; played++) points = afterOne(arithmetic, parts, points)
  return points
}

function afterOne<N>({ zero, plus: add, parts: partsOf }: Arithmetic<N>, parts: readonly number[], points: N[]): N[] {
  const after = Array.from({ length: points.length + parts.length - 1 }, () => zero)
  for (const [scored, weight] of points.entries()) {
    for (const [addedPoints, part] of parts.entries()) {
      after[scored + addedPoints] = add(after[scored + addedPoints] ?? zero, partsOf(weight, part))
    }
  }
  return after
}

/** The winner of an extended match, and the winning points: the first side to score, in alternating possessions. */
function lastBaskets<N>(arithmetic: Arithmetic<N>, sides: Sides, homeIsNext: boolean) {
  const { parts, one, minus } = arithmetic
  const [next, other] = [pointParts(sides, homeIsNext), pointParts(sides, !homeIsNext)]
  const missed = next[0] ?? 0
  const spreadAfter = (isHome: boolean, points: number, weight: N) =>
    isHome ? { home: points, away: 0, weight } : { home: 0, away: points, weight }
  const baskets = [1, 2, 3].flatMap((points) => [
    spreadAfter(homeIsNext, points, parts(parts(one, next[points] ?? 0), PARTS)),
    spreadAfter(!homeIsNext, points, parts(parts(one, missed), other[points] ?? 0)),
  ])
  return { baskets, whole: minus(parts(parts(one, PARTS), PARTS), parts(parts(one, missed), other[0] ?? 0)) }
}
