import { expect, test } from 'vitest'

import { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'

function rested() {
  let now = 1_000_000
  const circuitBreaker = new VendorCircuitBreaker({ now: () => new Date(now) })
  return { circuitBreaker, pass: (seconds: number) => (now += seconds * 1000) }
}

test('a vendor that answers is called by all', () => {
  const { circuitBreaker } = rested()
  circuitBreaker.recordSuccess('JL')
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 0])
})

test('a silent one is spared for some seconds, and others are not', () => {
  const { circuitBreaker, pass } = rested()
  expect(circuitBreaker.recordFailure('JL')).toBe(5)
  pass(2)
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('KBR')]).toEqual([3, 0])
})

test('a check without the intention to call gets the same answer, and uses no trial call', () => {
  const { circuitBreaker, pass } = rested()
  circuitBreaker.recordFailure('JL')
  expect([circuitBreaker.isPaused('JL'), circuitBreaker.isPaused('KBR')]).toEqual([true, false])
  pass(5)
  expect([circuitBreaker.isPaused('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([false, 0])
})

test('after that one player tries, and the others wait for the result', () => {
  const { circuitBreaker, pass } = rested()
  circuitBreaker.recordFailure('JL')
  pass(5)
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 5])
  circuitBreaker.recordSuccess('JL')
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 0])
})

test('a vendor that stays silent is spared for increasing, but bounded times', () => {
  const { circuitBreaker, pass } = rested()
  const gaps = Array.from({ length: 6 }, () => {
    pass(100)
    circuitBreaker.secondsLeft('JL')
    return circuitBreaker.recordFailure('JL')
  })
  expect(gaps).toEqual([5, 10, 20, 40, 60, 60])
})
