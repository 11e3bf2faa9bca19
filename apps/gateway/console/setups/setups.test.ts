import { randomUUID } from 'node:crypto'

import {
  createSetup,
  discardSetup,
  listSetups,
  removeDemoContent,
  requestMerchant,
  saveSetup,
  showSetup,
} from '@ante/contract/console/merchant-setups.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { listHelp } from '@ante/contract/messaging/help.ts'
import { listGames } from '@ante/contract/catalogue/games.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { completeSteps, PLATFORM, setupScene } from './test/setup-scene.ts'

let gateway: TestGateway
let scene: Awaited<ReturnType<typeof setupScene>>
beforeAll(async () => {
  gateway = await startGateway()
  scene = await setupScene(gateway)
})
afterAll(() => gateway.stop())

const merchant = PLATFORM
const settingsAt = (host: string, at: TestGateway = gateway) => at.call(getSettings, {}, { host })
const rowOf = (code: string) =>
  gateway.ports.db.selectFrom('merchant').selectAll().where('code', '=', code).executeTakeFirst()

test('a draft is kept step by step, and refuses values that are not possible', async () => {
  const { begun, save, shown, owner } = scene
  const id = await begun()
  expect(await shown(id)).toMatchObject({ state: 'draft', version: 1, steps: {}, creates: [], created: null })
  const full = completeSteps('step-by-step')
  expect(await save(id, { site: full.site })).toMatchObject({ value: { version: 2 } })
  expect(await save(id, { look: full.look }, 1)).toMatchObject({ code: 'setup.changed' })
  const taken = { ...full.site, hosts: ['lotus.localhost'] }
  expect(await save(id, { site: taken }, 2)).toMatchObject({
    code: 'setup.invalid',
    details: { problems: [{ step: 'site', field: 'hosts', problem: 'taken', value: 'lotus.localhost' }] },
  })
  const { steps, missing, offered } = await shown(id)
  expect(steps).toEqual({ site: full.site })
  expect(missing).toHaveLength(8)
  expect(offered.vendors.find(({ code }) => code === 'JL')).toMatchObject({ hasKey: true, games: expect.any(Number) })
  expect(
    await owner.call(requestMerchant, { merchant, id, version: 2, reason: 'Now', key: randomUUID() }),
  ).toMatchObject({ code: 'setup.incomplete' })
  expect(await owner.call(discardSetup, { merchant, id })).toMatchObject({ ok: true })
  expect(await owner.call(showSetup, { merchant, id })).toMatchObject({ code: 'setup.not_found' })
})

test('a merchant is created by two persons, and every gateway serves it at once without a restart', async () => {
  const { owner, completed, request, approved, shown } = scene
  const other = await startGatewayOn(gateway.databaseUrl)
  const { id, version } = await completed('newport')
  expect(await settingsAt('newport.localhost')).toMatchObject({ code: 'merchant.unknown' })
  const requested = await request(id, version)
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  const change = requested.ok ? requested.value.id : null
  expect(await shown(id)).toMatchObject({ state: 'review', change, approvers: expect.any(Number) })
  expect((await shown(id)).approvers).toBeGreaterThanOrEqual(1)
  expect(await approved(change, owner)).toMatchObject({ code: 'approval.own' })
  expect(await approved(change)).toMatchObject({ value: { state: 'applied' } })

  for (const at of [gateway, other])
    await expect
      .poll(() => settingsAt('newport.localhost', at))
      .toMatchObject({
        value: {
          merchantCode: 'newport',
          name: 'Harbour',
          currency: 'EUR',
          zone: 'Europe/Malta',
          languages: ['EN', 'TH'],
          trialMerchantCode: 'newport-trial',
          licence: { minimumAge: 18, line: 'Licensed in Malta, no. 1' },
        },
      })
  await expect
    .poll(async () => {
      const games = await other.call(listGames, { category: 'RNG' }, { host: 'newport.localhost' })
      return games.ok && games.value.games.length
    })
    .toBeGreaterThan(0)
  expect(await rowOf('newport')).toMatchObject({ jurisdiction: 'MT' })
  expect(await rowOf('aurora')).toMatchObject({ jurisdiction: 'XX' })
  expect(await shown(id)).toMatchObject({
    state: 'created',
    change: null,
    created: { merchant: 'newport', hasDemo: true, checkedAt: null },
  })
  const page = await (await other.fetch('/m/login', {}, 'newport.localhost')).text()
  expect(page).toContain('/assets/brand/style-')
  expect((await entriesAbout(gateway, `setup:${id}`)).map(({ action, actor }) => [action, actor])).toEqual([
    ['merchant.setup.create', owner.mail],
    ['staff.change.approve', scene.approver.mail],
    ['merchant.setup.propose', owner.mail],
    ['merchant.setup.edit', owner.mail],
    ['merchant.setup.begin', owner.mail],
  ])
  await other.stop()
})

