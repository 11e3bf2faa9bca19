import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { endOneSession, endOtherSessions, listSessions, listSignIns } from '@ante/contract/identity/sessions.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { findAccount, memberOf } from '../members.ts'
import { signIn } from '../login/sign-in.ts'
import type { SignIn } from '../login/sign-ins.ts'
import { newMember, PASSWORD } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

async function signInAgain(username: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await gateway.call(login, { type: 'username', username, password: PASSWORD }, { headers })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.token
}
async function list(token: string) {
  const answer = await gateway.call(listSessions, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.sessions
}
const isAlive = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).ok

test('a member sees all sessions with their devices, and which one is current', async () => {
  const { userName, token } = await newMember(gateway)
  gateway.ports.clock.offsetMs = 5000
  await signInAgain(userName, { 'User-Agent': 'A telephone', Device: 'OTHERS' })

  expect(await list(token)).toEqual([
    expect.objectContaining({ current: false, userAgent: 'A telephone', device: 'OTHERS', ip: '127.0.0.1' }),
    expect.objectContaining({ current: true, device: 'MOBILE', country: null }),
  ])
})

test('an expired session is not listed', async () => {
  const { userName, token } = await newMember(gateway)
  // Each session expires after 30 minutes without a call.
  gateway.ports.clock.offsetMs = 20 * 60_000
  const current = await signInAgain(userName)
  gateway.ports.clock.offsetMs = 40 * 60_000

  expect(await list(current)).toMatchObject([{ current: true }])
  expect(await isAlive(token)).toBe(false)
})

test('ending a session from the list ends this one only', async () => {
  const { userName, token } = await newMember(gateway)
  const [telephone, tablet] = [await signInAgain(userName), await signInAgain(userName)]
  const ended = (await list(telephone)).find(({ current }) => current)

  expect(await gateway.call(endOneSession, { id: ended?.id ?? '' }, { token })).toEqual({ ok: true, value: {} })

  expect([await isAlive(token), await isAlive(telephone), await isAlive(tablet)]).toEqual([true, false, true])
  const again = await gateway.call(endOneSession, { id: ended?.id ?? '' }, { token })
  expect(again).toMatchObject({ status: 404, code: 'session.not.found' })
})

test('a member cannot end another member’s session', async () => {
  const [victim, stranger] = [await newMember(gateway), await newMember(gateway)]
  const [session] = await list(victim.token)

  for (const id of [session?.id ?? '', 'x', "' or true --", '00000000-0000-4000-8000-000000000000']) {
    const answer = await gateway.call(endOneSession, { id }, { token: stranger.token })
    expect(answer).toMatchObject({ status: 404, code: 'session.not.found' })
  }
  expect(await isAlive(victim.token)).toBe(true)
})

test('all other sessions end together, and the event is logged', async () => {
  const { userName, token } = await newMember(gateway)
  const others = [await signInAgain(userName), await signInAgain(userName)]

  expect(await gateway.call(endOtherSessions, {}, { token })).toEqual({ ok: true, value: { ended: 2 } })

  expect([await isAlive(token), ...(await Promise.all(others.map(isAlive)))]).toEqual([true, false, false])
  expect(await gateway.call(endOtherSessions, {}, { token })).toEqual({ ok: true, value: { ended: 0 } })
  const answer = await gateway.call(listSignIns, {}, { token })
  expect(answer.ok && answer.value.events.map(({ kind }) => kind)).toEqual(['sessions.ended'])
})

test('recent sign-ins are listed, and marked if device or network was new', async () => {
  const { userName, token } = await newMember(gateway)
  gateway.ports.clock.offsetMs = 1000
  await signInAgain(userName)

  const answer = await gateway.call(listSignIns, {}, { token })

  expect(answer.ok && answer.value.signIns).toMatchObject([
    { method: 'password', known: true },
    { method: 'registration', known: false },
  ])
})

test('a sign-in and its notice are stored in one transaction', async () => {
  const { userName } = await newMember(gateway)
  const row = await findAccount(gateway.ports.db, 'aurora', userName)
  if (!row) throw new Error('no account')
  const visitor = {
    ip: '203.0.113.9',
    device: 'MOBILE',
    country: 'PH',
    language: 'EN',
    userAgent: '',
    deviceId: null,
  } as const
  const now = gateway.ports.clock.now()
  const signInInput = { member: memberOf(row), method: 'password', visitor, firstTimeLogin: false, now } as const
  const received: SignIn[] = []
  const trySignIn = (fail: boolean) =>
    inTransaction(gateway.ports.db, (tx) =>
      signIn(
        {
          onSignIn: async (_tx, notified) => {
            received.push(notified)
            if (fail) throw new Error('no notice')
          },
        },
        tx,
        signInInput,
      ),
    )
  const sessions = async () =>
    (await gateway.ports.db.selectFrom('session').select('id').where('member_id', '=', row.id).execute()).length

  await expect(trySignIn(true)).rejects.toThrow('no notice')
  expect(await sessions()).toBe(1)
  await trySignIn(false)
  expect(await sessions()).toBe(2)
  expect(received.at(-1)).toMatchObject({
    method: 'password',
    known: false,
    visitor: { ip: '203.0.113.9', country: 'PH' },
  })
  await trySignIn(false)
  expect(received.at(-1)).toMatchObject({ known: true })
})

test('a trial member sees their own session', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  expect(await list(trial.ok ? trial.value.token : '')).toMatchObject([{ current: true }])
})
