import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { applyForPromotion, joinPromotion, sendPromotionPicture } from '@ante/contract/promotions/promotions.ts'
import { header } from '@ante/contract/kit/headers.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../../operator/test/cli-of.ts'
import { signedIn } from '../../../test/members.ts'
import type { SignedInMember } from '../../../test/members.ts'
import { startGateway } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { verifyLedger } from '../../../wallet/public.ts'
import {
  claimRewardOf,
  detailFor,
  laterBy,
  promotionOf,
  updatePromotion,
  transitionsOf,
} from '../../test/promotion-fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

const operator = cliOf(() => gateway)

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()

async function send(promotionId: string, sent: Buffer, { token }: Pick<SignedInMember, 'token'>) {
  const response = await gateway.fetch(sendPromotionPicture.path.replace(':promotionId', promotionId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', [header.authorization]: token },
    body: sent,
  })
  const answerBody = (await response.json()) as { errorCode?: string; value: { pictureId: string } }
  return answerBody.errorCode ?? answerBody.value.pictureId
}

const applyWith = (member: SignedInMember, promotionId: string, more: object = {}) =>
  gateway.call(applyForPromotion, { promotionId, comment: 'I won by a hair', ...more }, member)

async function waiting(member: SignedInMember): Promise<string> {
  const { id } = await gateway.ports.db
    .selectFrom('promotion_entry')
    .select('id')
    .where('member_id', '=', member.memberId)
    .where('state', '=', 'applying')
    .executeTakeFirstOrThrow()
  return String(id)
}

test('an application is rejected, sent again, approved and claimed: each transition is stored once, and the books match', async () => {
  const promotionId = await promotionOf(gateway, 'MANUAL', { cap: '200', leastPictures: 1 })
  const member = await signedIn(gateway)
  expect(await detailFor(gateway, promotionId)).toMatchObject({ status: 'open', action: 'login' })
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'open', action: 'apply', entry: null })
  const pictureIds = [
    await send(promotionId, await picture(), member),
    await send(promotionId, await picture(), member),
  ]
  expect(await applyWith(member, promotionId, { pictureIds })).toMatchObject({
    ok: true,
    value: { status: 'applying', action: 'none', entry: { comment: 'I won by a hair', pictures: 2, reason: '' } },
  })
  expect(await applyWith(member, promotionId, { pictureIds })).toMatchObject({
    code: 'ILLEGAL_STATE',
    status: 409,
    details: { status: 'applying' },
  })

  await operator.outputOf('promotions', 'reject', await waiting(member), '--reason', 'Too dark')
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({
    status: 'rejected',
    action: 'apply',
    entry: { reason: 'Too dark' },
  })
  // Pictures of the rejected application cannot be used for the next.
  expect(await applyWith(member, promotionId, { pictureIds })).toMatchObject({ code: 'application.picture.not.found' })
  const again = [await send(promotionId, await picture(), member)]
  expect(await applyWith(member, promotionId, { pictureIds: again })).toMatchObject({ ok: true })

  const number = await waiting(member)
  const tooMuch = await operator.runCommand('promotions', 'approve', number, '--amount', '200.01')
  expect([tooMuch.code === 0, tooMuch.stderr]).toEqual([false, expect.stringContaining('is 200')])
  await operator.outputOf('promotions', 'approve', number, '--amount', '150')
  const granted = await detailFor(gateway, promotionId, member)
  expect(granted).toMatchObject({
    status: 'issued',
    action: 'claim',
    entry: { reward: { amount: '150.00', status: 'U' } },
  })
  const twice = await operator.runCommand('promotions', 'reject', number, '--reason', 'Changed my mind')
  expect(twice.stderr).toContain('is issued and cannot become rejected')
  expect(await claimRewardOf(gateway, member, granted.entry?.reward?.rewardId ?? '')).toMatchObject({ ok: true })
  expect(await transitionsOf(gateway, member)).toEqual([
    '>open',
    'open>signed',
    'signed>applying',
    'applying>applying refused',
    'applying>rejected',
    'rejected>applying',
    'applying>issued',
    'issued>rejected refused',
    'issued>claimed',
  ])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

