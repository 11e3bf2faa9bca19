import { randomUUID } from 'node:crypto'

import { login } from '@ante/contract/identity/session.ts'
import { requestWork, WORK_PARTS } from '@ante/contract/identity/work.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { register } from '@ante/contract/identity/register.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { sha256 } from '../../kit/sha256.ts'
import { solvedWork } from '../test/solved-work.ts'
import { newAccount, newMember, PASSWORD, registration } from '../test/people.ts'
import { workRefusal } from './work.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
  await gateway.ports.db.deleteFrom('work_task').execute()
})

async function taskFor(input: InputOf<typeof requestWork>, host = 'localhost') {
  const answer = await gateway.call(requestWork, input, { host })
  if (!answer.ok) throw new Error(`no task was issued: ${answer.code}`)
  return answer.value
}

const refusalOf = (work: ReturnType<typeof solvedWork>, username: string, more: object = {}) =>
  workRefusal(gateway.ports, work, { merchantCode: 'aurora', purpose: 'login', ip: '127.0.0.1', username, ...more })

/**
 * Stores this many wrong passwords, the last one `aheadMs` in the future, so that no wait ends early on a slow machine.
 */
async function failed(username: string, failures: number, aheadMs = 0) {
  const subject = { merchant_code: 'aurora', scope: 'account' as const, subject_hash: sha256(username.toLowerCase()) }
  await gateway.ports.db
    .insertInto('login_failure')
    .values({ ...subject, failures, last_at: new Date(gateway.ports.clock.now().getTime() + aheadMs) })
    .execute()
}

const enter = (username: string, more: Partial<InputOf<typeof login>> = {}) =>
  gateway.call(login, { type: 'username', username, password: PASSWORD, ...more })

test('after a failure, proof of work is accepted instead of the captcha', async () => {
  const { userName: username } = await newMember(gateway)
  await failed(username, 1)
  expect(await enter(username)).toMatchObject({ ok: false, code: 'captcha.required', details: { captcha: true } })

  const work = solvedWork(await taskFor({ purpose: 'login', username }))

  expect(await enter(username, { work })).toMatchObject({ ok: true })
})

test('work is accepted once, even if sent many times simultaneously to two instances', async () => {
  const username = newAccount()
  const work = solvedWork(await taskFor({ purpose: 'login', username }))
  const other = await startGatewayOn(gateway.databaseUrl)
  const subject = { merchantCode: 'aurora', purpose: 'login', ip: '127.0.0.1', username } as const

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => workRefusal((index % 2 ? other : gateway).ports, work, subject)),
  )

  expect(answers.filter((refusal) => refusal === null)).toHaveLength(1)
  await other.stop()
})

test('wrong work invalidates its task', async () => {
  const username = newAccount()
  const work = solvedWork(await taskFor({ purpose: 'login', username }))

  expect(await refusalOf({ ...work, numbers: Array(WORK_PARTS).fill(0) }, username)).toBe('captcha.incorrect')
  expect(await refusalOf(work, username)).toBe('captcha.incorrect')
})

test('a task is valid for five minutes', async () => {
  const username = newAccount()
  const [young, old] = [await taskFor({ purpose: 'login', username }), await taskFor({ purpose: 'login', username })]
  gateway.ports.clock.offsetMs = 4 * 60_000
  expect(await refusalOf(solvedWork(young), username)).toBeNull()

  gateway.ports.clock.offsetMs = 5 * 60_000 + 1000

  expect(await refusalOf(solvedWork(old), username)).toBe('captcha.incorrect')
})

test.each([
  ['at another merchant', { merchantCode: 'lotus' }],
  ['for another purpose', { purpose: 'register' }],
  ['for another username', { username: 'somebodyelse' }],
])('work is not accepted %s', async (_, elsewhere) => {
  const username = newAccount()
  const work = solvedWork(await taskFor({ purpose: 'login', username }))

  expect(await refusalOf(work, username, elsewhere)).toBe('captcha.incorrect')
})

test('work for a name is valid for any spelling of it', async () => {
  const username = newAccount()
  const work = solvedWork(await taskFor({ purpose: 'login', username: ` ${username.toUpperCase()} ` }))

  expect(await refusalOf(work, username)).toBeNull()
})

test('work for a task that was never issued is refused', async () => {
  expect(await refusalOf(solvedWork({ id: randomUUID(), bits: 1 }), newAccount())).toBe('captcha.incorrect')
})

test('tasks get harder with failures of a name, existing or not', async () => {
  const [{ userName }, nobody] = [await newMember(gateway), newAccount()]
  for (const username of [userName, nobody]) {
    expect((await taskFor({ purpose: 'login', username })).bits).toBe(13)
    await failed(username, 6)
    expect((await taskFor({ purpose: 'login', username })).bits).toBe(16)
  }
})

test('a task issued before the failures is too easy after them', async () => {
  const username = newAccount()
  const early = await taskFor({ purpose: 'login', username })
  await failed(username, 2)

  expect(await refusalOf(solvedWork(early), username)).toBe('captcha.incorrect')
  expect(await refusalOf(solvedWork(await taskFor({ purpose: 'login', username })), username)).toBeNull()
})

test('a network that requests many tasks gets harder ones, and easier ones an hour later', async () => {
  const bits: number[] = []
  for (let count = 0; count < 21; count++) bits.push((await taskFor({ purpose: 'register' })).bits)
  expect(bits).toEqual([...Array<number>(20).fill(13), 14])

  gateway.ports.clock.offsetMs = 3_601_000
  expect((await taskFor({ purpose: 'register' })).bits).toBe(13)
})

// rules: errors-6
test('work does not shorten the wait after guesses', async () => {
  const { userName } = await newMember(gateway)
  const username = newAccount()
  await failed(username, 5, 600_000)
  const work = solvedWork(await taskFor({ purpose: 'login', username }))
  expect(await enter(username, { work })).toMatchObject({ ok: false, status: 429, code: 'request.too_many' })

  // The member signs in from a known device.
  await failed(userName, 5, 600_000)
  const own = solvedWork(await taskFor({ purpose: 'login', username: userName }))
  expect(await enter(userName, { work: own })).toMatchObject({ ok: true })
})

// rules: registration-5
test('a merchant that requires a captcha accepts a registration with proof of work, once', async () => {
  const host = 'lotus.localhost'
  const work = solvedWork(await taskFor({ purpose: 'register' }, host))

  const first = await gateway.call(register, { ...registration(newAccount()), work }, { host })
  const second = await gateway.call(register, { ...registration(newAccount()), work }, { host })

  expect(first).toMatchObject({ ok: true })
  expect(second).toMatchObject({ ok: false, code: 'captcha.incorrect' })
})

test.each([
  { id: 'x', numbers: Array(WORK_PARTS).fill(1) },
  { id: randomUUID(), numbers: [1] },
  { id: randomUUID(), numbers: Array(WORK_PARTS).fill(-1) },
  { id: randomUUID(), numbers: Array(WORK_PARTS).fill(0.5) },
  { id: randomUUID(), numbers: Array(WORK_PARTS).fill(2 ** 60) },
  { id: randomUUID(), numbers: Array(1000).fill(1) },
])('malformed work is refused without parsing it', async (work) => {
  expect(await enter(newAccount(), { work })).toMatchObject({ ok: false, status: 400, code: 'request.invalid' })
})
