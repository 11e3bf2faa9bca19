import { expect, test } from 'vitest'

import { loadedOnce } from './loaded-once.ts'

test('loads once, and again after a failure', async () => {
  const answers: (() => Promise<string>)[] = [
    () => Promise.reject(new Error('no connection')),
    () => Promise.resolve('first'),
    () => Promise.resolve('second'),
  ]
  const load = loadedOnce(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  const failures = await Promise.allSettled([load(), load()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(answers).toHaveLength(2)
  expect(await Promise.all([load(), load()])).toEqual(['first', 'first'])
  expect(await load()).toBe('first')
})
