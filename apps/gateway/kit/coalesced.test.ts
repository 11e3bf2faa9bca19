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
  const trigger = coalesced(work)
  const first = trigger()
  const later = [trigger(), trigger(), trigger()]
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
  const trigger = coalesced(async () => {
    runs++
  })
  await trigger()
  await trigger()
  expect(runs).toBe(2)
})

test('a failed run does not prevent the next one', async () => {
  let runs = 0
  const trigger = coalesced(async () => {
    runs++
    if (runs === 1) throw new Error('once')
  })
  const first = trigger()
  const second = trigger()
  await expect(first).rejects.toThrow('once')
  await second
  expect(runs).toBe(2)
})
