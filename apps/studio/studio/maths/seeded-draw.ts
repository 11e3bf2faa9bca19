import type { DrawBelow } from './draw-below.ts'

const RANGE = 2 ** 32

/** A repeatable generator (mulberry32) for tests, pictures and rounds that stand fixed in a book; it never decides what somebody pays for. */
export function seededDraw(seed: number): DrawBelow {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (limit) => {
    const fair = RANGE - (RANGE % limit)
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % limit
  }
}
