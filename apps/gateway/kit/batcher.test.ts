import { expect, test } from 'vitest'

import { Batcher, BatcherFull } from './batcher.ts'

const OPTIONS = { hadNoEffect: () => true, batchesAtOnce: 1, itemsABatch: 10, itemsWaiting: 100 }

/** Work that waits for its release, and records its batches. */
function heldWork() {
  const batches: number[][] = []
  const gates: (() => void)[] = []
  const work = async (items: number[]) => {
    batches.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
    return items.map((item) => item * 10)
  }
  const letGo = async () => {
    gates.shift()?.()
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
  return { batches, work, letGo }
}

const turn = () => new Promise(setImmediate)

test('items added while a batch is running go into the next one', async () => {
  const { batches, work, letGo } = heldWork()
  const batcher = new Batcher({ ...OPTIONS, work })
  const first = [batcher.run(1), batcher.run(2)]
  await turn()
  const later = [batcher.run(3), batcher.run(4), batcher.run(5)]
  await turn()
  expect(batches).toEqual([[1, 2]])
  await letGo()
  expect(await Promise.all(first)).toEqual([10, 20])
  await letGo()
  expect(await Promise.all(later)).toEqual([30, 40, 50])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('batch size and concurrency are limited', async () => {
  const { batches, work } = heldWork()
  const batcher = new Batcher({ ...OPTIONS, itemsABatch: 2, batchesAtOnce: 2, work })
  for (let item = 1; item <= 7; item++) void batcher.run(item)
  await turn()
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a full queue refuses immediately', async () => {
  const { work } = heldWork()
  const batcher = new Batcher({ ...OPTIONS, itemsWaiting: 2, work })
  void batcher.run(1)
  void batcher.run(2)
  await expect(batcher.run(3)).rejects.toThrow(BatcherFull)
})

test('an invalid item fails individually', async () => {
  const work = async (items: number[]) => {
    if (items.includes(3)) throw new Error('bad')
    return items
  }
  const batcher = new Batcher({ ...OPTIONS, work })
  const answers = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.run(item)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('work that may have been done is not retried', async () => {
  let times = 0
  const work = async () => {
    times += 1
    throw new Error('connection lost')
  }
  const batcher = new Batcher<number, number>({ ...OPTIONS, hadNoEffect: () => false, work })
  const answers = await Promise.allSettled([1, 2].map((item) => batcher.run(item)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(times).toBe(1)
})
