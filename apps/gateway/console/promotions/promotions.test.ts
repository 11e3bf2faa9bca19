import { discardPromotionDraft, endPromotion, savePromotion, showPromotion } from '@ante/contract/console/promotions.ts'
import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { joinPromotion, listPromotions } from '@ante/contract/promotions/promotions.ts'
import { approveChange, rejectChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { closeAllPromotions } from '../../promotions/test/close-all-promotions.ts'
import { detailFor, laterBy, rewardsOf } from '../../promotions/test/promotion-fixtures.ts'
import { entriesAbout } from '../../staff/test/staff-members.ts'
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

const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS).toISOString()

const visible = async () => {
  const answer = await gateway.call(listPromotions, {})
  return answer.ok ? answer.value.promotions.map(({ promotionId }) => promotionId) : []
}

test('a promotion is open to players once another person has approved it, with its limits and without scripts', async () => {
  const code = by.newCode()
  const change = await by.requested(code, await by.saved(code, await by.contentOf()))
  expect((await by.listed('review')).map((one) => one.code)).toEqual([code])
  expect(await visible()).not.toContain(code)
  const own = await by.editor.call(approveChange, { merchant, ...change })
  expect(own).toMatchObject({ ok: false, code: 'approval.own' })
  expect(await visible()).not.toContain(code)

  expect(await by.colleague.call(approveChange, { merchant, ...change })).toMatchObject({ value: { state: 'applied' } })
  const member = await signedIn(gateway)
  expect(await detailFor(gateway, code, member)).toMatchObject({
    title: 'Join us EN',
    terms: [{ tag: 'p', children: ['Terms EN'] }],
    gift: { kind: 'amount', amount: '10' },
    multiple: '3',
    action: 'join',
  })
  expect(await by.shown(code)).toMatchObject({ draft: null, published: { state: 'live', content: { quota: 100 } } })
  expect((await by.listed('live')).find((one) => one.code === code)).toMatchObject({ budget: '1000.00', missing: [] })
  const actions = (await entriesAbout(gateway, `promotion:${code}`)).map(({ action, approver }) => [action, approver])
  expect(actions).toEqual(
    expect.arrayContaining([
      ['promotions.promotion.edit', null],
      ['promotions.promotion.propose', null],
      ['promotions.promotion.publish', by.colleague.mail],
    ]),
  )
})

