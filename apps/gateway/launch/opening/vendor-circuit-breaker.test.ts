import { expect, test } from 'vitest'

import { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'

function rested() {
  let now = 1_000_000
  const rests = new VendorCircuitBreaker({ now: () => new Date(now) })
  return { rests, pass: (seconds: number) => (now += seconds * 1000) }
}

test('a vendor that answers is asked by everybody', () => {
  const { rests } = rested()
  rests.answered('JL')
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 0])
})

test('a silent one is left alone for some seconds, and the others are not', () => {
  const { rests, pass } = rested()
  expect(rests.wasSilent('JL')).toBe(5)
  pass(2)
  expect([rests.secondsLeft('JL'), rests.secondsLeft('KBR')]).toEqual([3, 0])
})

test('who does not mean to ask it is told the same, and takes nobody his turn', () => {
  const { rests, pass } = rested()
  rests.wasSilent('JL')
  expect([rests.isLeftAlone('JL'), rests.isLeftAlone('KBR')]).toEqual([true, false])
  pass(5)
  expect([rests.isLeftAlone('JL'), rests.secondsLeft('JL')]).toEqual([false, 0])
})

test('after that one player tries, and the others wait for him', () => {
  const { rests, pass } = rested()
  rests.wasSilent('JL')
  pass(5)
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 5])
  rests.answered('JL')
  expect([rests.secondsLeft('JL'), rests.secondsLeft('JL')]).toEqual([0, 0])
})

test('whoever stays silent is left alone for longer and longer, and not for ever', () => {
  const { rests, pass } = rested()
  const gaps = Array.from({ length: 6 }, () => {
    pass(100)
    rests.secondsLeft('JL')
    return rests.wasSilent('JL')
  })
  expect(gaps).toEqual([5, 10, 20, 40, 60, 60])
})
