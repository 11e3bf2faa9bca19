import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { CallContext } from '../kit/context.ts'
import { Refused } from '../kit/refusal.ts'
import { MerchantDirectory } from '../merchant/public.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { logIn } from './log-in.ts'
import { sha256 } from './sha256.ts'
import { newAccount, newMember, PASSWORD, registration } from './test/people.ts'

const GUESSES = 10_000
const AT_ONCE = 50
/** As many guesses keep a busy machine busy for a while. */
const LONG_MS = 180_000
const HOME = '127.0.0.1'
const DEVICE = 'phone-0123456789abcdef'

let gateway: TestGateway
let merchants: MerchantDirectory
beforeAll(async () => {
  gateway = await startGateway({ databasePool: 12 })
  merchants = new MerchantDirectory(gateway.ports.db)
  await merchants.load()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

const withoutPictures = () => {
  const blind = Object.create(merchants) as MerchantDirectory
  blind.moduleIsOn = (_code, moduleId) => moduleId !== 'CAPTCHA3'
  return blind
}

interface Guess {
  username: string
  password: string
  ip: string
  deviceId?: string
  picture?: { captchaId: string; captcha: string }
}

/** What the gateway says to a guess from anywhere, without a detour over the network. */
async function guess({ username, password, ip, deviceId, picture }: Guess, directory = merchants): Promise<string> {
  const context: CallContext = {
    requestId: '',
    ip,
    device: 'MOBILE',
    language: 'EN',
    country: null,
    merchantCode: 'aurora',
    idempotencyKey: null,
    member: null,
  }
  const visitor = { ip, device: 'MOBILE', country: null, userAgent: '', deviceId: deviceId ?? null } as const
  const ports = { ...gateway.ports, merchants: directory, onSignIn: async () => {} }
  try {
    await logIn(ports, { type: 'username', username, password, ...picture }, { ...context, visitor })
    return 'in'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** Many guesses from as many addresses; how often each answer came. */
async function guessAll(wanted: number, make: (index: number) => Promise<string>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  let next = 0
  const guesser = async () => {
    for (let index = next++; index < wanted; index = next++) {
      const answer = await make(index)
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guesser))
  return answers
}

/** A picture and its code, without drawing it. */
async function readPicture(): Promise<{ captchaId: string; captcha: string }> {
  const [captchaId, captcha] = [randomUUID(), '1234']
  await gateway.ports.db
    .insertInto('captcha')
    .values({
      id: captchaId,
      merchant_code: 'aurora',
      answer_hash: sha256(captchaId, captcha),
      expires_at: new Date(gateway.ports.clock.now().getTime() + 60_000),
    })
    .execute()
  return { captchaId, captcha }
}

async function ownerWithDevice(): Promise<string> {
  const account = newAccount()
  const answer = await gateway.call(register, { ...registration(account), loginDeviceId: DEVICE })
  if (!answer.ok) throw new Error(answer.code)
  return account
}

test(
  'ten thousand guesses at one account from as many addresses: a handful is looked at, and the owner still gets in',
  async () => {
    const username = await ownerWithDevice()
    const directory = withoutPictures()

    const answers = await guessAll(GUESSES, (index) =>
      guess({ username, password: `Guess${index}`, ip: address(index) }, directory),
    )

    expect(answers['in']).toBeUndefined()
    expect(answers['login.credentials.incorrect']).toBeLessThanOrEqual(14)
    expect(await guess({ username, password: PASSWORD, ip: '172.16.0.1' }, directory)).toBe('request.too_many')
    expect(await guess({ username, password: PASSWORD, ip: HOME }, directory)).toBe('in')
    expect(await guess({ username, password: PASSWORD, ip: '172.16.0.2', deviceId: DEVICE }, directory)).toBe('in')
  },
  LONG_MS,
)

test('where pictures are shown, one guess is looked at without, and who reads one gets in from anywhere', async () => {
  const { userName: username } = await newMember(gateway)

  const answers = await guessAll(2_000, (index) => guess({ username, password: `Guess${index}`, ip: address(index) }))

  expect(answers).toEqual({ 'login.credentials.incorrect': 1, 'captcha.required': 1_999 })
  const picture = await readPicture()
  expect(await guess({ username, password: PASSWORD, ip: '172.16.0.1', picture })).toBe('in')
})

test('who reads picture after picture is stopped too, and the owner gets in from where he is known', async () => {
  const { userName: username } = await newMember(gateway)

  const answers = await guessAll(300, async (index) =>
    guess({ username, password: `Guess${index}`, ip: address(index), picture: await readPicture() }),
  )

  expect(answers['in']).toBeUndefined()
  expect(answers['login.credentials.incorrect']).toBeLessThanOrEqual(60)
  const stranger = { username, password: PASSWORD, ip: '172.16.0.1' }
  expect(await guess({ ...stranger, picture: await readPicture() })).toBe('request.too_many')
  expect(await guess({ ...stranger, ip: HOME, picture: await readPicture() })).toBe('in')
  gateway.ports.clock.offsetMs = 16 * 60_000
  expect(await guess({ ...stranger, picture: await readPicture() })).toBe('in')
})

test('guesses at once are counted before they are looked at', async () => {
  const { userName: username } = await newMember(gateway)
  const directory = withoutPictures()

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => guess({ username, password: `Guess${index}`, ip: '10.0.0.1' }, directory)),
  )

  expect(answers.filter((answer) => answer === 'login.credentials.incorrect').length).toBeLessThanOrEqual(7)
})

test('an account that does not exist is answered alike', async () => {
  const directory = withoutPictures()
  const { userName } = await newMember(gateway)
  const sequence = async (username: string) => {
    const answers: string[] = []
    for (let index = 0; index < 8; index++) {
      answers.push(await guess({ username, password: 'Guess1', ip: address(index) }, directory))
    }
    return answers
  }

  expect(await sequence(newAccount())).toEqual(await sequence(userName))
})

test('a stranger in the owner’s network has no more tries by calling himself another device each time', async () => {
  const { userName: username } = await newMember(gateway)
  const directory = withoutPictures()
  const answers: string[] = []
  for (let index = 0; index < 10; index++) {
    const deviceId = `made-up-number-${index}`
    answers.push(await guess({ username, password: 'Guess1', ip: HOME, deviceId }, directory))
  }
  expect(answers.filter((answer) => answer === 'login.credentials.incorrect').length).toBeLessThanOrEqual(7)
})

test('a sign-in of his own gives nobody back what he has tried at others', async () => {
  const { userName: own } = await newMember(gateway)
  const directory = withoutPictures()
  const ip = '10.9.9.9'
  for (let index = 0; index < 20; index++) {
    await guess({ username: newAccount(), password: 'Guess1', ip }, directory)
    if (index % 5 === 0) await guess({ username: own, password: PASSWORD, ip }, directory)
  }
  expect(await guess({ username: newAccount(), password: 'Guess1', ip }, directory)).toBe('request.too_many')
})

test('the refusal says how long to wait, and the wait grows', async () => {
  const username = newAccount()
  await gateway.ports.db.deleteFrom('login_failure').execute()
  const account = { merchant_code: 'aurora', scope: 'account' as const, subject_hash: sha256(username.toLowerCase()) }
  for (const [failures, seconds] of [
    [50, 1],
    [53, 8],
    [70, 900],
  ] as const) {
    await gateway.ports.db.deleteFrom('login_failure').execute()
    await gateway.ports.db
      .insertInto('login_failure')
      .values({ ...account, failures, last_at: new Date(gateway.ports.clock.now().getTime() + 500) })
      .execute()
    const answer = await gateway.call(login, { type: 'username', username, password: 'x', ...(await readPicture()) })
    const details = { retryAfterSeconds: expect.any(Number) }
    expect(answer).toMatchObject({ ok: false, status: 429, code: 'request.too_many', details })
    const told = (answer as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds
    expect(told).toBeGreaterThan(seconds / 2)
    expect(told).toBeLessThanOrEqual(seconds + 1)
  }
})
