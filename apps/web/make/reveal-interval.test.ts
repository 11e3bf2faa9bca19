import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { withShorterInterval } from './reveal-interval.ts'

const require = createRequire(import.meta.url)

test('the pinned version of React has the interval in two conditions, which become shorter', () => {
  const client = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')
  const before = readFileSync(client, 'utf8')
  const after = withShorterInterval(before)
  expect(after).toContain('globalMostRecentFallbackTime + 50 - now()')
  expect(after).toContain('50 > now() - globalMostRecentFallbackTime')
  expect(before.length - after.length).toBe(2)
})

test('another version of React is refused', () => {
  expect(() => withShorterInterval('function commitRoot() {}')).toThrow('0 times')
})
