import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FairQueue, QueueFull } from './fair-queue.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const of = (group: string, member = group) => ({ group, shares: [{ key: member, atMost: 10 }] })

test('a group that floods the queue does not delay other groups', async () => {
  const queue = new FairQueue({ running: 1, waiting: 30 })
  const order: string[] = []
  const run = (group: string, name: string) =>
    queue.run(of(group), async () => {
      await turn()
      order.push(name)
    })
  const flood = Array.from({ length: 8 }, (_, at) => run('flood', `f${at}`))
  await Promise.all([...flood, run('calm', 'c0'), run('calm', 'c1'), run('third', 't0')])
  expect(order).toEqual(['f0', 'f1', 'c0', 't0', 'f2', 'c1', 'f3', 'f4', 'f5', 'f6', 'f7'])
})

test('a party cannot exceed its share, and regains it when its work ends or fails', async () => {
  const queue = new FairQueue({ running: 1, waiting: 30 })
  const tickets = { group: 'a', shares: [{ key: 'member', atMost: 2 }] }
  const failing = queue.run(tickets, () => Promise.reject(new Error('no')))
  const second = queue.run(tickets, turn)
  await expect(queue.run(tickets, turn)).rejects.toBeInstanceOf(QueueFull)
  const other = queue.run(of('a', 'another'), turn)
  await expect(failing).rejects.toThrow('no')
  await Promise.all([second, other])
  await expect(queue.run(tickets, async () => 'done')).resolves.toBe('done')
})

test('concurrency is limited, all accepted work is done, in order within a group', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
      async (running, groups) => {
        const queue = new FairQueue({ running, waiting: 20 })
        let atWork = 0
        const startedByGroup: Record<string, number[]> = { a: [], b: [], c: [] }
        const outcomes = await Promise.allSettled(
          groups.map((group, at) =>
            queue.run({ group, shares: [] }, async () => {
              expect(++atWork).toBeLessThanOrEqual(running)
              startedByGroup[group]?.push(at)
              await turn()
              atWork--
            }),
          ),
        )
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(
          Math.min(groups.length, running + 20),
        )
        for (const places of Object.values(startedByGroup)) expect(places).toEqual(places.toSorted((a, b) => a - b))
      },
    ),
  )
})
