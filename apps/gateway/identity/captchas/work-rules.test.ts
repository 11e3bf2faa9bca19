import { WORK_PARTS } from '@ante/contract/identity/work.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { solvedWork } from '../test/solved-work.ts'
import { bitsFor, isSolved } from './work-rules.ts'

const none = { accountFailures: 0, networkFailures: 0, networkTasks: 0 }

test.each([
  [{}, 13],
  [{ accountFailures: 1 }, 13],
  [{ accountFailures: 2 }, 14],
  [{ accountFailures: 5 }, 15],
  [{ accountFailures: 1_000_000 }, 17],
  [{ networkFailures: 9 }, 13],
  [{ networkFailures: 10 }, 14],
  [{ networkTasks: 19 }, 13],
  [{ networkTasks: 40 }, 15],
  [{ accountFailures: 2, networkFailures: 30, networkTasks: 20 }, 16],
])('after %j a task has %i bits', (trouble, bits) => {
  expect(bitsFor({ ...none, ...trouble })).toBe(bits)
})

test('more failures never make a task easier', () => {
  const trouble = fc.record({ accountFailures: fc.nat(), networkFailures: fc.nat(), networkTasks: fc.nat() })
  fc.assert(
    fc.property(trouble, fc.constantFrom('accountFailures', 'networkFailures', 'networkTasks'), (before, kind) => {
      expect(bitsFor({ ...before, [kind]: before[kind] + 1 })).toBeGreaterThanOrEqual(bitsFor(before))
    }),
  )
})

test('work is valid only if each of its parts is valid', () => {
  const id = '7b0c1e1e-3f1c-4f0e-9f57-1f4f4a0f4a11'
  const work = solvedWork({ id, bits: 8 })
  expect(work.numbers).toHaveLength(WORK_PARTS)
  expect(isSolved(work, 8)).toBe(true)

  // The same numbers do not solve another task, even an easy one.
  expect(isSolved({ ...work, id: '7b0c1e1e-3f1c-4f0e-9f57-1f4f4a0f4a12' }, 8)).toBe(false)
  for (let part = 0; part < WORK_PARTS; part++) {
    const numbers = work.numbers.map((number, at) => (at === part ? number - 1 : number))
    // The number before the first solution is not a solution.
    expect(isSolved({ id, numbers }, 8)).toBe(false)
  }
})
