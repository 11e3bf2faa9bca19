import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { CallContext } from '../../kit/context.ts'
import { Refused } from '../../kit/refusal.ts'
import { MerchantDirectory } from '../../merchant/public.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { logIn } from './log-in.ts'
import { sha256 } from '../../kit/sha256.ts'
import { newAccount, newMember, PASSWORD, registration } from '../test/people.ts'

const GUESSES = 10_000
const AT_ONCE = 50
/** Timeout in milliseconds: many guesses take long on a busy machine. */
const LONG_MS = 180_000
const HOME = '127.0.0.1'
const DEVICE = 'phone-0123456789abcdef'

let gateway: TestGateway
let merchants: MerchantDirectory
let withoutPictures: MerchantDirectory
beforeAll(async () => {
  gateway = await startGateway({ databasePool: 12 })
  merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
  withoutPictures = new WithoutPictures(gateway.ports)
  await withoutPictures.load()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  clock.at = gateway.ports.clock.now()
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

/** A clock that only tests advance, so that no wait ends early on a slow machine. */
const clock = { at: new Date(), now: () => clock.at }
const wait = (ms: number) => {
  clock.at = new Date(clock.at.getTime() + ms)
}

class WithoutPictures extends MerchantDirectory {
  override moduleIsOn(code: string, moduleId: string): boolean {
    return moduleId !== 'CAPTCHA3' && super.moduleIsOn(code, moduleId)
  }
}

interface Guess {
  username: string
  password: string
  ip: string
  deviceId?: string
  captcha?: { captchaId: string; captcha: string }
}

/** Makes a guess from any address, without network calls; returns the gateway's answer. */
async function guess({ username, password, ip, deviceId, captcha }: Guess, directory = merchants): Promise<string> {
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
  const visitor = {
    ip,
    device: 'MOBILE',
    country: null,
    language: 'EN',
    userAgent: '',
    deviceId: deviceId ?? null,
  } as const
  const ports = { ...gateway.ports, clock, merchants: directory, onSignIn: async () => {} }
  try {
    await logIn(ports, { type: 'username', username, password, ...captcha }, { ...context, visitor })
    return 'in'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** Makes one guess per address; returns the number of each answer. */
async function guessAll(expected: number, make: (index: number) => Promise<string>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  let next = 0
  const guesser = async () => {
    for (let index = next++; index < expected; index = next++) {
      const answer = await make(index)
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guesser))
  return answers
}

/** Stores a captcha with a known answer, without drawing it. */
async function storeKnownCaptcha(): Promise<{ captchaId: string; captcha: string }> {
  const [captchaId, captcha] = [randomUUID(), '1234']
  await gateway.ports.db
    .insertInto('captcha')
    .values({
      id: captchaId,
      merchant_code: 'aurora',
      answer_hash: sha256(captchaId, captcha),
      expires_at: new Date(clock.at.getTime() + 60_000),
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

// rules: errors-6
test(
  'of ten thousand guesses at one account from different addresses only a handful is checked, and the owner can still sign in',
  async () => {
    const username = await ownerWithDevice()

    const answers = await guessAll(GUESSES, (index) =>
      guess({ username, password: `Guess${index}`, ip: address(index) }, withoutPictures),
    )

    expect(answers).toEqual({ 'login.credentials.incorrect': 5, 'request.too_many': GUESSES - 5 })
    expect(await guess({ username, password: PASSWORD, ip: '172.16.0.1' }, withoutPictures)).toBe('request.too_many')
    expect(await guess({ username, password: PASSWORD, ip: HOME }, withoutPictures)).toBe('in')
    expect(await guess({ username, password: PASSWORD, ip: '172.16.0.2', deviceId: DEVICE }, withoutPictures)).toBe(
      'in',
    )
  },
  LONG_MS,
)

test('with captchas only the first guess needs none, and a solved captcha is accepted from any address', async () => {
  const { userName: username } = await newMember(gateway)

  const answers = await guessAll(2_000, (index) => guess({ username, password: `Guess${index}`, ip: address(index) }))

  expect(answers).toEqual({ 'login.credentials.incorrect': 1, 'captcha.required': 1_999 })
  const captcha = await storeKnownCaptcha()
  expect(await guess({ username, password: PASSWORD, ip: '172.16.0.1', captcha })).toBe('in')
})

test('a guesser who solves captcha after captcha is stopped too, and the owner can sign in from known devices', async () => {
  const { userName: username } = await newMember(gateway)

  const answers = await guessAll(300, async (index) =>
    guess({ username, password: `Guess${index}`, ip: address(index), captcha: await storeKnownCaptcha() }),
  )

  expect(answers).toEqual({ 'login.credentials.incorrect': 5, 'request.too_many': 295 })
  const stranger = { username, password: PASSWORD, ip: '172.16.0.1' }
  expect(await guess({ ...stranger, captcha: await storeKnownCaptcha() })).toBe('request.too_many')
  expect(await guess({ ...stranger, ip: HOME, captcha: await storeKnownCaptcha() })).toBe('in')
  wait(1000)
  expect(await guess({ ...stranger, captcha: await storeKnownCaptcha() })).toBe('in')
})

test('simultaneous guesses are counted before they are checked', async () => {
  const { userName: username } = await newMember(gateway)

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      guess({ username, password: `Guess${index}`, ip: '10.0.0.1' }, withoutPictures),
    ),
  )

  expect(answers.filter((answer) => answer === 'login.credentials.incorrect')).toHaveLength(5)
})

test('each further guess doubles the wait, up to a quarter of an hour', async () => {
  const username = newAccount()
  const guessFrom = (index: number) => guess({ username, password: 'Guess1', ip: address(index) }, withoutPictures)
  for (let index = 0; index < 5; index++) expect(await guessFrom(index)).toBe('login.credentials.incorrect')
  for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900].entries()) {
    wait(seconds * 1000 - 1)
    expect(await guessFrom(100 + index)).toBe('request.too_many')
    wait(1)
    expect(await guessFrom(200 + index)).toBe('login.credentials.incorrect')
  }
})

// rules: errors-7
test('a missing account gets the same answers', async () => {
  const { userName } = await newMember(gateway)
  const sequence = async (username: string) => {
    const answers: string[] = []
    for (let index = 0; index < 8; index++) {
      answers.push(await guess({ username, password: 'Guess1', ip: address(index) }, withoutPictures))
    }
    return answers
  }

  expect(await sequence(newAccount())).toEqual(await sequence(userName))
})

test('a stranger in the owner’s network gets no more attempts by changing the device id', async () => {
  const { userName: username } = await newMember(gateway)
  const answers: string[] = []
  for (let index = 0; index < 10; index++) {
    const deviceId = `made-up-number-${index}`
    answers.push(await guess({ username, password: 'Guess1', ip: HOME, deviceId }, withoutPictures))
  }
  expect(answers.filter((answer) => answer === 'login.credentials.incorrect')).toHaveLength(5)
})

test('signing in to one account does not reset failures at other accounts', async () => {
  const { userName: own } = await newMember(gateway)
  const ip = '10.9.9.9'
  for (let index = 0; index < 20; index++) {
    await guess({ username: newAccount(), password: 'Guess1', ip }, withoutPictures)
    if (index % 5 === 0) await guess({ username: own, password: PASSWORD, ip }, withoutPictures)
  }
  expect(await guess({ username: newAccount(), password: 'Guess1', ip }, withoutPictures)).toBe('request.too_many')
})

test('the refusal contains the wait', async () => {
  const username = newAccount()
  const subject = { merchant_code: 'aurora', scope: 'account' as const, subject_hash: sha256(username.toLowerCase()) }
  const last = { failures: 70, last_at: gateway.ports.clock.now() }
  await gateway.ports.db
    .insertInto('login_failure')
    .values({ ...subject, ...last })
    .execute()

  const answer = await gateway.call(login, {
    type: 'username',
    username,
    password: 'x',
    ...(await storeKnownCaptcha()),
  })

  expect(answer).toMatchObject({ ok: false, status: 429, code: 'request.too_many' })
  const { retryAfterSeconds } = (answer as { details: { retryAfterSeconds: number } }).details
  expect(retryAfterSeconds).toBeGreaterThan(600)
  expect(retryAfterSeconds).toBeLessThanOrEqual(900)
})
