import { requestReinstatement, getResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { DAY_MS, excludeMember } from '../test/fixtures.ts'
import { correctExclusions } from './correct-exclusion.ts'

const YEAR_MS = 366 * DAY_MS
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

async function excluded(): Promise<SignedInMember> {
  const member = await signedIn(gateway, '100.00')
  expect(await excludeMember(gateway, member, '6m')).toMatchObject({ value: { exclusion: { kind: 'exclusion' } } })
  return member
}

/** Signs the member in again, because sessions last only a day. */
async function signInAgain({ memberId }: SignedInMember): Promise<SignedInMember> {
  const row = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  const { account: username } = await row.executeTakeFirstOrThrow()
  const answer = await gateway.call(login, { type: 'username', username, password: 'Secret2026' })
  if (!answer.ok) throw new Error(answer.code)
  return { memberId, token: answer.value.token }
}

test('an exclusion never ends before its minimum time, and only a day after the reinstatement request', async () => {
  const { clock } = gateway.ports
  const member = await excluded()
  const { token } = member
  expect(await gateway.call(requestReinstatement, {}, { token })).toMatchObject({
    code: 'responsible.gaming.exclusion.running',
  })
  for (const length of ['1d', '6w'] as const) {
    expect(await excludeMember(gateway, member, length)).toMatchObject({ code: 'responsible.gaming.exclusion.shorter' })
  }
  clock.offsetMs = YEAR_MS
  const later = await signInAgain(member)
  expect(await gateway.call(getResponsibleGaming, {}, { token: later.token })).toMatchObject({
    value: { exclusion: { mayRequestReinstatement: true } },
  })
  expect(await gateway.call(requestReinstatement, {}, { token: later.token })).toMatchObject({
    value: { exclusion: { mayRequestReinstatement: false } },
  })
  clock.offsetMs += DAY_MS - 60_000
  const waiting = await signInAgain(member)
  expect(await gateway.call(getResponsibleGaming, {}, { token: waiting.token })).toMatchObject({
    value: { exclusion: { kind: 'exclusion' } },
  })
  clock.offsetMs += 120_000
  expect(await gateway.call(getResponsibleGaming, {}, { token: waiting.token })).toMatchObject({
    value: { exclusion: null },
  })
})

test('a time-out ends automatically; an exclusion may follow it and outlasts it', async () => {
  const member = await signedIn(gateway, '10.00')
  expect(await excludeMember(gateway, member, '1d', 'wrong one')).toMatchObject({ code: 'password.incorrect' })
  expect(await excludeMember(gateway, member, '1d')).toMatchObject({
    value: { exclusion: { kind: 'timeOut', mayRequestReinstatement: false } },
  })
  expect(await excludeMember(gateway, member, '1w')).toMatchObject({ value: { exclusion: { kind: 'timeOut' } } })
  gateway.ports.clock.offsetMs += 7 * DAY_MS + 1_000
  const back = await signInAgain(member)
  expect(await gateway.call(getResponsibleGaming, {}, { token: back.token })).toMatchObject({
    value: { exclusion: null },
  })
  await excludeMember(gateway, back, '6w')
  expect(await excludeMember(gateway, back, '6m')).toMatchObject({ value: { exclusion: { kind: 'exclusion' } } })
})

test('a permanent exclusion does not end; mistakes can be corrected with a reason, which is logged', async () => {
  const member = await signedIn(gateway)
  await excludeMember(gateway, member, 'ever')
  gateway.ports.clock.offsetMs = 20 * YEAR_MS
  const later = await signInAgain(member)
  expect(await gateway.call(requestReinstatement, {}, { token: later.token })).toMatchObject({
    code: 'responsible.gaming.exclusion.running',
  })
  const at = gateway.ports.clock.now()
  const { memberId } = member
  const correct = (because: string) =>
    inTransaction(gateway.ports.db, (tx) => correctExclusions(tx, { memberId, at, reason: because }))
  await expect(correct('oops')).rejects.toThrow('only_a_mistake_ends_early')
  expect(await correct('The operator meant the account of another player.')).toBe(1)
  expect(await gateway.call(getResponsibleGaming, {}, { token: later.token })).toMatchObject({
    value: { exclusion: null },
  })
})

test('the database refuses to shorten, delete or prematurely end an exclusion', async () => {
  const { memberId } = await excluded()
  const { db, clock } = gateway.ports
  const of = db.updateTable('player_exclusion').where('member_id', '=', memberId)
  await expect(of.set({ ends_at: clock.now() }).execute()).rejects.toThrow('immutable')
  await expect(of.set({ lifted_at: clock.now() }).execute()).rejects.toThrow('only_a_mistake_ends_early')
  await expect(db.deleteFrom('player_exclusion').where('member_id', '=', memberId).execute()).rejects.toThrow(
    'immutable',
  )
})
