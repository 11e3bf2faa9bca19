import { expect, test } from 'vitest'

import { OneAtATime } from './one-at-a-time.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('calls with one key run sequentially, calls with different keys concurrently', async () => {
  const queue = new OneAtATime({ waitingAtMost: 10 })
  const running = { a: 0, b: 0 }
  const most = { a: 0, b: 0, both: 0 }
  const work = (key: 'a' | 'b') => async () => {
    running[key]++
    most[key] = Math.max(most[key], running[key])
    most.both = Math.max(most.both, running.a + running.b)
    await turn()
    running[key]--
  }
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? ('a' as const) : ('b' as const))).map((key) =>
      queue.run(key, work(key)),
    ),
  )
  expect(most).toEqual({ a: 1, b: 1, both: 2 })
})

test('a failed call does not stop later ones', async () => {
  const queue = new OneAtATime({ waitingAtMost: 1 })
  const failing = queue.run('a', async () => {
    throw new Error('no')
  })
  const next = queue.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('calls beyond the limit are refused, and accepted again when one has ended', async () => {
  const queue = new OneAtATime({ waitingAtMost: 1 })
  const two = [queue.run('a', turn), queue.run('a', turn)]
  await expect(queue.run('a', turn)).rejects.toMatchObject({ code: 'request.too_many' })
  await Promise.all(two)
  await expect(queue.run('a', async () => 'again')).resolves.toBe('again')
})
