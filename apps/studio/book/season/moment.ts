import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { DrawBelow } from '../../studio/maths/draw-below.ts'

export interface Score {
  home: number
  away: number
}

/** How a match stands: nothing else decides what may still happen, and so what a bet on it is worth. */
export interface Moment {
  /** What was played: minutes, possessions, or the rounds of this map. */
  tick: number
  /** Of the match; in esports of the map that is being played. */
  score: Score
  /** The maps that are over; none in other sports. */
  maps: readonly Score[]
  isOver: boolean
}

export type Sides = Pick<Fixture, 'home' | 'away'>

/** Chances are told in millionths, so that they can be drawn and counted exactly. */
export const PARTS = 1_000_000

/** How a sport is played, from one tick to the next. */
export interface Process {
  /** Draws what comes next. */
  next(moment: Moment, sides: Sides, drawBelow: DrawBelow): Moment
  /** How long it is until then. */
  gapMs(moment: Moment): number
}

export const KICK_OFF: Moment = { tick: 0, score: { home: 0, away: 0 }, maps: [], isOver: false }
