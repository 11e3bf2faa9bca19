import { login } from '@ante/contract/identity/session.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Db } from '../../kit/db.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { findAccount } from '../members.ts'
import { hashPassword } from '../../kit/password.ts'
import { setPassword } from '../passwords/set-password.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { newMember, PASSWORD } from '../test/people.ts'

const gateway = sharedGateway()

/** Signs in with the right password while `change` of the account is in progress; returns the answer. */
async function enterDuring(change: (tx: Db, memberId: bigint) => Promise<void>) {
  const { userName: username } = await newMember(gateway)
  const member = await findAccount(gateway.ports.db, 'aurora', username)
  if (!member) throw new Error('no account')
  const entering = await gateway.ports.db.transaction().execute(async (tx) => {
    await change(tx, member.id)
    const answer = gateway.call(login, { type: 'username', username, password: PASSWORD })
    await expect.poll(() => waiting(gateway.ports.db)).toBe(true)
    return { answer }
  })
  return entering.answer
}

/** Whether a connection waits for a lock in this database. */
async function waiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

// rules: abuse-1
test('a sign-in with the old password, begun before the change, opens no session after it', async () => {
  const hash = await hashPassword('Other2026')
  const visitor = {
    ip: '127.0.0.1',
    device: 'MOBILE',
    country: null,
    language: 'EN',
    userAgent: '',
    deviceId: null,
  } as const
  const answer = await enterDuring((tx, memberId) => {
    const at = gateway.ports.clock.now()
    return setPassword({ onSecurityEvent: async () => undefined }, tx, {
      memberId,
      hash,
      exceptToken: null,
      visitor,
      at,
    })
  })

  expect(answer).toMatchObject({ ok: false, code: 'login.credentials.incorrect' })
})

test('a sign-in begun before the account was closed leaves no session that is valid after its reopening', async () => {
  const answer = await enterDuring(async (tx, memberId) => {
    await tx.updateTable('member').set({ status: 'disabled' }).where('id', '=', memberId).execute()
    await endSessionsOf(tx, memberId)
  })

  expect(answer).toMatchObject({ ok: false, code: 'account.disabled' })
})
