import { expect, test } from 'vitest'

import { PagesBusy } from './pages-busy.ts'
import { RenderQueue } from './render-queue.ts'

const LIMITS = { running: 2, waiting: 6, perNetwork: 3, perWiderNetwork: 5 }

/** Returns work that lasts until the test calls `end`. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('a few calls run concurrently, others wait in order, and further ones are refused', async () => {
  const queue = new RenderQueue(LIMITS)
  const [first, later] = [gate(), gate()]
  const started: number[] = []
  const runs = Array.from({ length: 8 }, (_, item) =>
    queue.run([`network ${item}`], () => {
      started.push(item)
      return (item < 2 ? first : later).work()
    }),
  )
  await expect(queue.run(['another'], first.work)).rejects.toBeInstanceOf(PagesBusy)
  expect(started).toEqual([0, 1])

  first.end()
  await Promise.all(runs.slice(0, 2))
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  later.end()
  await Promise.all(runs)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test.each([
  ['its own', ['a'], 3],
  ['a wider one', ['', 'wide'], 5],
])('one network cannot exceed its share, counted by %s', async (_, networks, share) => {
  const queue = new RenderQueue(LIMITS)
  const { work, end } = gate()
  const own = (index: number) => networks.map((network) => network || `narrow ${index}`)
  const runs = Array.from({ length: share }, (_unused, item) => queue.run(own(item), work))

  await expect(queue.run(own(share), work)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  const other = queue.run(['other'], work)
  end()
  await Promise.all([...runs, other])
  await expect(queue.run(own(share), work)).resolves.toBeUndefined()
})

test('automatic renewals use at most half of the queue', async () => {
  const queue = new RenderQueue(LIMITS)
  const { work, end } = gate()
  const runs = Array.from({ length: 5 }, () => queue.run([], work))
  await expect(queue.run([], work)).rejects.toBeInstanceOf(PagesBusy)
  const visitor = queue.run(['a'], work)
  end()
  await Promise.all([...runs, visitor])
})

test('failed work lets the next one run', async () => {
  const queue = new RenderQueue({ ...LIMITS, running: 1 })
  const failing = () => Promise.reject(new Error('no'))
  await expect(queue.run(['a'], failing)).rejects.toThrow('no')
  await expect(queue.run(['a'], async () => 'done')).resolves.toBe('done')
})
