import { expect, test } from 'vitest'

import { Refused } from '../../kit/refusal.ts'
import { inTurn } from './draw-in-turn.ts'

/** Returns a function whose calls last until the test finishes them. */
function stoppable() {
  const ends: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const work = async (name: string) => {
    most = Math.max(most, ++atOnce)
    await new Promise<void>((resolve) => ends.push(resolve))
    atOnce--
    return name
  }
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count;) {
      await Promise.resolve()
      const end = ends.shift()
      if (!end) continue
      end()
      ended++
    }
  }
  return { work, endAll, most: () => most }
}

test('a flood is processed a few calls at a time, and all queued callers are served', async () => {
  const { work, endAll, most } = stoppable()
  const draw = inTurn(work, { atOnce: 2, waiting: 3 })

  const requested = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
    draw(name).catch((error: unknown) => error instanceof Refused && error.code),
  )
  await endAll(5)

  expect(await Promise.all(requested)).toEqual(['a', 'b', 'c', 'd', 'e', 'request.too_many', 'request.too_many'])
  expect(most()).toBe(2)
})

test('a failed call lets the next one run', async () => {
  let failing = true
  const draw = inTurn(
    async (name: string) => {
      if (failing) throw new Error(`no ${name}`)
      return name
    },
    { atOnce: 1, waiting: 1 },
  )
  const [first, second] = await Promise.allSettled([draw('a'), draw('b')])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])

  failing = false

  expect(await draw('c')).toBe('c')
})
