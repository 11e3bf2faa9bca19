import { expect, test } from 'vitest'

import { coalesced } from './coalesced.ts'

/** Work that ends when the test says so. */
function steppedWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, ends }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked for during a run is one more run, however often it is asked', async () => {
  const { work, ends } = steppedWork()
  const ask = coalesced(work)
  const first = ask()
  const later = [ask(), ask(), ask()]
  expect(ends).toHaveLength(1)

  ends[0]?.()
  await first
  await turn()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await Promise.all(later)
  expect(ends).toHaveLength(2)
})

test('a later asking runs again', async () => {
  let runs = 0
  const ask = coalesced(async () => {
    runs++
  })
  await ask()
  await ask()
  expect(runs).toBe(2)
})

test('a run that failed does not keep the next one from running', async () => {
  let runs = 0
  const ask = coalesced(async () => {
    runs++
    if (runs === 1) throw new Error('once')
  })
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('once')
  await second
  expect(runs).toBe(2)
})
