import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inParts, untilFewer } from './in-parts.ts'

const rows = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((keys) => keys.toSorted((a, b) => a - b))

test('all rows are returned once, in order, in parts that are full except for the last', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 7 }), async (all, atOnce) => {
      const read = async (after: number, limit: number) => all.filter((key) => key > after).slice(0, limit)
      const parts: number[][] = []
      for await (const part of inParts({ after: 0, atOnce, read, keyOf: (key) => key })) parts.push(part)
      expect(parts.flat()).toEqual(all)
      expect(parts.slice(0, -1).every((part) => part.length === atOnce)).toBe(true)
      expect(parts.every((part) => part.length > 0)).toBe(true)
    }),
  )
})

test('a run restarted after an interruption completes the rest without duplicates', async () => {
  const done: number[] = []
  const run = async (breakAt: number) => {
    const read = async (after: number, limit: number) =>
      [1, 2, 3, 4, 5, 6, 7].filter((key) => key > after && !done.includes(key)).slice(0, limit)
    for await (const part of inParts({ after: 0, atOnce: 2, read, keyOf: (key) => key })) {
      if (part.includes(breakAt)) throw new Error('interrupted')
      done.push(...part)
    }
  }
  await expect(run(4)).rejects.toThrow('interrupted')
  await run(-1)
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a queue is processed until a part is not full', async () => {
  const taken: number[] = []
  let left = 25
  await untilFewer(10, async () => {
    const part = Math.min(10, left)
    left -= part
    taken.push(part)
    return part
  })
  expect(taken).toEqual([10, 10, 5])
})
