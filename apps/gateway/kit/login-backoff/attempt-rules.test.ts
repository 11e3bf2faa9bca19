import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { needsCaptcha, stillCounted, waitMs } from './attempt-rules.ts'
import type { AttemptState } from './attempt-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const tries = (failures: number, agoMs = 0) => ({ failures, lastAt: new Date(now.getTime() - agoMs) })
const attempt = (
  failures: { account?: number; source?: number; network?: number },
  more: Partial<AttemptState> = {},
) => ({
  failures: {
    account: tries(failures.account ?? 0),
    source: tries(failures.source ?? 0),
    network: tries(failures.network ?? 0),
  },
  known: false,
  captcha: 'disabled' as const,
  now,
  ...more,
})

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [8, 8],
  [14, 512],
  [15, 900],
  [16, 900],
  [1_000_000, 900],
])('after %i failures of an account a stranger waits %i seconds', (account, seconds) => {
  expect(waitMs(attempt({ account }))).toBe(seconds * 1000)
})

test.each([
  ['a solved captcha does not shorten the wait', { account: 7 }, { captcha: 'solved' }, 4],
  ['proof of work does not shorten the wait', { account: 7 }, { captcha: 'worked' }, 4],
  ['a network has twenty free attempts', { network: 19 }, {}, 0],
  ['a network waits after more than twenty failures', { network: 22 }, {}, 4],
  ['a network waits even with a solved captcha', { network: 22 }, { captcha: 'solved' }, 4],
  [
    'a known device or network does not wait for failures of others',
    { account: 5000, network: 5000 },
    { known: true },
    0,
  ],
  ['a known device or network waits for its own failures', { source: 7 }, { known: true, captcha: 'solved' }, 4],
  ['the longest of several waits applies', { account: 6, source: 9, network: 20 }, {}, 16],
] as const)('%s', (_, failures, more, seconds) => {
  expect(waitMs(attempt(failures, more))).toBe(seconds * 1000)
})

test('a wait decreases with time', () => {
  const failures = { account: tries(8, 3000), source: tries(0), network: tries(0) }
  expect(waitMs({ ...attempt({}), failures })).toBe(5000)
  expect(waitMs({ ...attempt({}), failures: { ...failures, account: tries(8, 8000) } })).toBe(0)
})

test('more failures never shorten the wait, and the maximum is a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000), fc.boolean(), (account, source, network, known) => {
      const wait = waitMs(attempt({ account, source, network }, { known }))
      expect(wait).toBeLessThanOrEqual(15 * MINUTE_MS)
      expect(waitMs(attempt({ account: account + 1, source, network }, { known }))).toBeGreaterThanOrEqual(wait)
      expect(waitMs(attempt({ account, source: source + 1, network }, { known }))).toBeGreaterThanOrEqual(wait)
    }),
  )
})

test.each([
  [4, 29, 4],
  [4, 30, 0],
  [5, 30, 5],
  [5, 24 * 60 - 1, 5],
  [5, 24 * 60, 0],
])('%i failures of %i minutes ago count as %i', (failures, minutes, counted) => {
  expect(stillCounted(tries(failures, minutes * MINUTE_MS), now).failures).toBe(counted)
})

test.each([
  [{}, 'missing', false],
  [{ account: 1 }, 'missing', true],
  [{ source: 1 }, 'missing', true],
  [{ network: 1 }, 'missing', true],
  [{ network: 1 }, 'solved', false],
  [{ account: 9 }, 'worked', false],
  [{ account: 9 }, 'disabled', false],
] as const)('after failures of %j with captcha %s, a captcha is required: %s', (failures, captcha, expected) => {
  expect(needsCaptcha(attempt(failures, { captcha }))).toBe(expected)
})
