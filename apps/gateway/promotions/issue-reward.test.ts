import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { getAvailablePromotions } from '@ante/contract/promotions/available.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { issueReward } from './public.ts'
import { closeAllPromotions } from './test/close-all-promotions.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await closeAllPromotions(gateway)
})
afterAll(() => gateway.stop())

async function newMemberAtLocalhost() {
  const { token, userName } = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  return { token, id }
}

const issue = (memberId: bigint, key: string, { amount = 50_0000n, minutes = 60, merchantCode = 'aurora' } = {}) =>
  issueReward(gateway.ports, {
    key: `${key}:${memberId}`,
    memberId,
    merchantCode,
    titles: { EN: 'A gift' },
    amount,
    currency: 'PHP',
    expiresAt: new Date(gateway.ports.clock.now().getTime() + minutes * MINUTE_MS),
  })

const countOf = async (token: string) => {
  const answer = await gateway.call(getAvailablePromotions, {}, { token })
  return answer.ok ? answer.value.unclaimedCount : answer.code
}

test('an issued reward is claimable by its member only', async () => {
  const [lucky, other] = [await newMemberAtLocalhost(), await newMemberAtLocalhost()]
  expect(await countOf(lucky.token)).toBe(0)
  await issue(lucky.id, 'one')
  await issue(lucky.id, 'two')
  expect([await countOf(lucky.token), await countOf(other.token)]).toEqual([2, 0])
})

test('simultaneous and repeated calls with the same key grant one reward', async () => {
  const { token, id } = await newMemberAtLocalhost()
  await Promise.all([1, 2, 3, 4].map(() => issue(id, 'once')))
  await issue(id, 'once', { amount: 90_0000n })
  expect(await countOf(token)).toBe(1)
  const rows = await gateway.ports.db.selectFrom('reward').select('amount').where('member_id', '=', id).execute()
  expect(rows).toEqual([{ amount: 50_0000n }])
})

test('claimed and expired rewards are no longer pending', async () => {
  const { token, id } = await newMemberAtLocalhost()
  await issue(id, 'claimed')
  await issue(id, 'short', { minutes: 1 })
  await issue(id, 'long', { minutes: 9 })
  await gateway.ports.db
    .updateTable('reward')
    .set({ status: 'claimed', claimed_at: gateway.ports.clock.now() })
    .where('key', '=', `claimed:${id}`)
    .execute()
  expect(await countOf(token)).toBe(2)
  gateway.ports.clock.offsetMs += 2 * MINUTE_MS
  expect(await countOf(token)).toBe(1)
  gateway.ports.clock.offsetMs = 0
})

test.each([
  ['nothing', { amount: 0n }, /reward_amount_check/],
  ['something that has expired already', { minutes: -1 }, /reward_check/],
  ['something of another merchant', { merchantCode: 'lotus' }, /reward_merchant_code_member_id_fkey/],
])('%s cannot be issued', async (_, changes, refusal) => {
  const { token, id } = await newMemberAtLocalhost()
  await expect(issue(id, 'wrong', changes)).rejects.toThrow(refusal)
  expect(await countOf(token)).toBe(0)
})

test('the count of rewards requires a session', async () => {
  expect(await gateway.call(getAvailablePromotions, {})).toMatchObject({ ok: false, code: 'login.not.session' })
})

test('a merchant without reward centre refuses the calls', async () => {
  const { token, id } = await newMemberAtLocalhost()
  await issue(id, 'kept')
  await gateway.ports.db
    .updateTable('merchant')
    .set(({ fn, val, cast }) => ({
      settings: fn('jsonb_set', ['settings', val('{flags,REWCEN3}'), cast(val('false'), 'jsonb')]),
    }))
    .where('code', '=', 'aurora')
    .execute()
  gateway.ports.bus.publish('merchant', 'aurora')
  await expect.poll(() => countOf(token)).toBe('function.not.available')
})
