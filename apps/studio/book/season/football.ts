import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { PARTS } from './moment.ts'
import type { MatchState, Process, Score, Sides } from './moment.ts'

export const MINUTES = 90
export const HALF = 45
const MINUTE_MS = 6_000
const BREAK_MS = 20_000
/** Maximum goals of a side: it scores no more after that. */
export const MAX_GOALS = 12

/** Scoring rates per minute of an average team against an average one, in millionths. */
const HOME_RATE = 15_800
const AWAY_RATE = 12_600
/** In hundredths: the trailing side attacks, the leading one defends; more goals are scored in the second half. */
const TRAILING_FACTOR = 108
const AHEAD = 94
const HALVES = [94, 106] as const

/** Probabilities of a goal in the next minute, in millionths. */
export function goalParts({ home, away }: Sides, tick: number, score: Score): Score {
  const half = tick < HALF ? HALVES[0] : HALVES[1]
  const rate = (base: number, strength: number, lead: number) =>
    Math.floor((base * strength * half * eagerness(lead)) / 100 ** 4)
  const lead = score.home - score.away
  return {
    home: score.home >= MAX_GOALS ? 0 : rate(HOME_RATE, home.attack * away.defence, lead),
    away: score.away >= MAX_GOALS ? 0 : rate(AWAY_RATE, away.attack * home.defence, -lead),
  }
}

function eagerness(lead: number): number {
  if (lead === 0) return 100
  return lead < 0 ? TRAILING_FACTOR : AHEAD
}

export const football: Process = {
  next: ({ tick, score, maps }, sides, drawBelow: DrawBelow): MatchState => {
    const goal = goalParts(sides, tick, score)
    const draw = drawBelow(PARTS)
    const home = draw < goal.home ? 1 : 0
    const away = !home && draw < goal.home + goal.away ? 1 : 0
    const next = tick + 1
    return {
      tick: next,
      score: { home: score.home + home, away: score.away + away },
      maps,
      isOver: next === MINUTES,
    }
  },
  gapMs: ({ tick }) => (tick === HALF ? MINUTE_MS + BREAK_MS : MINUTE_MS),
}
