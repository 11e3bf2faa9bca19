import { expect, test } from 'vitest'

import { coalesced } from './coalesced.ts'

/** Work that the test finishes explicitly. */
function steppedWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, ends }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('any number of requests during a run cause one more run', async () => {
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

test('a later request runs again', async () => {
  let runs = 0
  const ask = coalesced(async () => {
    runs++
  })
  await ask()
  await ask()
  expect(runs).toBe(2)
})

test('a failed run does not prevent the next one', async () => {
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
