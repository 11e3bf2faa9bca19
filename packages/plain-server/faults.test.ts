import { expect, test } from 'vitest'

import { FaultQueue } from './faults.ts'
import type { FaultCall, FaultName } from './faults.ts'

const of = (call: FaultCall, fault: FaultName, more: { vendor?: string; times?: number } = {}) => ({
  call,
  fault,
  delayMs: 0,
  times: 1,
  ...more,
})

test('faults occur as often as requested, in the order of their requests', () => {
  const queue = new FaultQueue()
  queue.set({ faults: [of('bet', 'drop-answer', { times: 2 }), of('win', 'stop'), of('bet', 'send-twice')] })

  const taken = Array.from({ length: 4 }, () => queue.take('ANS', 'bet')?.fault)
  expect(taken).toEqual(['drop-answer', 'drop-answer', 'send-twice', undefined])
  expect(queue.take('ANS', 'win')?.fault).toBe('stop')
})

test('a fault of one vendor applies only to that vendor', () => {
  const queue = new FaultQueue()
  queue.set({ faults: [of('bet', 'drop-answer', { vendor: 'JL' })] })

  expect(queue.take('ANS', 'bet')).toBeNull()
  expect(queue.take('JL', 'bet')).toMatchObject({ fault: 'drop-answer' })
})

const schedule = (seed: number, rate = 0.4) => {
  const queue = new FaultQueue()
  queue.set({ seed, rate, faults: ['drop-answer', 'send-late', 'send-twice'] })
  return queue
}
const taken = (queue: FaultQueue, vendor: string) =>
  Array.from({ length: 50 }, () => queue.take(vendor, 'bet')).map((fault) => fault && [fault.fault, fault.delayMs])

test('a schedule with the same seed decides the same, regardless of calls of another vendor in between', () => {
  const disturbed = schedule(7)
  taken(disturbed, 'JL')

  expect(taken(disturbed, 'ANS')).toEqual(taken(schedule(7), 'ANS'))
  expect(taken(schedule(8), 'ANS')).not.toEqual(taken(schedule(7), 'ANS'))
})

test.each([
  [0, 0],
  [1, 50],
])('at a rate of %d, %d of fifty calls fail', (rate, count) => {
  expect(taken(schedule(7, rate), 'ANS').filter(Boolean)).toHaveLength(count)
})
