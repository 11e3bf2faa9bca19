import { createHmac } from 'node:crypto'

import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { KICK_OFF } from './moment.ts'
import type { MatchState } from './moment.ts'
import { processes } from './processes.ts'

/** A whole match: each moment and its time, in milliseconds from the kick-off. */
export type Timeline = readonly { atMs: number; moment: MatchState }[]

const TEXTS = 2 ** 32
/** One match in this number is abandoned, at a uniformly distributed moment. */
const ABANDONED_OF = 90

/** Computes a whole match from a secret drawn at its kick-off: its course is the same after any restart. */
export function timelineOf({ league, home, away }: Fixture, drawBelow: DrawBelow): Timeline {
  const process = processes[league.sport]
  const timeline = [{ atMs: 0, moment: KICK_OFF }]
  let [moment, atMs] = [KICK_OFF, 0]
  while (!moment.isOver) {
    atMs += process.gapMs(moment)
    moment = process.next(moment, { home, away }, drawBelow)
    timeline.push({ atMs, moment })
  }
  return timeline
}

/** Returns the time of abandonment, in milliseconds from the kick-off; null for a match that is completed. */
export function abandonedAtMs(timeline: Timeline, drawBelow: DrawBelow): number | null {
  const isAbandoned = drawBelow(ABANDONED_OF) === 0
  const index = drawBelow(timeline.length - 1)
  return isAbandoned ? (timeline[index]?.atMs ?? 0) : null
}

/** Returns the latest past moment. */
export function momentAt(timeline: Timeline, sinceKickOffMs: number): { atMs: number; moment: MatchState } {
  let [low, high] = [0, timeline.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((timeline[middle]?.atMs ?? 0) <= sinceKickOffMs) low = middle
    else high = middle - 1
  }
  return timeline[low] ?? { atMs: 0, moment: KICK_OFF }
}

/** Random numbers from a secret, by HMAC-SHA-256 over a counter; rejection sampling avoids a bias to small numbers. */
export function secretDraw(secret: string): DrawBelow {
  let [block, bytes] = [0, Buffer.alloc(0)]
  const next = (): number => {
    if (bytes.length === 0) bytes = createHmac('sha256', secret).update(`${block++}`).digest()
    const value = bytes.readUInt32BE(0)
    bytes = bytes.subarray(4)
    return value
  }
  return (limit) => {
    const fair = TEXTS - (TEXTS % limit)
    let number = next()
    while (number >= fair) number = next()
    return number % limit
  }
}
