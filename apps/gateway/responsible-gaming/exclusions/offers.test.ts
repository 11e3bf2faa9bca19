import { randomInt } from 'node:crypto'

import { header } from '@ante/contract/kit/headers.ts'
import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import {
  applyForPromotion,
  joinPromotion,
  sendPromotionPicture,
  usePromoCode,
} from '@ante/contract/promotions/promotions.ts'
import { readChat, sendMessage } from '@ante/contract/support/chat.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { approveApplication } from '../../promotions/public.ts'
import {
  claimRewardOf,
  detailFor,
  laterBy,
  evaluateNow,
  promotionOf,
  rewardsOf,
  transitionsOf,
} from '../../promotions/test/promotion-fixtures.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { DAY_MS, excludeMember } from '../test/fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

const operator = cliOf(() => gateway)
const EXCLUDED_REFUSAL = { ok: false, status: 400, code: 'responsible.gaming.excluded', details: { kind: 'timeOut' } }
const MOMENT_MS = 60_000

const joinWith = (member: SignedInMember, promotionId: string, key: string = crypto.randomUUID()) =>
  gateway.call(joinPromotion, { promotionId }, { ...member, headers: { [header.idempotencyKey]: key } })
const apply = (member: SignedInMember, promotionId: string) =>
  gateway.call(applyForPromotion, { promotionId, comment: 'Mine' }, member)
const rewardOf = async (member: SignedInMember) => (await rewardsOf(gateway, member)).rewards[0]?.rewardId ?? ''

async function pictureSent({ token }: SignedInMember, promotionId: string) {
  const headers = { 'Content-Type': 'application/octet-stream', [header.authorization]: token }
  const path = sendPromotionPicture.path.replace(':promotionId', promotionId)
  const answer = await gateway.fetch(path, { method: 'POST', headers, body: Buffer.from('none') })
  return ((await answer.json()) as { errorCode?: string }).errorCode
}

test('an excluded member takes part in no promotion, but keeps benefits granted before', async () => {
  const member = await signedIn(gateway)
  const [before, meanwhile] = [
    await promotionOf(gateway, 'SIGNUP', { amount: '10' }),
    await promotionOf(gateway, 'SIGNUP', { amount: '10' }),
  ]
  const [byHand, byCode] = [
    await promotionOf(gateway, 'MANUAL', {}),
    await promotionOf(gateway, 'PROMOCODE', { amount: '5', once: 'promotion' }),
  ]
  const code = `REST${randomInt(100_000, 1_000_000)}`
  await operator.outputOf('promotions', 'create-codes', 'aurora', byCode, code)
  const key = crypto.randomUUID()
  expect(await joinWith(member, before, key)).toMatchObject({ value: { status: 'issued' } })
  const rewardId = await rewardOf(member)
  await excludeMember(gateway, member, '1d')

  expect(await joinWith(member, meanwhile)).toMatchObject(EXCLUDED_REFUSAL)
  expect(await apply(member, byHand)).toMatchObject(EXCLUDED_REFUSAL)
  expect(await pictureSent(member, byHand)).toBe('responsible.gaming.excluded')
  expect(await gateway.call(usePromoCode, { code }, member)).toMatchObject(EXCLUDED_REFUSAL)
  expect(await claimRewardOf(gateway, member, rewardId)).toMatchObject(EXCLUDED_REFUSAL)
  // A repeat of an earlier call gets the same answer as before.
  expect(await joinWith(member, before, key)).toMatchObject({ value: { status: 'issued' } })
  expect(await transitionsOf(gateway, member)).toEqual(['>open', 'open>signed', 'signed>applying', 'applying>issued'])

  const back = await laterBy(gateway, member, DAY_MS + MOMENT_MS)
  expect(await claimRewardOf(gateway, back, rewardId)).toMatchObject({ value: { status: 'C', amount: '10.00' } })
  await excludeMember(gateway, back, '1d')
  expect(await claimRewardOf(gateway, back, rewardId)).toMatchObject({ value: { status: 'C' } })
  const rested = await laterBy(gateway, back, DAY_MS + MOMENT_MS)
  expect(await gateway.call(usePromoCode, { code }, rested)).toMatchObject({ value: { status: 'issued' } })
})

