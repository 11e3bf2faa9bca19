import { countSegment } from '@ante/contract/console/promotion-estimate.ts'
import { endPromotion, savePromotion, showPromotion } from '@ante/contract/console/promotions.ts'
import { previewPromotion } from '@ante/contract/promotions/promotions.ts'
import { TIME_OUTS } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { closeAllPromotions } from '../../promotions/test/close-all-promotions.ts'
import { excludeMember } from '../../responsible-gaming/test/fixtures.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { promotionEditor } from './test/promotion-editor.ts'

let gateway: TestGateway
let by: Awaited<ReturnType<typeof promotionEditor>>
const merchant = 'aurora'
beforeAll(async () => {
  gateway = await startGateway()
  by = await promotionEditor(gateway)
  await closeAllPromotions(gateway)
})
afterAll(() => gateway.stop())

test('the preview shows the draft in the language of the call, for an hour and at its merchant only', async () => {
  const code = by.newCode()
  await by.saved(code, await by.contentOf())
  const { preview } = await by.shown(code)
  const url = new URL(preview ?? '')
  expect(url.pathname + url.search).toBe(`/m/activityInfo?id=${code}`)
  const token = url.hash.replace('#promotion=', '')
  expect(await gateway.call(previewPromotion, { token })).toMatchObject({
    ok: true,
    value: { promotionId: code, title: 'Join us EN', status: 'open', gift: { amount: '10' } },
  })
  expect(await gateway.call(previewPromotion, { token: `x${token.slice(1)}` })).toMatchObject({
    code: 'promotion.not.found',
  })
  expect(await gateway.call(previewPromotion, { token }, { host: 'lotus.localhost' })).toMatchObject({
    code: 'promotion.not.found',
  })
  await by.saved(code, await by.contentOf({ rules: {} }), 1)
  expect((await by.shown(code)).preview).toBeNull()
})

test('the segment counts players who can take part, and excluded ones apart', async () => {
  const segment = async (audience: string) => {
    const answer = await by.editor.call(countSegment, { merchant, audience })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const before = await segment('new:1')
  const excluded = await signedIn(gateway)
  await signedIn(gateway)
  await excludeMember(gateway, excluded, TIME_OUTS[0])
  expect(await segment('new:1')).toMatchObject({ players: before.players + 1, excluded: before.excluded + 1 })
  expect((await segment('all')).players).toBeGreaterThanOrEqual((await segment('new:1')).players)
  expect(await segment('vip:10')).toMatchObject({ players: expect.any(Number) })
  expect(await by.editor.call(countSegment, { merchant, audience: 'everyone' })).toMatchObject({
    code: 'request.invalid',
  })
})

test('an auditor sees promotions and cannot change them', async () => {
  const code = by.newCode()
  await by.saved(code, await by.contentOf())
  const auditor = await newStaff(gateway, { roles: [['auditor', merchant]], merchantCode: merchant })
  expect(await auditor.call(showPromotion, { merchant, code })).toMatchObject({ ok: true })
  expect(
    await auditor.call(savePromotion, { merchant, code, content: await by.contentOf(), version: 1 }),
  ).toMatchObject({
    code: 'permission.denied',
  })
  expect(await auditor.call(endPromotion, { merchant, code, reason: 'because' })).toMatchObject({
    code: 'permission.denied',
  })
})
