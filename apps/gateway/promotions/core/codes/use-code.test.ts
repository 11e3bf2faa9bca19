import { randomUUID } from 'node:crypto'

import { usePromoCode } from '@ante/contract/promotions/promotions.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { SignedIn } from '../../../kit/context.ts'
import { signedIn } from '../../../test/members.ts'
import type { SignedInMember } from '../../../test/members.ts'
import { startGateway, startGatewayOn } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { join } from '../join-promotion.ts'
import { putCode } from '../stored-promotions.ts'
import { closeAllPromotions } from '../../test/close-all-promotions.ts'
import { detailFor, promotionOf, rewardsOf } from '../../test/promotion-fixtures.ts'
import { useCode } from './use-code.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => closeAllPromotions(gateway))
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

async function withCode(code: string, rules: object, { quota = null as number | null, ...changes } = {}) {
  const promotionId = await promotionOf(gateway, 'PROMOCODE', rules, changes)
  const { id } = await gateway.ports.db
    .selectFrom('promotion')
    .select('id')
    .where('code', '=', promotionId)
    .executeTakeFirstOrThrow()
  await putCode(gateway.ports.db, 'aurora', { promotionId: id, code, quota, amount: null, endsAt: null })
  return promotionId
}

const use = async (code: string, { token }: Pick<SignedInMember, 'token'>, key?: string) => {
  const headers = key === undefined ? {} : { headers: { [header.idempotencyKey]: key } }
  const answer = await gateway.call(usePromoCode, { code }, { token, ...headers })
  return answer.ok ? (answer.value.entry?.reward?.amount ?? 'nothing') : answer.code
}

/** Creates this many members with call contexts. */
async function crowdOf(count: number): Promise<SignedIn[]> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    insert into member (merchant_code, account, type, registered_at, path)
    select 'aurora', 'crowd' || md5(random()::text), 0, ${gateway.ports.clock.now()}, '' from generate_series(1, ${count})
    returning id, account`.execute(gateway.ports.db)
  const plain = { merchantCode: 'aurora', type: 0, currency: 'PHP', token: '' }
  return rows.map(({ id, account }) => ({ ...plain, memberId: String(id), account }))
}

/** Returns the refusal code of each call, or `ok`. */
async function codesOf(done: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(done)
  return settled.map((item) =>
    item.status === 'fulfilled' ? 'ok' : String((item.reason as { code?: string }).code ?? item.reason),
  )
}

const grantedBy = (promotionId: string) =>
  gateway.ports.db
    .selectFrom('promotion')
    .select(['granted_count', 'granted_amount'])
    .where('code', '=', promotionId)
    .executeTakeFirstOrThrow()

test('a code in upper or lower case grants its reward once per member, and a repeat of the key returns the same reward', async () => {
  const promotionId = await withCode('HELLO26', { amount: '25' })
  const member = await signedIn(gateway)
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'open', action: 'code' })
  const key = randomUUID()
  expect(await use(' hello26 ', member, key)).toBe('25.00')
  expect(await use('HELLO26', member, key)).toBe('25.00')
  expect(await use('HELLO26', member)).toBe('ILLEGAL_STATE')
  expect((await rewardsOf(gateway, member)).sums.U).toEqual({ rewards: 1, amount: '25.00' })
})

test('each code of a promotion can be used according to its rules', async () => {
  const promotionId = await withCode('FIRST-ONE', { amount: '5', once: 'code' })
  const { id } = await gateway.ports.db
    .selectFrom('promotion')
    .select('id')
    .where('code', '=', promotionId)
    .executeTakeFirstOrThrow()
  await putCode(gateway.ports.db, 'aurora', {
    promotionId: id,
    code: 'SECOND-ONE',
    quota: null,
    amount: 7_0000n,
    endsAt: null,
  })
  const member = await signedIn(gateway)
  expect([await use('FIRST-ONE', member), await use('SECOND-ONE', member), await use('SECOND-ONE', member)]).toEqual([
    '5.00',
    '7.00',
    'ILLEGAL_STATE',
  ])
})

test('after ten attempts a member is refused even with a right code, and other members are not affected', async () => {
  await withCode('SECRET-CODE', { amount: '5' })
  const [guesser, other] = [await signedIn(gateway), await signedIn(gateway)]
  for (let tried = 0; tried < 10; tried++) expect(await use(`GUESS-${tried}`, guesser)).toBe('promo.code.wrong')
  expect(await use('SECRET-CODE', guesser)).toBe('request.too_many')
  expect(await use('SECRET-CODE', other)).toBe('5.00')
  gateway.ports.clock.offsetMs += 600_001
  expect(await use('SECRET-CODE', guesser)).toBe('5.00')
})

test('if 200 members at two gateways simultaneously enter a code with a quota of 50, exactly 50 get the reward', async () => {
  const promotionId = await withCode('CROWD-50', { amount: '10' }, { quota: 50 })
  const other = await startGatewayOn(gateway.databaseUrl)
  try {
    const crowd = await crowdOf(200)
    const codes = await codesOf(
      crowd.map((member, index) =>
        useCode((index % 2 ? other : gateway).ports, { member, idempotencyKey: randomUUID() }, 'CROWD-50'),
      ),
    )
    expect(codes.filter((code) => code === 'ok')).toHaveLength(50)
    expect(new Set(codes)).toEqual(new Set(['ok', 'promo.code.exhausted']))
    expect(await grantedBy(promotionId)).toEqual({ granted_count: 50, granted_amount: 500_0000n })
  } finally {
    await other.stop()
  }
}, 120_000)

test('the budget is never exceeded, and a promotion whose budget is spent is closed to other members', async () => {
  const promotionId = await promotionOf(gateway, 'SIGNUP', { amount: '30' }, { budget: 100_0000n })
  const crowd = await crowdOf(40)
  const codes = await codesOf(
    crowd.map((member) => join(gateway.ports, { member, idempotencyKey: randomUUID() }, { promotionId })),
  )
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
  expect(codes.filter((code) => code === 'promotion.exhausted')).toHaveLength(37)
  expect(await grantedBy(promotionId)).toEqual({ granted_count: 3, granted_amount: 90_0000n })
  await expect(
    gateway.ports.db
      .updateTable('promotion')
      .set({ granted_amount: 101_0000n })
      .where('code', '=', promotionId)
      .execute(),
  ).rejects.toThrow(/check/)
})
