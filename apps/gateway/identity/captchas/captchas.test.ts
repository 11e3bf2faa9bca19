import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { sha256 } from '../../kit/sha256.ts'
import { captchaRefusal, createCaptcha } from './captchas.ts'
import { solvedCaptcha, wrongCaptcha } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const answerWith = (answer: { captchaId?: string; captcha?: string }, merchantCode = 'aurora') =>
  captchaRefusal(gateway.ports, { merchantCode, captchaId: answer.captchaId, captcha: answer.captcha })

// rules: calls-5
test('the image is a PNG of pixels, without text', async () => {
  const answer = await gateway.call(getCaptcha, {})
  if (!answer.ok) throw new Error(answer.code)
  const [kind, data = ''] = answer.value.image.split(',')
  const bytes = Buffer.from(data, 'base64')

  expect(kind).toBe('data:image/png;base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 320, height: 112 })
  expect(bytes.includes('tEXt') || bytes.includes('iTXt') || bytes.includes('eXIf')).toBe(false)
  expect(bytes.length).toBeLessThan(10_000)
})

// rules: calls-5
test('the right answer is accepted once', async () => {
  const solved = await solvedCaptcha(gateway)

  expect(await answerWith(solved)).toBeNull()
  expect(await answerWith(solved)).toBe('captcha.incorrect')
})

test('letters are accepted in upper and lower case', async () => {
  const { captchaId } = await createCaptcha(gateway.ports, {
    merchantCode: 'aurora',
    code: { kind: 'letters', length: 1 },
  })
  const { db, clock } = gateway.ports
  await db
    .updateTable('captcha')
    .set({ answer_hash: sha256(captchaId, 'K'), expires_at: new Date(clock.now().getTime() + 60_000) })
    .where('id', '=', captchaId)
    .execute()
  expect(await answerWith({ captchaId, captcha: 'k' })).toBeNull()
})

test('a wrong answer invalidates the captcha', async () => {
  const { captchaId, captcha } = await solvedCaptcha(gateway)

  expect(await answerWith({ captchaId, captcha: wrongCaptcha(captcha) })).toBe('captcha.incorrect')
  expect(await answerWith({ captchaId, captcha })).toBe('captcha.incorrect')
})

test('of many simultaneous right answers one is accepted', async () => {
  const solved = await solvedCaptcha(gateway)

  const answers = await Promise.all(Array.from({ length: 8 }, () => answerWith(solved)))

  expect(answers.filter((refusal) => refusal === null)).toHaveLength(1)
})

// rules: login-2
test('of ten thousand guesses at one captcha only the first is checked', async () => {
  const { captchaId, captcha } = await solvedCaptcha(gateway)
  expect(await answerWith({ captchaId, captcha: wrongCaptcha(captcha) })).toBe('captcha.incorrect')

  const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'))
  const answers = new Set<string | null>()
  const guesser = async () => {
    for (let code = codes.pop(); code; code = codes.pop()) answers.add(await answerWith({ captchaId, captcha: code }))
  }
  await Promise.all(Array.from({ length: 8 }, guesser))

  expect([...answers]).toEqual(['captcha.incorrect'])
}, 60_000)

// rules: calls-5
test('a captcha is valid for five minutes', async () => {
  const [young, old] = [await solvedCaptcha(gateway), await solvedCaptcha(gateway)]
  gateway.ports.clock.offsetMs = 4 * 60_000
  expect(await answerWith(young)).toBeNull()

  gateway.ports.clock.offsetMs = 5 * 60_000 + 1000

  expect(await answerWith(old)).toBe('captcha.incorrect')
})

test('a captcha of one merchant is refused at another', async () => {
  expect(await answerWith(await solvedCaptcha(gateway), 'lotus')).toBe('captcha.incorrect')
})

test.each([
  [{}, 'captcha.required'],
  [{ captcha: '1234' }, 'captcha.required'],
  [{ captchaId: '00000000-0000-4000-8000-000000000000' }, 'captcha.required'],
  [{ captchaId: '00000000-0000-4000-8000-000000000000', captcha: '1234' }, 'captcha.incorrect'],
  [{ captchaId: "'; drop table captcha", captcha: '1234' }, 'captcha.incorrect'],
])('an answer of %j is refused with %s', async (answer, code) => {
  expect(await answerWith(answer)).toBe(code)
})

test('unanswered captchas are deleted from the table', async () => {
  const { captchaId } = await solvedCaptcha(gateway)
  gateway.ports.clock.offsetMs = 6 * 60_000

  await gateway.call(getCaptcha, {})

  const left = gateway.ports.db.selectFrom('captcha').select('id').where('id', '=', captchaId)
  expect(await left.execute()).toEqual([])
})
