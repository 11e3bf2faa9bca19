import { expect, test } from 'vitest'

import { WorkByFrame } from './work-by-frame.ts'

/** Animation frames controlled by the test. */
function framesOnDemand() {
  const requested = new Map<number, FrameRequestCallback>()
  let last = 0
  let now = 0
  return {
    performance: { now: () => now },
    requestAnimationFrame(callback: FrameRequestCallback) {
      requested.set(++last, callback)
      return last
    },
    cancelAnimationFrame: (frame: number) => void requested.delete(frame),
    /** Runs the callbacks after this much other work in the frame. */
    next(workedBeforeMs = 0) {
      const callbacks = [...requested.values()]
      requested.clear()
      const startedAt = now
      now += workedBeforeMs
      for (const callback of callbacks) callback(startedAt)
      return callbacks.length
    },
  }
}

test('one piece runs per frame, regardless of the number of requests, until there is no more', () => {
  const frames = framesOnDemand()
  let pieces = 3
  const work = new WorkByFrame(() => --pieces > 0, frames)
  for (const remaining of [2, 1, 0]) {
    work.continueWork()
    work.continueWork()
    expect(frames.next()).toBe(1)
    expect(pieces).toBe(remaining)
  }
  expect(frames.next()).toBe(0)
})

test('work requested by a piece runs in the next frame', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => {
    if (++done === 1) work.continueWork()
    return false
  }, frames)
  work.continueWork()
  frames.next()
  expect(done).toBe(1)
  frames.next()
  expect(done).toBe(2)
})

test('no work runs after the end, even if it is requested', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done > 0, frames)
  work.continueWork()
  work.stop()
  work.continueWork()
  expect(frames.next()).toBe(0)
  expect(done).toBe(0)
})

test('a frame that begins late is left to other work', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done < 2, frames)
  work.continueWork()
  frames.next(20)
  expect(done).toBe(0)
  frames.next()
  expect(done).toBe(1)
})

test('when each frame begins late, every second one is used', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done > 0, frames)
  work.continueWork()
  for (const expected of [0, 1, 1, 2, 2, 3]) {
    frames.next(20)
    expect(done).toBe(expected)
  }
})

test('a request during the delay does not add a second piece', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done < 1, frames)
  work.continueWork()
  frames.next(20)
  work.continueWork()
  expect(frames.next()).toBe(1)
  expect(done).toBe(1)
})
