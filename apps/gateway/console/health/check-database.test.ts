import { expect, test } from 'vitest'

import { checkedReplicas } from './check-database.ts'
import type { Replication } from './check-database.ts'
import { checkedPart } from './checked-part.ts'

const now = new Date('2026-05-01T10:00:00Z')
const checked = (slots: Replication['slots'], connected: Replication['connected']) =>
  checkedPart('replicas', checkedReplicas({ slots, connected }, now))
const slot = { slot: 'second', active: true }
const replica = { name: 'second', seconds: 0.2 }

test('a replica that follows is up, one that lags slow, and one whose slot is not used down', () => {
  expect(checked([], [])).toMatchObject({ state: 'unknown', successAt: null })
  expect(checked([slot], [replica])).toMatchObject({ state: 'up', successAt: now.toISOString() })
  expect(checked([], [{ ...replica, seconds: null }])).toMatchObject({ state: 'up' })
  expect(checked([{ ...slot, active: false }], [replica])).toMatchObject({
    state: 'down',
    problems: [{ code: 'replica.disconnected', about: 'second' }],
  })
  expect(checked([slot], [{ ...replica, seconds: 42.4 }])).toMatchObject({
    state: 'slow',
    problems: [{ code: 'replica.lagging', about: 'second', value: '42' }],
  })
})