test('two approvals at the same time publish a promotion once', async () => {
  const code = by.newCode()
  const change = await by.requested(code, await by.saved(code, await by.contentOf()))
  const answers = await Promise.all([
    by.colleague.call(approveChange, { merchant, ...change }),
    by.colleague.call(approveChange, { merchant, ...change }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const published_ = (await entriesAbout(gateway, `promotion:${code}`)).filter(
    ({ action, result }) => action === 'promotions.promotion.publish' && result === 'done',
  )
  expect(published_).toHaveLength(1)
})

test.each<[string, Partial<PromotionContent>, { path: string; problem: string }[]]>([
  ['an amount is missing', { rules: {} }, [{ path: 'rules.amount', problem: 'missing' }]],
  ['an amount is zero', { rules: { amount: '0' } }, [{ path: 'rules.amount', problem: 'invalid' }]],
  ['an amount is text', { rules: { amount: 'ten' } }, [{ path: 'rules.amount', problem: 'invalid' }]],
  ['a field is unknown', { rules: { amount: '5', bonus: 'x' } }, [{ path: 'rules.bonus', problem: 'unknown' }]],
  ['the budget is zero', { budget: '0' }, [{ path: 'budget', problem: 'invalid' }]],
  [
    'the end is before the start',
    { from: '2030-01-02T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' },
    [{ path: 'until', problem: 'period' }],
  ],
  ['the type cannot be offered', { type: 'LUCKY_BET', rules: {} }, [{ path: 'type', problem: 'type' }]],
  [
    'two windows of red rain overlap',
    {
      type: 'RAFFLE',
      rules: {
        windows: [
          { at: '20:00', minutes: 60 },
          { at: '20:30', minutes: 30 },
        ],
      },
    },
    [{ path: 'rules', problem: 'sentence' }],
  ],
  [
    'the deposit bonus does not exist',
    { type: 'DEPOSIT', rules: { bonus: 'nothing' } },
    [{ path: 'rules', problem: 'sentence' }],
  ],
])('a draft is stored but not published if %s', async (_what, changes, issues) => {
  const code = by.newCode()
  const version = await by.saved(code, await by.contentOf(changes))
  expect((await by.shown(code)).draft?.issues).toMatchObject(issues)
  expect(await by.request(code, version)).toMatchObject({ ok: false, code: 'promotion.invalid', details: { issues } })
  expect(await visible()).not.toContain(code)
})

test('input that is no content at all is refused, and nothing is stored', async () => {
  const code = by.newCode()
  const content = await by.contentOf()
  for (const wrong of [
    { wagering: '-1' },
    { wagering: '101' },
    { quota: 0 },
    { claimDays: 400 },
    { picture: 'javascript:alert(1)' },
    { audience: 'vip:11' },
    { budget: '1e9' },
    { rules: { much: 'x'.repeat(30_000) } },
  ])
    expect(
      await by.editor.call(savePromotion, { merchant, code, content: { ...content, ...wrong }, version: null }),
    ).toMatchObject({ ok: false, code: 'request.invalid' })
  expect(await by.editor.call(showPromotion, { merchant, code })).toMatchObject({
    ok: false,
    code: 'promotion.not.found',
  })
})

test('a promotion needs a title in every language of the site', async () => {
  const code = by.newCode()
  const content = await by.contentOf()
  const missing = content.texts.map(({ language }) => language).slice(1)
  const version = await by.saved(code, { ...content, texts: content.texts.slice(0, 1) })
  expect((await by.shown(code)).draft?.missing.toSorted()).toEqual(missing.toSorted())
  expect(await by.request(code, version)).toMatchObject({ ok: false, code: 'promotion.incomplete' })
})

test('an approval is void once the draft was edited, and a draft in review cannot be edited', async () => {
  const code = by.newCode()
  const content = await by.contentOf()
  const change = await by.requested(code, await by.saved(code, content))
  expect(await by.editor.call(savePromotion, { merchant, code, content, version: 1 })).toMatchObject({
    code: 'promotion.in_review',
  })
  expect(await by.editor.call(discardPromotionDraft, { merchant, code })).toMatchObject({ code: 'promotion.in_review' })
  expect(await by.request(code, 1)).toMatchObject({ code: 'promotion.in_review' })
  await by.colleague.call(rejectChange, { merchant, ...change, reason: 'not now' })
  expect(await by.saved(code, { ...content, quota: 7 }, 1)).toBe(2)
  expect(await by.editor.call(savePromotion, { merchant, code, content, version: 1 })).toMatchObject({
    code: 'promotion.changed',
  })
  expect(await by.request(code, 1)).toMatchObject({ code: 'promotion.changed' })
  expect(await by.editor.call(discardPromotionDraft, { merchant, code })).toMatchObject({ ok: true })
  expect(await by.editor.call(showPromotion, { merchant, code })).toMatchObject({ code: 'promotion.not.found' })
})

test('a copy cannot replace another promotion, and a changed type is refused', async () => {
  const code = by.newCode()
  await by.published(code, await by.contentOf())
  const other = await by.contentOf({ type: 'REGISTER', rules: { amount: '1' } })
  expect(await by.editor.call(savePromotion, { merchant, code, content: other, version: null })).toMatchObject({
    code: 'promotion.exists',
  })
})

test('a change of a running promotion keeps granted rewards, and limits below them are refused', async () => {
  const code = by.newCode()
  await by.published(code, await by.contentOf())
  const member = await laterBy(gateway, await signedIn(gateway), 0)
  const joined = await gateway.call(joinPromotion, { promotionId: code, version: '1' }, { token: member.token })
  expect(joined).toMatchObject({ ok: true })
  expect((await by.shown(code)).published?.players).toMatchObject({ claimable: { count: 1, amount: '10.00' } })

  const lower = await by.saved(code, await by.contentOf({ budget: '5' }))
  expect((await by.shown(code)).draft?.issues).toMatchObject([{ path: 'budget', problem: 'below_granted' }])
  expect(await by.request(code, lower)).toMatchObject({ code: 'promotion.invalid' })

  await by.published(code, await by.contentOf({ rules: { amount: '20' }, wagering: '1' }), lower)
  expect((await rewardsOf(gateway, member)).rewards[0]).toMatchObject({ amount: '10.00' })
  const other = await signedIn(gateway)
  expect(await detailFor(gateway, code, other)).toMatchObject({ gift: { amount: '20' }, multiple: '1', version: '2' })
})

test('an early end with a reason closes a promotion for new players, who keep what they have', async () => {
  const code = by.newCode()
  await by.published(code, await by.contentOf())
  const member = await signedIn(gateway)
  await gateway.call(joinPromotion, { promotionId: code, version: '1' }, { token: member.token })
  expect(await by.editor.call(endPromotion, { merchant, code, reason: 'x' })).toMatchObject({ code: 'request.invalid' })
  const ends = await Promise.all(
    [by.editor, by.colleague].map((person) => person.call(endPromotion, { merchant, code, reason: 'wrong amount' })),
  )
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1)
  expect(ends.find(({ ok }) => !ok)).toMatchObject({ code: 'promotion.not_running' })
  expect(await by.shown(code)).toMatchObject({ published: { state: 'closed', closed: { reason: 'wrong amount' } } })
  expect(await detailFor(gateway, code, await signedIn(gateway))).toMatchObject({ status: 'closed' })
  expect((await rewardsOf(gateway, member)).rewards[0]).toMatchObject({ amount: '10.00' })
  const [entry] = (await entriesAbout(gateway, `promotion:${code}`)).filter(
    ({ action, result }) => action === 'promotions.promotion.end' && result === 'done',
  )
  expect(entry).toMatchObject({ reason: 'wrong amount', after: { claimable: 1 } })

  await by.published(code, await by.contentOf())
  expect(await by.shown(code)).toMatchObject({ published: { state: 'live', closed: null } })
})

test('a promotion in the future is scheduled, and one whose end is over is not published', async () => {
  const code = by.newCode()
  await by.published(code, await by.contentOf({ from: inDays(1), until: inDays(3) }))
  expect(await by.shown(code)).toMatchObject({ published: { state: 'scheduled' } })
  expect(await detailFor(gateway, code)).toMatchObject({ status: 'coming' })
  const past = by.newCode()
  expect(await by.request(past, await by.saved(past, await by.contentOf({ until: inDays(-1) })))).toMatchObject({
    code: 'promotion.ended',
  })
})

test('shares of turnover above the house edge are refused', async () => {
  const code = by.newCode()
  const rules = { play: { percent: '50' } }
  const version = await by.saved(code, await by.contentOf({ type: 'REFERRAL', rules }))
  const change = await by.requested(code, version)
  const approved = await by.colleague.call(approveChange, { merchant, ...change })
  expect(approved).toMatchObject({ ok: true, value: { state: 'failed', failure: { code: 'promotion.above_edge' } } })
  expect(await visible()).not.toContain(code)
})
