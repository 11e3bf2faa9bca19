import { expect, test } from 'vitest'

import { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'

function rested() {
  let now = 1_000_000
  const rests = new VendorCircuitBreaker({ now: () => new Date(now) })
  return { rests, pass: (seconds: number) => (now += seconds * 1000) }
}

test('a vendor that answers is called by all', () => {
  const { rests } = rested()
  rests.answered('JL')
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 0])
})

test('a silent one is spared for some seconds, and others are not', () => {
  const { rests, pass } = rested()
  expect(rests.wasSilent('JL')).toBe(5)
  pass(2)
  expect([rests.secondsLeft('JL'), rests.secondsLeft('KBR')]).toEqual([3, 0])
})

test('a check without the intention to call gets the same answer, and uses no trial call', () => {
  const { rests, pass } = rested()
  rests.wasSilent('JL')
  expect([rests.isLeftAlone('JL'), rests.isLeftAlone('KBR')]).toEqual([true, false])
  pass(5)
  expect([rests.isLeftAlone('JL'), rests.secondsLeft('JL')]).toEqual([false, 0])
})

test('after that one player tries, and the others wait for the result', () => {
  const { rests, pass } = rested()
  rests.wasSilent('JL')
  pass(5)
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 5])
  rests.answered('JL')
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 0])
})

test('a vendor that stays silent is spared for increasing, but bounded times', () => {
  const { rests, pass } = rested()
  const gaps = Array.from({ length: 6 }, () => {
    pass(100)
    rests.secondsLeft('JL')
    return rests.wasSilent('JL')
  })
  expect(gaps).toEqual([5, 10, 20, 40, 60, 60])
})
