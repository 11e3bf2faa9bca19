import { expect, test } from 'vitest'

import { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'

function newCircuitBreaker() {
  let now = 1_000_000
  const circuitBreaker = new VendorCircuitBreaker({ now: () => new Date(now) })
  return { circuitBreaker, pass: (seconds: number) => (now += seconds * 1000) }
}

test('while a vendor answers, all calls are allowed', () => {
  const { circuitBreaker } = newCircuitBreaker()
  circuitBreaker.recordSuccess('JL')
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 0])
})

test('a vendor that does not answer is paused for some seconds, and other vendors are not', () => {
  const { circuitBreaker, pass } = newCircuitBreaker()
  expect(circuitBreaker.recordFailure('JL')).toBe(5)
  pass(2)
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('KBR')]).toEqual([3, 0])
})

test('isPaused agrees with secondsLeft, and does not count as the trial call', () => {
  const { circuitBreaker, pass } = newCircuitBreaker()
  circuitBreaker.recordFailure('JL')
  expect([circuitBreaker.isPaused('JL'), circuitBreaker.isPaused('KBR')]).toEqual([true, false])
  pass(5)
  expect([circuitBreaker.isPaused('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([false, 0])
})

test('after the pause one caller tries, and the others wait for the result', () => {
  const { circuitBreaker, pass } = newCircuitBreaker()
  circuitBreaker.recordFailure('JL')
  pass(5)
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 5])
  circuitBreaker.recordSuccess('JL')
  expect([circuitBreaker.secondsLeft('JL'), circuitBreaker.secondsLeft('JL')]).toEqual([0, 0])
})

test('the pause of a vendor that does not answer increases, up to a maximum', () => {
  const { circuitBreaker, pass } = newCircuitBreaker()
  const gaps = Array.from({ length: 6 }, () => {
    pass(100)
    circuitBreaker.secondsLeft('JL')
    return circuitBreaker.recordFailure('JL')
  })
  expect(gaps).toEqual([5, 10, 20, 40, 60, 60])
})