test('missing or too long input and pictures of other members are refused with a code, and no application is stored', async () => {
  const promotionId = await promotionOf(gateway, 'MANUAL', { leastPictures: 2 })
  const [member, other] = [await signedIn(gateway), await signedIn(gateway)]
  const [own, foreign] = [
    await send(promotionId, await picture(), member),
    await send(promotionId, await picture(), other),
  ]
  const elsewhere = await send(await promotionOf(gateway, 'MANUAL', {}), await picture(), member)
  const apply = async (more: object) => {
    const answer = await applyWith(member, promotionId, more)
    return answer.ok ? 'ok' : answer.code
  }
  expect(await apply({ comment: '   ', pictureIds: [own, own] })).toBe('application.comment.missing')
  expect(await apply({ pictureIds: [own, own] })).toBe('application.pictures.missing')
  expect(await apply({ pictureIds: [own, foreign] })).toBe('application.picture.not.found')
  expect(await apply({ pictureIds: [own, elsewhere] })).toBe('application.picture.not.found')
  expect(await apply({ comment: 'x'.repeat(141), pictureIds: [own] })).toBe('request.invalid')
  expect(await apply({ pictureIds: Array(4).fill(own) })).toBe('request.invalid')
  expect(await apply({ pictureIds: ["1'; drop table reward"] })).toBe('request.invalid')
  expect(await transitionsOf(gateway, member)).toEqual([])
  const rest = await laterBy(gateway, member, DAY_MS)
  expect(
    await applyWith(rest, promotionId, { pictureIds: [own, await send(promotionId, await picture(), rest)] }),
  ).toMatchObject({
    code: 'application.picture.not.found',
  })
})

test.each([
  ['no picture', Buffer.from('hello'), 'picture.not.picture'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'picture.not.picture',
  ],
  [
    'a picture that is neither PNG nor JPEG',
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer(),
    'picture.not.picture',
  ],
  ['a truncated picture', Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), 'picture.not.picture'],
  ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, 255), 'request.too_large'],
])('%s is not accepted as a picture of an application', async (_, sent, code) => {
  const promotionId = await promotionOf(gateway, 'MANUAL', {})
  expect(await send(promotionId, sent, await signedIn(gateway))).toBe(code)
})

test('an application is refused without effect if the promotion was changed, closed or ended meanwhile', async () => {
  const member = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'MANUAL', {})
  const { version } = await detailFor(gateway, promotionId, member)
  await updatePromotion(gateway, promotionId, { multiple_hundredths: 2000 })
  expect(await applyWith(member, promotionId, { version })).toMatchObject({ code: 'promotion.changed' })
  await operator.outputOf('promotions', 'close', 'aurora', promotionId)
  expect(await applyWith(member, promotionId)).toMatchObject({ code: 'promotion.closed' })
  expect(await send(promotionId, await picture(), member)).toBe('promotion.closed')
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'closed', action: 'none' })
  expect(await transitionsOf(gateway, member)).toEqual([])
  const from = new Date(gateway.ports.clock.now().getTime() + DAY_MS)
  const tomorrow = await promotionOf(
    gateway,
    'MANUAL',
    {},
    { starts_at: from, ends_at: new Date(from.getTime() + DAY_MS) },
  )
  expect(await applyWith(member, tomorrow)).toMatchObject({
    code: 'promotion.not.started',
    details: { from: from.toISOString() },
  })
  expect(await detailFor(gateway, tomorrow, member)).toMatchObject({ status: 'coming' })
  const then = await laterBy(gateway, member, 2 * DAY_MS)
  expect(await applyWith(then, tomorrow)).toMatchObject({ code: 'promotion.closed' })
})

test('a repeat with the same key is the same application; of two simultaneous ones one is accepted', async () => {
  const promotionId = await promotionOf(gateway, 'MANUAL', {})
  const [member, other] = [await signedIn(gateway), await signedIn(gateway)]
  const headers = { [header.idempotencyKey]: randomUUID() }
  const input = { promotionId, comment: 'Once' }
  const answers = await Promise.all([1, 2, 3].map(() => gateway.call(applyForPromotion, input, { ...member, headers })))
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true])
  expect(await transitionsOf(gateway, member)).toEqual(['>open', 'open>signed', 'signed>applying'])
  const raced = await Promise.all([1, 2, 3].map(() => applyWith(other, promotionId)))
  expect(raced.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await gateway.call(joinPromotion, { promotionId }, member)).toMatchObject({ code: 'ILLEGAL_STATE' })
})

test('a member who may not apply again is refused, and the promotion is hidden from ineligible members', async () => {
  const member = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'MANUAL', { mayApplyAgain: false })
  await applyWith(member, promotionId)
  await operator.outputOf('promotions', 'reject', await waiting(member), '--reason', 'No')
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'rejected', action: 'none' })
  expect(await applyWith(member, promotionId)).toMatchObject({ code: 'ILLEGAL_STATE', details: { status: 'rejected' } })
  const forAgents = await promotionOf(gateway, 'MANUAL', {}, { audience: { kind: 'agents' } })
  expect(await applyWith(member, forAgents)).toMatchObject({ code: 'promotion.not.found', status: 404 })
  const forNew = await promotionOf(gateway, 'MANUAL', {}, { audience: { kind: 'new', days: 1 } })
  expect(await detailFor(gateway, forNew, member)).toMatchObject({ status: 'open' })
  const old = await laterBy(gateway, member, 2 * DAY_MS)
  expect(await applyWith(old, forNew)).toMatchObject({ code: 'promotion.not.found' })
})