test('a reward that expires during the exclusion is lost', async () => {
  const member = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'SIGNUP', { amount: '10' }, { reward_days: 3 })
  await joinWith(member, promotionId)
  const rewardId = await rewardOf(member)
  await excludeMember(gateway, member, '1w')
  const back = await laterBy(gateway, member, 7 * DAY_MS + MOMENT_MS)
  expect(await claimRewardOf(gateway, back, rewardId)).toMatchObject({ code: 'reward.expired' })
})

test('an application of an excluded member can be rejected or waits, and cannot be approved meanwhile', async () => {
  const promotionId = await promotionOf(gateway, 'MANUAL', { amount: '50' })
  const member = await signedIn(gateway)
  await apply(member, promotionId)
  await excludeMember(gateway, member, '1d')
  const applying = gateway.ports.db.selectFrom('promotion_entry').select('id').where('member_id', '=', member.memberId)
  const number = String((await applying.executeTakeFirstOrThrow()).id)
  const refused = await operator.runCommand('promotions', 'approve', number)
  expect([refused.code === 0, refused.stderr]).toEqual([
    false,
    expect.stringContaining('in a time-out or self-exclusion'),
  ])
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'applying', entry: { reward: null } })
  const granted = gateway.ports.db.selectFrom('promotion').select('granted_count').where('code', '=', promotionId)
  expect(await granted.executeTakeFirstOrThrow()).toEqual({ granted_count: 0 })

  const back = await laterBy(gateway, member, DAY_MS + MOMENT_MS)
  // Same as the CLI command, with this test's clock: the command itself uses the server's.
  const step = { now: gateway.ports.clock.now(), actor: 'somebody', amount: 50_0000n }
  await approveApplication(gateway.ports.db, BigInt(number), step, async () => undefined)
  expect(await claimRewardOf(gateway, back, await rewardOf(back))).toMatchObject({ value: { amount: '50.00' } })
})

test('automatic grants skip any number of excluded members, who get them after the exclusion', async () => {
  const promotionId = await promotionOf(gateway, 'REGISTER', { amount: '8' })
  const at = gateway.ports.clock.now()
  // Closed accounts before the member, more than one batch contains.
  await sql`insert into member (merchant_code, account, type, status, registered_at, path)
    select 'aurora', 'closed' || md5(random()::text), 0, 'disabled', ${at}, '' from generate_series(1, 120)`.execute(
    gateway.ports.db,
  )
  const [excluded, playing] = [await signedIn(gateway), await signedIn(gateway)]
  await excludeMember(gateway, excluded, '1d')
  await evaluateNow(gateway)
  expect(await detailFor(gateway, promotionId, excluded)).toMatchObject({ status: 'open', entry: null })
  expect((await rewardsOf(gateway, excluded)).rewards).toEqual([])
  expect((await rewardsOf(gateway, playing)).rewards).toMatchObject([{ promotionId, amount: '8.00' }])

  const back = await laterBy(gateway, excluded, DAY_MS + MOMENT_MS)
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, back)).rewards).toMatchObject([{ promotionId, amount: '8.00', status: 'U' }])
})

test('an excluded member gets account notifications but no offers, and can write to customer service', async () => {
  const member = await signedIn(gateway)
  const read = async () => {
    const answer = await gateway.call(listAnnouncements, { types: 'B,PL,PU,PR,H', groupName: 'm_home' }, member)
    if (!answer.ok) throw new Error(answer.code)
    const { banners, popup, promotion, home, player } = answer.value
    return { offers: [banners, popup, promotion, home].flat().length, player: player.length }
  }
  const before = await read()
  expect(before.offers).toBeGreaterThan(0)
  await excludeMember(gateway, member, '6m')
  expect(await read()).toEqual({ ...before, offers: 0 })

  const message = { clientId: 'help-please', text: 'How do I withdraw what I have left?' }
  expect(await gateway.call(sendMessage, message, member)).toMatchObject({ ok: true, value: { from: 'player' } })
  const number = String(
    (
      await gateway.ports.db
        .selectFrom('support_conversation')
        .select('id')
        .where('member_id', '=', member.memberId)
        .executeTakeFirstOrThrow()
    ).id,
  )
  await operator.outputOf('chat', 'send', number, 'By', 'the', 'wallet.')
  expect(await gateway.call(readChat, {}, member)).toMatchObject({
    value: { messages: [{}, { text: 'By the wallet.' }] },
  })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
