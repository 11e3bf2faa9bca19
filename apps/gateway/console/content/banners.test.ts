import {
  bannerCalendar,
  listBanners,
  publishBanner,
  saveBanner,
  showBanner,
  stopBanner,
  uploadBannerPicture,
} from '@ante/contract/console/banners.ts'
import type { BannerContent } from '@ante/contract/console/banners.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { listAnnouncements, previewAnnouncement } from '@ante/contract/messaging/announcements.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { entriesAbout } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { approve, languagesOf, newEditor, valueOf } from './test/content-scene.ts'

const merchant = 'aurora'
const reason = 'for the weekend'
const WHOLE = { left: 0, top: 0, width: 10_000, height: 10_000 }

let gateway: TestGateway
let editor: StaffMember
let colleague: StaffMember
const { outputOf: run } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  editor = await newEditor(gateway, merchant)
  colleague = await newEditor(gateway, merchant)
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('announcement').execute()
  await gateway.ports.db.deleteFrom('content_draft').execute()
})

let count = 0
const newKey = () => `banner-${(count += 1)}`
const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS).toISOString()

async function banner(title: string, changes: Partial<BannerContent> = {}): Promise<BannerContent> {
  const languages = await languagesOf(gateway, merchant)
  return {
    group: 'm_home',
    texts: languages.map((language) => ({ language, title: `${title} ${language}`, html: '<p>Now</p>', alt: '' })),
    picture: '/pictures/banners/aurora-ocean.webp',
    link: '/m/gameList?gameType=FISH',
    audience: 'all',
    priority: 1,
    from: null,
    until: null,
    ...changes,
  }
}

const save = (key: string, content: BannerContent, version: number | null = null) =>
  editor.call(saveBanner, { merchant, key, content, version })

async function publish(key: string, content: BannerContent): Promise<void> {
  const { version } = valueOf(await save(key, content))
  const { id } = valueOf(await editor.call(publishBanner, { merchant, key, version, reason }))
  expect(await approve(colleague, merchant, id)).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
}

const shownOn = async (groupName: 'm_home' | 'm_reg') =>
  valueOf(await gateway.call(listAnnouncements, { types: 'B', groupName })).banners

test('a banner is shown at its place once another person has approved it, in order', async () => {
  const [first, second, form] = [newKey(), newKey(), newKey()]
  await publish(second, await banner('Second', { priority: 5 }))
  const { version } = valueOf(await save(first, await banner('First', { priority: 2 })))
  expect((await shownOn('m_home')).map(({ title }) => title)).toEqual(['Second EN'])
  const { id } = valueOf(await editor.call(publishBanner, { merchant, key: first, version, reason }))
  expect(await approve(editor, merchant, id)).toMatchObject({ code: 'approval.own' })
  expect(valueOf(await approve(colleague, merchant, id))).toMatchObject({ state: 'applied' })
  await publish(form, await banner('Form', { group: 'm_reg' }))
  expect((await shownOn('m_home')).map(({ title }) => title)).toEqual(['First EN', 'Second EN'])
  expect((await shownOn('m_reg')).map(({ title }) => title)).toEqual(['Form EN'])
  const actions = (await entriesAbout(gateway, `banner:${first}`)).map(({ action, approver }) => [action, approver])
  expect(actions).toEqual(
    expect.arrayContaining([
      ['messaging.banner.edit', null],
      ['messaging.banner.propose', null],
      ['messaging.banner.publish', colleague.mail],
    ]),
  )
})

test('an alternative text completes a language without a title, and reaches players with it', async () => {
  const key = newKey()
  const content = await banner('Some')
  const [first] = content.texts
  if (!first) throw new Error('no language')
  const texts = content.texts.map((text) => ({ ...text, title: '', html: '', alt: '' }))
  const bare = valueOf(await save(key, { ...content, texts }))
  expect(valueOf(await editor.call(showBanner, { merchant, key })).draft?.missing).toHaveLength(texts.length)
  expect(await editor.call(publishBanner, { merchant, key, version: bare.version, reason })).toMatchObject({
    code: 'content.incomplete',
  })
  const alt = texts.map((text) => ({ ...text, alt: `Win a car ${text.language}` }))
  const { version } = valueOf(await save(key, { ...content, texts: alt }, bare.version))
  const { id } = valueOf(await editor.call(publishBanner, { merchant, key, version, reason }))
  await approve(colleague, merchant, id)
  expect(await shownOn('m_home')).toMatchObject([{ title: '', alt: 'Win a car EN', content: '' }])
  expect(valueOf(await editor.call(listBanners, { merchant })).contents).toMatchObject([
    { key, title: 'Win a car EN', missing: [], published: 'live', priority: 1 },
  ])
})

