import { randomUUID } from 'node:crypto'

import { brandTemplates } from '@ante/brand/templates.ts'
import { createBrand, listBrands, requestBuiltBrand, saveBrand, unstageBrand } from '@ante/contract/console/brands.ts'
import type { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { brandScene } from './test/brand-scene.ts'

let gateway: TestGateway
let scene: Awaited<ReturnType<typeof brandScene>>
beforeAll(async () => {
  gateway = await startGateway()
  scene = await brandScene(gateway)
})
afterAll(() => gateway.stop())

const merchant = 'lotus'
const HOST = 'lotus.localhost'
const STAGED = 'staged.lotus.localhost'
const reason = 'New look for the season'
const harbour: BrandDesign = brandTemplates.harbour

test('a brand goes from a template over the staged host to players, by two persons', async () => {
  const { editor, newBrand, shown, staged, publish, approved, pageAt, cssAt } = scene
  const before = await pageAt(HOST)
  const code = await newBrand()
  expect((await pageAt(HOST)).style).toBe(before.style)
  const number = await staged(code)
  await expect.poll(async () => (await pageAt(STAGED)).status).toBe(200)
  expect(await cssAt(STAGED)).toContain(`--surface:${harbour.palettes.light?.surface}`)
  expect((await pageAt(STAGED)).headers.get('x-robots-tag')).toBe('noindex')
  expect((await pageAt(HOST)).style).toBe(before.style)

  const requested = await publish(code, number)
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await shown(code)).change).toBe(requested.ok && requested.value.id)
  expect(await publish(code, number)).toMatchObject({ code: 'brand.in_review' })
  expect(await approved(requested.ok ? requested.value.id : '')).toMatchObject({ value: { state: 'applied' } })
  await expect.poll(() => cssAt(HOST)).toContain(`--surface:${harbour.palettes.light?.surface}`)
  const { versions, live, stagedAddress } = await shown(code)
  expect(versions).toMatchObject([{ number, state: 'live', publishedBy: editor.mail }])
  expect([live?.code, live?.number, stagedAddress]).toEqual([code, number, null])
  // Nothing is staged any more, so the host is unknown.
  await expect.poll(async () => (await pageAt(STAGED)).status).not.toBe(200)
  const entries = await entriesAbout(gateway, `brand:${code}`)
  expect(entries.map(({ action }) => action)).toEqual([
    'merchant.brand.publish',
    'staff.change.approve',
    'merchant.brand.propose',
    'merchant.brand.stage',
    'merchant.brand.create',
  ])
})

test('an earlier version is published again, and open pages of the newer one keep their style', async () => {
  const { editor, newBrand, shown, staged, published, pageAt, cssAt } = scene
  const code = await newBrand('ivory')
  const first = await staged(code)
  await published(code, first)
  await expect.poll(() => cssAt(HOST)).toContain('--surface:#fbf6ea')
  const { style: earlierStyle } = await pageAt(HOST)
  const { draft } = await shown(code)
  const design = { ...draft.design, corners: 'square' as const }
  expect(await editor.call(saveBrand, { merchant, code, design, version: draft.version })).toMatchObject({ ok: true })
  const second = await staged(code)
  await published(code, second)
  await expect.poll(() => cssAt(HOST)).toContain('--radius-s:0.25rem')
  const { style: newerStyle } = await pageAt(HOST)
  await published(code, first)
  await expect.poll(async () => (await pageAt(HOST)).style).toBe(earlierStyle)
  expect((await shown(code)).versions.map(({ number, state }) => [number, state])).toEqual([
    [second, 'earlier'],
    [first, 'live'],
  ])
  expect((await gateway.fetch(newerStyle, {}, HOST)).status).toBe(200)
})

