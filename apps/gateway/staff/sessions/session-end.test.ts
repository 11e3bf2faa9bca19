import fc from 'fast-check'
import { expect, test } from 'vitest'

import { IDLE_MS, MAX_SESSION_MS, sessionEnd } from './sessions.ts'
import type { StaffSession } from './sessions.ts'

const start = new Date('2026-03-01T08:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const opened: StaffSession = {
  id: '',
  token_hash: Buffer.alloc(32),
  staff_id: 1n,
  kind: 'console',
  created_at: start,
  last_seen_at: start,
  expires_at: after(MAX_SESSION_MS),
  ip: '203.0.113.7',
  user_agent: '',
  stepped_up_at: start,
  ended_at: null,
  end_reason: null,
}
const here = '203.0.113.7'

test.each([
  [{}, 0, here, null],
  [{}, IDLE_MS - 1, here, null],
  [{}, IDLE_MS, here, 'idle'],
  [{ last_seen_at: after(MAX_SESSION_MS - 1) }, MAX_SESSION_MS, here, 'expired'],
  [{}, 0, '203.0.113.8', 'other_address'],
  [{ ip: null, kind: 'cli' as const }, 0, null, null],
  [{ end_reason: 'revoked' as const }, 0, here, 'revoked'],
])('a session with %j after %i ms from %s: %s', (changes, ms, ip, end) => {
  expect(sessionEnd({ ...opened, ...changes }, { ip, now: after(ms) })).toBe(end)
})

test('no activity keeps a session open for longer than twelve hours', () => {
  fc.assert(
    fc.property(fc.nat(2 * MAX_SESSION_MS), fc.nat(IDLE_MS - 1), (seenMs, idleMs) => {
      const session = { ...opened, last_seen_at: after(seenMs) }
      const end = sessionEnd(session, { ip: here, now: after(seenMs + idleMs) })
      expect(end).toBe(seenMs + idleMs >= MAX_SESSION_MS ? 'expired' : null)
    }),
  )
})
