import { register } from '@ante/contract/identity/register.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { registration } from '../test/people.ts'
import { confusableForm } from './confusable-name.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
}, 120_000)
afterAll(() => gateway.stop())

const registered = async (account: string, host = 'localhost') => {
  const answer = await gateway.call(register, registration(account), { host })
  return answer.ok ? 'made' : answer.code
}

test('a name that resembles an existing one is taken', async () => {
  expect(await registered('dealer01')).toBe('made')
  for (const alike of ['deaIer01', 'dea1er01', 'dealerO1', 'DEALER0l', 'deaiero1', 'PIayer01']) {
    expect([alike, await registered(alike)]).toEqual([alike, 'username.exists'])
  }
  expect(await registered('dealer02')).toBe('made')
})

test('of two simultaneous lookalikes one is created', async () => {
  const answers = await Promise.all(['w1nner77', 'wlnner77', 'winner77'].map((account) => registered(account)))
  expect(answers.sort()).toEqual(['made', 'username.exists', 'username.exists'])
})

test('the demo’s members have reserved their lookalikes', async () => {
  const { db } = gateway.ports
  const members = await db.selectFrom('member').select(['merchant_code', 'account']).where('type', '<>', 4).execute()
  const rows = await db.selectFrom('confusable_name').selectAll().execute()
  const taken = new Set(rows.map(({ merchant_code, normal_form }) => `${merchant_code} ${normal_form}`))
  expect(
    members.filter(({ merchant_code, account }) => !taken.has(`${merchant_code} ${confusableForm(account)}`)),
  ).toEqual([])
})

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(confusableForm(confusableForm(name))).toBe(confusableForm(name))
    }),
  )
})