test('a double click begins one setup and requests one creation; a repeat after the creation changes nothing', async () => {
  const { owner, completed, request, approved, shown } = scene
  const key = randomUUID()
  const begun = await Promise.all([1, 2].map(() => owner.call(createSetup, { merchant, key })))
  expect(new Set(begun.map((answer) => answer.ok && answer.value.id)).size).toBe(1)

  const { id, version } = await completed('double')
  const requestKey = randomUUID()
  const first = await request(id, version, requestKey)
  const second = await request(id, version, requestKey)
  expect(second.ok && second.value.id).toBe(first.ok && first.value.id)
  expect(await request(id, version)).toMatchObject({ code: 'setup.in_review' })
  expect(await owner.call(saveSetup, { merchant, id, version, steps: { content: { demo: false } } })).toMatchObject({
    code: 'setup.in_review',
  })
  expect(await owner.call(discardSetup, { merchant, id })).toMatchObject({ code: 'setup.in_review' })
  expect(await approved(first.ok ? first.value.id : null)).toMatchObject({ value: { state: 'applied' } })
  expect(await request(id, version, requestKey)).toMatchObject({ ok: true })
  expect(await request(id, version)).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'setup.changed' } },
  })
  expect(await owner.call(discardSetup, { merchant, id })).toMatchObject({ code: 'setup.ended' })
  expect((await shown(id)).state).toBe('created')
})

test('of two setups with the same host one is created, and the other one fails without a trace', async () => {
  const { completed, request, approved, shown } = scene
  const hosts = ['contested.localhost']
  const site = (code: string) => ({ site: { ...completeSteps(code).site, hosts } })
  const one = await completed('contested-one', site('contested-one'))
  const two = await completed('contested-two', site('contested-two'))
  const [first, second] = [await request(one.id, one.version), await request(two.id, two.version)]
  const decided = await Promise.all([first, second].map((answer) => approved(answer.ok ? answer.value.id : null)))
  const states = decided.map((answer) => (answer.ok ? answer.value.state : answer.code))
  expect(new Set(states)).toEqual(new Set(['applied', 'failed']))
  const rows = await Promise.all(['contested-one', 'contested-two'].map(rowOf))
  expect(rows.filter((row) => row !== undefined)).toHaveLength(1)
  const loser = rows[0] ? two : one
  expect(await shown(loser.id)).toMatchObject({ state: 'draft', problems: [{ field: 'hosts', problem: 'taken' }] })
})

test('a creation that cannot be logged leaves nothing, and is made by the next attempt', async () => {
  const { completed, request, approved } = scene
  const { id, version } = await completed('faulty')
  const requested = await request(id, version)
  const { db } = gateway.ports
  await sql`alter table audit_entry add constraint broken check (action <> 'merchant.setup.create') not valid`.execute(
    db,
  )
  await approved(requested.ok ? requested.value.id : null)
  expect(await rowOf('faulty')).toBeUndefined()
  const left = await sql<{ n: bigint }>`
    select (select count(*) from payment_channel where merchant_code = 'faulty')
      + (select count(*) from brand where merchant_code = 'faulty') as n`.execute(db)
  expect(left.rows[0]?.n).toBe(0n)
  await sql`alter table audit_entry drop constraint broken`.execute(db)
  // The job of the approval tries again.
  await expect.poll(() => rowOf('faulty'), { timeout: 30_000 }).toBeDefined()
})