test.each<[string, Partial<BannerContent>, string]>([
  ['a page that the site does not have', { link: '/m/casino' }, 'link'],
  ['a promotion that does not exist', { link: '/m/activityInfo?id=nothing' }, 'link'],
  ['a category that does not exist', { link: '/m/gameList?gameType=NOTHING' }, 'link'],
  ['a parameter that the page does not read', { link: '/m/notice?evil=1' }, 'link'],
  ['a page with a secret', { link: '/m/forget?token=1' }, 'link'],
  [
    'an uploaded picture that does not exist',
    { picture: '/pictures/content/aaaaaaaaaaaaaaaaaaaaaaaa.webp' },
    'picture',
  ],
  ['an audience for visitors', { group: 'm_reg', audience: 'vip:3' }, 'audience'],
  ['an end before the start', { from: '2027-01-02T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' }, 'period'],
])('a banner with %s is refused', async (_name, changes, problem) => {
  expect(await save(newKey(), await banner('Odd', changes))).toMatchObject({
    code: 'content.invalid',
    details: { problem },
  })
})

test.each(['/m/gameList?gameType=RNG&tab=new', 'https://example.com/news', null])(
  'a banner may link to %s',
  async (link) => {
    expect(await save(newKey(), await banner('Even', { link }))).toMatchObject({ ok: true })
  },
)

test('a banner without a picture is a draft, but is not published', async () => {
  const key = newKey()
  const { version } = valueOf(await save(key, await banner('Blank', { picture: null })))
  expect(await editor.call(publishBanner, { merchant, key, version, reason })).toMatchObject({
    code: 'content.invalid',
    details: { problem: 'picture' },
  })
})

test('a promotion that was deleted between draft and publication makes the link of the draft invalid', async () => {
  const key = newKey()
  await sql`insert into promotion (merchant_code, code, type, texts, audience, rules)
    values (${merchant}, 'banner-test', 'MANUAL', '{"EN": {"title": "Gone"}}', '{"to": "all"}', '{}')`.execute(
    gateway.ports.db,
  )
  const { version } = valueOf(await save(key, await banner('Gone', { link: '/m/activityInfo?id=banner-test' })))
  await gateway.ports.db.deleteFrom('promotion').where('code', '=', 'banner-test').execute()
  expect(await editor.call(publishBanner, { merchant, key, version, reason })).toMatchObject({
    code: 'content.invalid',
    details: { problem: 'link' },
  })
})

test('banners and announcements never take each other’s names', async () => {
  const key = newKey()
  await run('announcements', 'create', merchant, key, '--type', 'PL', '--title', 'A notice')
  expect(await save(key, await banner('Same'))).toMatchObject({ code: 'content.invalid', details: { problem: 'type' } })
  expect(await editor.call(stopBanner, { merchant, key, reason })).toMatchObject({ code: 'content.not.found' })
  const other = newKey()
  const { version } = valueOf(await save(other, await banner('Before')))
  const { id } = valueOf(await editor.call(publishBanner, { merchant, key: other, version, reason }))
  await run('announcements', 'create', merchant, other, '--type', 'PL', '--title', 'Came first')
  const approved = valueOf(await approve(colleague, merchant, id))
  expect(approved).toMatchObject({ state: 'failed' })
  expect(await shownOn('m_home')).toEqual([])
})

test('of two requests at the same time one waits, and of two editors the second is refused', async () => {
  const key = newKey()
  const content = await banner('Twice')
  const { version } = valueOf(await save(key, content))
  const answers = await Promise.all([
    editor.call(publishBanner, { merchant, key, version, reason }),
    colleague.call(publishBanner, { merchant, key, version, reason }),
  ])
  expect(answers.map((answer) => (answer.ok ? answer.value.outcome : answer.code)).toSorted()).toEqual([
    'content.in_review',
    'waiting',
  ])
  expect(await save(key, content, version)).toMatchObject({ code: 'content.in_review' })
  expect(await save(key, content, null)).toMatchObject({ code: 'content.changed' })
})

test('a stopped banner disappears at once, and the calendar names those of the same place and time', async () => {
  const [one, two, form] = [newKey(), newKey(), newKey()]
  await publish(one, await banner('One', { until: inDays(4) }))
  await publish(two, await banner('Two', { from: inDays(2) }))
  await publish(form, await banner('Form', { group: 'm_reg' }))
  const { entries } = valueOf(await editor.call(bannerCalendar, { merchant }))
  const overlaps = Object.fromEntries(entries.map(({ key, overlaps: others }) => [key, others]))
  expect(overlaps).toEqual({ [one]: [two], [two]: [one], [form]: [] })
  expect(valueOf(await editor.call(stopBanner, { merchant, key: one, reason: 'Wrong prize' }))).toEqual({})
  expect(await shownOn('m_home')).toEqual([])
  expect(await editor.call(stopBanner, { merchant, key: one, reason })).toMatchObject({ code: 'content.not_shown' })
  expect(valueOf(await editor.call(listBanners, { merchant, state: 'stopped' })).contents).toMatchObject([{ key: one }])
})

