import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)
const fetchRules = async () => {
  const answer = await gateway.call(getRegistrationRules, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

// rules: calls-16
test('configured fields are requested at registration, and their patterns apply until they are replaced', async () => {
  const rule = { enabled: true, required: false, regExp: '[a-z]{3,9}' }
  await outputOf('registration', 'update', 'aurora', 'QQnum', 'optional', '--pattern', '[a-z]{3,9}')
  await expect.poll(async () => (await fetchRules()).qqNum).toEqual(rule)

  await outputOf('registration', 'update', 'aurora', 'qqNum', 'required')
  await expect.poll(async () => (await fetchRules()).qqNum).toEqual({ ...rule, required: true })
  expect(await outputOf('registration', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ field: 'qqNum', use: 'required', pattern: '[a-z]{3,9}' }),
  )

  await outputOf('registration', 'update', 'aurora', 'qqNum', 'off', '--pattern', 'default')
  await expect.poll(async () => (await fetchRules()).qqNum.enabled).toBe(false)
})

const pictureShown = async () => {
  const answer = await gateway.call(getCaptcha, {})
  return answer.ok ? answer.value.code : answer.code
}

test('captchas show digits, letters or an equation, with the configured length', async () => {
  expect(await pictureShown()).toEqual({ kind: 'digits', length: 4 })
  await outputOf('registration', 'update-captcha', 'aurora', 'letters', '--length', '16')
  await expect.poll(pictureShown).toEqual({ kind: 'letters', length: 16 })
  await outputOf('registration', 'update-captcha', 'aurora', 'equation')
  await expect.poll(pictureShown).toEqual({ kind: 'equation', length: 2 })
  await outputOf('registration', 'update-captcha', 'aurora', 'default')
  await expect.poll(pictureShown).toEqual({ kind: 'digits', length: 4 })
})

test.each([
  [['letters', '--length', '17']],
  [['letters', '--length', '0']],
  [['equation', '--length', '3']],
  [['runes']],
])('a captcha of %j is refused', async (argv) => {
  expect((await runCommand('registration', 'update-captcha', 'aurora', ...argv)).code).toBe(2)
})

test('a switch is on or off', async () => {
  await outputOf('registration', 'update', 'aurora', 'captcha', 'on')
  await expect.poll(async () => (await fetchRules()).captcha).toEqual({ enabled: true })
  await outputOf('registration', 'update', 'aurora', 'captcha', 'off')
  await expect.poll(async () => (await fetchRules()).captcha).toEqual({ enabled: false })
})

// rules: registration-2
test.each([
  [['username', 'required', '--pattern', '(a+)+'], 1, 'would take very long to check'],
  ...['a'.repeat(201), '('].map((pattern) => [
    ['username', 'required', '--pattern', pattern],
    1,
    'or not a regular expression',
  ]),
  [['username', 'off'], 1, 'must be required'],
  [['password', 'optional'], 1, 'must be required'],
  [['nickname', 'on'], 2, 'Use off, optional, required'],
  [['captcha', 'required'], 2, 'Use off, on'],
  [['captcha', 'on', '--pattern', 'x'], 2, 'has no pattern'],
  [['nicname', 'off'], 2, 'Did you mean nickname?'],
] as [string[], number, string][])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  const before = await outputOf('registration', 'list', 'aurora')

  expect(await runCommand('registration', 'update', 'aurora', ...argv)).toMatchObject({
    code,
    stdout: '',
    stderr: expect.stringContaining(message),
  })

  expect(await outputOf('registration', 'list', 'aurora')).toEqual(before)
})
