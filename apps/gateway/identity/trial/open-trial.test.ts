import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { expect, onTestFinished, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { newAccount, registration } from '../test/people.ts'

async function gatewayForTest() {
  const gateway = await startGateway()
  onTestFinished(() => gateway.stop())
  return gateway
}

// rules: limits-3, calls-3
test('a trial account belongs to the trial merchant, has a generated name and is signed in', async () => {
  const gateway = await gatewayForTest()

  const answer = await gateway.call(loginFreeplay, {}, { host: 'lotus.localhost' })

  const userName = expect.stringMatching(/^trial\d{8}$/)
  const session = { merchantCode: 'lotus-trial', userName, customerType: 4, firstTimeLogin: true }
  expect(answer).toMatchObject({ ok: true, value: session })
  const token = answer.ok ? answer.value.token : ''
  const info = await gateway.call(getMemberInfo, {}, { token, host: 'lotus.localhost' })
  expect(info).toMatchObject({ ok: true, value: { account: userName, type: 4, toUpline: false } })
})

// rules: calls-3
test('an address opens twenty trial accounts a day, even with simultaneous calls', async () => {
  const gateway = await gatewayForTest()

  const answers = await Promise.all(Array.from({ length: 25 }, () => gateway.call(loginFreeplay, {})))

  expect(answers.filter((answer) => answer.ok)).toHaveLength(20)
  const refusals = answers.filter((answer) => !answer.ok)
  expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(5).fill('400 trial.limit.reached'))
  // Trials of another merchant are counted separately.
  expect(await gateway.call(loginFreeplay, {}, { host: 'lotus.localhost' })).toMatchObject({ ok: true })

  gateway.ports.clock.offsetMs = 24 * 3_600_000 + 1000
  expect(await gateway.call(loginFreeplay, {})).toMatchObject({ ok: true })
})

test('a trial member registers, and a repeat of the call signs the same member in', async () => {
  const gateway = await gatewayForTest()
  const trial = await gateway.call(loginFreeplay, {})
  const token = trial.ok ? trial.value.token : ''
  const account = newAccount()
  const headers = { [header.idempotencyKey]: randomUUID() }
  for (let sent = 0; sent < 2; sent++) {
    const answer = await gateway.call(register, registration(account), { token, headers })
    expect(answer).toMatchObject({ ok: true, value: { userName: account, customerType: 0 } })
  }
})

// rules: calls-4
test('all trial accounts have unique names', async () => {
  const gateway = await gatewayForTest()

  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.call(loginFreeplay, {})))

  expect(new Set(answers.map((answer) => answer.ok && answer.value.userName)).size).toBe(20)
})