test('the preview shows the draft in place of the published banner', async () => {
  const key = newKey()
  await publish(key, await banner('Old'))
  await save(key, await banner('New', { group: 'm_reg' }))
  const { preview } = valueOf(await editor.call(showBanner, { merchant, key }))
  expect(preview).toMatch(/^http:\/\/localhost(:\d+)?\/m\/register#preview=/)
  const token = preview?.split('#preview=')[1] ?? ''
  const [live] = await shownOn('m_home')
  const shown = valueOf(await gateway.call(previewAnnouncement, { token }))
  expect(shown).toMatchObject({ id: live?.id, type: 'B', title: 'New EN', picture: live?.picture })
})

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#e42' } }, left: width / 2, top: 0 },
  ])

test('an uploaded picture is cut, stored in the size of banners, and served without its metadata', async () => {
  const file = await noise(2000, 1000)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer()
  const crop = { left: 5_000, top: 0, width: 5_000, height: 4_600 }
  const uploaded = valueOf(await editor.call(uploadBannerPicture, { merchant, file: file.toString('base64'), crop }))
  expect(uploaded.isEnlarged).toBe(false)
  const response = await gateway.fetch(uploaded.address, { headers: { Accept: 'image/webp,*/*' } })
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height, exif } = await picture.metadata()
  expect({ width, height, exif }).toEqual({ width: 780, height: 360, exif: undefined })
  const [red, green] = (await picture.stats()).channels
  expect(red?.min).toBeGreaterThan(green?.max ?? 0)
  const old = await gateway.fetch(uploaded.address, { headers: { Accept: 'image/png,image/*;q=0.8' } })
  expect(old.headers.get('content-type')).toBe('image/jpeg')
  expect(await save(newKey(), await banner('Own', { picture: uploaded.address }))).toMatchObject({ ok: true })
  const lotus = await newEditor(gateway, 'lotus')
  const foreign = { merchant: 'lotus', key: newKey(), content: await banner('Other', { picture: uploaded.address }) }
  expect(await lotus.call(saveBanner, { ...foreign, version: null })).toMatchObject({
    code: 'content.invalid',
    details: { problem: 'picture' },
  })
})

test('a photo that is stored on its side is cut upright, and a small part is enlarged', async () => {
  const file = await noise(200, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const crop = { left: 0, top: 5_000, width: 10_000, height: 5_000 }
  const uploaded = valueOf(await editor.call(uploadBannerPicture, { merchant, file: file.toString('base64'), crop }))
  expect(uploaded.isEnlarged).toBe(true)
  const response = await gateway.fetch(uploaded.address, { headers: { Accept: 'image/webp' } })
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  expect(channels[0]?.min).toBeGreaterThan(150)
})

test.each<[string, Buffer, typeof WHOLE, string]>([
  ['a text', Buffer.from('<svg onload="alert(1)"/>'), WHOLE, 'picture.not.picture'],
  ['a damaged file', Buffer.from('89504e470d0a1a0a00', 'hex'), WHOLE, 'picture.not.picture'],
  ['a part of no size', Buffer.from([]), { ...WHOLE, width: 0 }, 'picture.bad.crop'],
  ['a part beyond the picture', Buffer.from([]), { ...WHOLE, left: 5_000 }, 'picture.bad.crop'],
])('%s is refused', async (_name, bytes, crop, code) => {
  const sent = bytes.length > 0 ? bytes : await noise(100, 100).png().toBuffer()
  const file = sent.toString('base64')
  expect(await editor.call(uploadBannerPicture, { merchant, file, crop })).toMatchObject({ ok: false, code })
})

test('a name of a picture that does not exist is not found', async () => {
  for (const name of ['aaaaaaaaaaaaaaaaaaaaaaaa.webp', '..%2Fbanners%2Faurora-ocean.webp', 'x'])
    expect((await gateway.fetch(`/pictures/content/${name}`)).status).toBe(404)
})

test('the command line has the alternative text, and refuses pages that do not exist', async () => {
  const options = ['--picture', '/pictures/banners/aurora-ocean.webp', '--alt', 'Win a car']
  const key = newKey()
  await run('banners', 'create', merchant, key, ...options, '--link', '/m/activity')
  expect(await shownOn('m_home')).toMatchObject([{ title: '', alt: 'Win a car', link: '/m/activity' }])
  expect(valueOf(await editor.call(showBanner, { merchant, key })).published?.content).toMatchObject({
    texts: [{ language: 'EN', title: '', alt: 'Win a car' }],
  })
  await expect(run('banners', 'update', merchant, key, '--link', '/m/casino')).rejects.toThrow('/m/casino')
})