test('an approval is void once the setup is edited', async () => {
  const { owner, completed, request, approved, shown, save } = scene
  const { id, version } = await completed('edited')
  const requested = await request(id, version)
  const { db } = gateway.ports
  // An edit is refused during the review; this one stands for one that was made before the request was read.
  await db.updateTable('merchant_setup').set({ version: 9 }).where('id', '=', BigInt(id)).execute()
  expect(await approved(requested.ok ? requested.value.id : null)).toMatchObject({ value: { state: 'failed' } })
  expect(await rowOf('edited')).toBeUndefined()
  expect((await shown(id)).state).toBe('draft')
  expect(await save(id, { content: { demo: false } }, 9)).toMatchObject({ ok: true })
  expect(await owner.call(discardSetup, { merchant, id })).toMatchObject({ ok: true })
})

test('demo content is optional, and is removed once without what staff has published', async () => {
  const { owner, created } = scene
  const plain = await created('without-demo', { content: { demo: false } })
  const reason = 'The site opens to the public'
  expect(await owner.call(removeDemoContent, { merchant, id: plain, reason })).toMatchObject({
    code: 'setup.without_demo',
  })
  const id = await created('with-demo')
  const { db } = gateway.ports
  const host = 'with-demo.localhost'
  const articles = async () => {
    const answer = await gateway.call(listHelp, {}, { host })
    return answer.ok ? answer.value.list.length : answer.code
  }
  await expect.poll(articles).toBeGreaterThan(3)
  await sql`
    insert into help_article (merchant_code, key, position, texts, published_at)
    values ('with-demo', 'own', 99, '{"EN": {"title": "Own", "body": []}}', now() - interval '1 minute')`.execute(db)
  const removed = await owner.call(removeDemoContent, { merchant, id, reason })
  expect(removed).toMatchObject({ ok: true })
  expect(removed.ok && removed.value.removed).toBeGreaterThan(10)
  const left = await sql<{ n: bigint }>`
    select (select count(*) from announcement where merchant_code = 'with-demo')
      + (select count(*) from deposit_promotion where merchant_code = 'with-demo') as n`.execute(db)
  expect(left.rows[0]?.n).toBe(0n)
  expect(await articles()).toBe(1)
  expect(await owner.call(removeDemoContent, { merchant, id, reason })).toMatchObject({ code: 'setup.without_demo' })
  const lotus = await sql<{ n: bigint }>`select count(*) as n from announcement where merchant_code = 'lotus'`.execute(
    db,
  )
  expect(lotus.rows[0]?.n).toBeGreaterThan(0n)
})

test('only staff of the platform with the right set up merchants, and lists go page by page', async () => {
  const { owner, begun } = scene
  const [older, newer] = [await begun(), await begun()]
  const first = await owner.call(listSetups, { merchant, size: 1 })
  expect(first).toMatchObject({ value: { setups: [{ id: newer, state: 'draft', saved: 0 }], next: newer } })
  const second = await owner.call(listSetups, { merchant, size: 1, after: newer })
  expect(second).toMatchObject({ value: { setups: [{ id: older }] } })
  expect(await owner.call(listSetups, { merchant: 'aurora' })).toMatchObject({ code: 'merchant.unknown' })
  const admin = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
  expect(await admin.call(listSetups, { merchant })).toMatchObject({ code: 'permission.denied' })
  const auditor = await newStaff(gateway, { roles: [['auditor', null]] })
  expect(await auditor.call(listSetups, { merchant })).toMatchObject({ ok: true })
  expect(await auditor.call(createSetup, { merchant, key: randomUUID() })).toMatchObject({ code: 'permission.denied' })
  for (const id of [older, newer]) await owner.call(discardSetup, { merchant, id })
})

test('at most twenty setups are unfinished', async () => {
  const { owner, begun } = scene
  const { db } = gateway.ports
  await db.updateTable('merchant_setup').set({ state: 'discarded' }).where('state', '=', 'draft').execute()
  for (let count = 0; count < 20; count++) await begun()
  expect(await owner.call(createSetup, { merchant, key: randomUUID() })).toMatchObject({
    code: 'setup.too_many',
    details: { limit: 20 },
  })
  await db.updateTable('merchant_setup').set({ state: 'discarded' }).where('state', '=', 'draft').execute()
})
