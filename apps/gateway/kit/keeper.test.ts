import { setImmediate as turn } from 'node:timers/promises'

import { expect, onTestFinished, test, vi } from 'vitest'

import { Keeper } from './keeper.ts'
import type { KeeperOptions } from './keeper.ts'

/** A keeper that looks every millisecond, and what its log was told. */
function keeping(look: () => Promise<void>, options?: KeeperOptions) {
  const said: unknown[] = []
  const log = { warn: (_: unknown, words?: string) => void said.push(words) }
  const keeper = new Keeper({ everyMs: 1, look, failure: 'nothing could be found', log }, options)
  onTestFinished(() => keeper.close())
  return { keeper, said }
}

/** Work that ends when the test says so. */
function steppedWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, ends }
}

test('it looks again and again, and a look that failed is told and tried again', async () => {
  let looks = 0
  const { said } = keeping(async () => {
    looks++
    if (looks === 1) throw new Error('once')
  })
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  expect(said).toEqual(['nothing could be found'])
})

test('it is at one look at a time, however often it is woken', async () => {
  const { work, ends } = steppedWork()
  const { keeper } = keeping(work)
  onTestFinished(() => ends.forEach((end) => end()))
  for (let times = 0; times < 5; times++) keeper.wake()
  await turn()
  expect(ends).toHaveLength(1)
})

test('closing waits for the look under way, and no other begins', async () => {
  const { work, ends } = steppedWork()
  const { keeper } = keeping(work)
  keeper.wake()
  const closing = keeper.close()
  keeper.wake()
  expect(await Promise.race([closing.then(() => 'closed'), turn('under way')])).toBe('under way')

  ends[0]?.()
  await closing
  await keeper.look()
  expect(ends).toHaveLength(1)
})

test('one that does not work by itself looks only when it is told to', async () => {
  let looks = 0
  const { keeper } = keeping(
    async () => {
      looks++
    },
    { byItself: false },
  )
  keeper.wake()
  await turn()
  expect(looks).toBe(0)
  await keeper.look()
  expect(looks).toBe(1)
})