test('a repeated request has one effect, and an approval is void once another version is staged', async () => {
  const { editor, newBrand, shown, staged, publish, approved } = scene
  const code = await newBrand()
  const number = await staged(code)
  const key = randomUUID()
  const [first, second] = [await publish(code, number, key), await publish(code, number, key)]
  expect(first).toMatchObject({ value: { outcome: 'waiting' } })
  expect(second.ok ? second.value.id : second.code).toBe(first.ok && first.value.id)
  const other = await newBrand('night')
  await staged(other)
  const decided = await approved(first.ok ? first.value.id : '')
  expect(decided).not.toMatchObject({ value: { state: 'applied' } })
  expect((await shown(code)).versions).toEqual([])
  await editor.call(unstageBrand, { merchant, code: other })
  expect(await editor.call(unstageBrand, { merchant, code: other })).toMatchObject({ code: 'brand.not_staged' })
})

test('nobody approves an own publication, and staff without the right edits no brand', async () => {
  const { editor, approver, newBrand, staged, publish, approved } = scene
  const code = await newBrand('night', approver)
  const number = await staged(code)
  const requested = await publish(code, number, randomUUID(), approver)
  expect(await approved(requested.ok ? requested.value.id : '')).toMatchObject({ code: 'approval.own' })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  const input = { merchant, code: 'other', name: 'Other', template: 'night' as const }
  expect(await support.call(createBrand, input)).toMatchObject({ code: 'permission.denied' })
  await editor.call(unstageBrand, { merchant, code })
})

test('the look of the build replaces the brand by two persons, and the brand can be published again', async () => {
  const { editor, newBrand, staged, approved, published, pageAt } = scene
  const code = await newBrand('ivory')
  await published(code, await staged(code))
  await expect.poll(async () => (await pageAt(HOST)).style).toContain('/assets/brand/')
  const input = { merchant, reason, key: randomUUID() }
  const requested = await editor.call(requestBuiltBrand, input)
  expect(await editor.call(requestBuiltBrand, input)).toEqual(requested)
  expect(await approved(requested.ok ? requested.value.id : '')).toMatchObject({ value: { state: 'applied' } })
  await expect.poll(async () => (await pageAt(HOST)).style).toMatch(/^\/assets\/brand-lotus-/)
  expect(await editor.call(requestBuiltBrand, { ...input, key: randomUUID() })).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'brand.version_changed' } },
  })
  await published(code, 1)
  await expect.poll(async () => (await pageAt(HOST)).style).toContain('/assets/brand/')
})

test('another gateway on the same database serves a brand as soon as it is published', async () => {
  const { newBrand, staged, published } = scene
  const other = await startGatewayOn(gateway.databaseUrl)
  const styleAt = async (at: TestGateway) =>
    /<link rel="stylesheet" href="([^"]+)"/.exec(await (await at.fetch('/m/login', {}, HOST)).text())?.[1]
  const code = await newBrand('night')
  await published(code, await staged(code))
  await expect.poll(() => styleAt(gateway)).toContain('/assets/brand/style-')
  const style = await styleAt(gateway)
  await expect.poll(() => styleAt(other)).toBe(style)
  const css = async (at: TestGateway) => (await at.fetch(style ?? '', {}, HOST)).text()
  expect(await css(other)).toBe(await css(gateway))
  await other.stop()
})

test('lists page by page, newest first', async () => {
  const { editor, newBrand } = scene
  await newBrand()
  const list = async (after?: string) => {
    const answer = await editor.call(listBrands, { merchant, size: 1, ...(after !== undefined && { after }) })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const first = await list()
  const second = await list(first.next ?? undefined)
  expect(first.brands).toHaveLength(1)
  expect(Number(second.brands[0]?.id)).toBeLessThan(Number(first.brands[0]?.id))
  expect(first.brands[0]).toMatchObject({ schemes: ['dark', 'light'], name: 'Harbour' })
})

test('a copy has the draft of its original; a code is used once', async () => {
  const { editor, newBrand, shown } = scene
  const code = await newBrand('ivory')
  await editor.call(saveBrand, { merchant, code, design: { ...brandTemplates.ivory, corners: 'square' }, version: 1 })
  const copy = { merchant, code: `${code}-copy`, name: 'Copy', template: 'night' as const, copyOf: code }
  const answers = await Promise.all([editor.call(createBrand, copy), editor.call(createBrand, copy)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'brand.exists' })
  expect((await shown(copy.code)).draft.design).toEqual({ ...brandTemplates.ivory, corners: 'square' })
})
