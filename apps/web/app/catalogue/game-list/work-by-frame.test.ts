import { expect, test } from 'vitest'

import { WorkByFrame } from './work-by-frame.ts'

/** Frames that come when the test says so. */
function framesOnDemand() {
  const asked = new Map<number, FrameRequestCallback>()
  let last = 0
  let now = 0
  return {
    performance: { now: () => now },
    requestAnimationFrame(callback: FrameRequestCallback) {
      asked.set(++last, callback)
      return last
    },
    cancelAnimationFrame: (frame: number) => void asked.delete(frame),
    /** Its callbacks come after other work, if there was any in this frame. */
    next(workedBeforeMs = 0) {
      const callbacks = [...asked.values()]
      asked.clear()
      const begun = now
      now += workedBeforeMs
      for (const callback of callbacks) callback(begun)
      return callbacks.length
    },
  }
}

test('one piece is done in a frame, however often it is asked for, until there is no more', () => {
  const frames = framesOnDemand()
  let pieces = 3
  const work = new WorkByFrame(() => --pieces > 0, frames)
  for (const left of [2, 1, 0]) {
    work.go()
    work.go()
    expect(frames.next()).toBe(1)
    expect(pieces).toBe(left)
  }
  expect(frames.next()).toBe(0)
})

test('what is asked for within a piece of work comes in the next frame', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => {
    if (++done === 1) work.go()
    return false
  }, frames)
  work.go()
  frames.next()
  expect(done).toBe(1)
  frames.next()
  expect(done).toBe(2)
})

test('nothing is done after the end, whoever still asks', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done > 0, frames)
  work.go()
  work.stop()
  work.go()
  expect(frames.next()).toBe(0)
  expect(done).toBe(0)
})

test('a frame that begins late is left to what came before', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done < 2, frames)
  work.go()
  frames.next(20)
  expect(done).toBe(0)
  frames.next()
  expect(done).toBe(1)
})

test('where each frame begins late, every second one is worked in', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done > 0, frames)
  work.go()
  for (const expected of [0, 1, 1, 2, 2, 3]) {
    frames.next(20)
    expect(done).toBe(expected)
  }
})

test('what is asked for while it gave way is no second piece', () => {
  const frames = framesOnDemand()
  let done = 0
  const work = new WorkByFrame(() => ++done < 1, frames)
  work.go()
  frames.next(20)
  work.go()
  expect(frames.next()).toBe(1)
  expect(done).toBe(1)
})
