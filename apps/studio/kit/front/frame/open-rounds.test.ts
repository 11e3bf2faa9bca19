import { expect, test } from 'vitest'

import { OpenRounds } from './open-rounds.ts'

function receivedBy() {
  const received: string[] = []
  return { received, rounds: new OpenRounds(({ ante, roundId }) => received.push(`${ante} ${roundId}`)) }
}

test('the lobby is notified when the first displayed round begins, and when the last ends', () => {
  const { received, rounds } = receivedBy()
  rounds.begin('a')
  rounds.begin('b')
  rounds.end('a')
  rounds.end('a')
  expect(received).toEqual(['round-started a'])

  rounds.end('b')
  rounds.end('never begun')
  expect(received).toEqual(['round-started a', 'round-ended b'])
})

test('a pause waits until no round is displayed', async () => {
  const { rounds } = receivedBy()
  await rounds.whenFree()
  let free = false
  rounds.begin('a')
  const waiting = rounds.whenFree().then(() => (free = true))
  await Promise.resolve()
  expect(free).toBe(false)

  rounds.end('a')
  await waiting
  expect(free).toBe(true)
})
