import {
  announcementCalendar,
  discardDraft,
  listAnnouncements as listEndpoint,
  publishAnnouncement,
  saveAnnouncement,
  showAnnouncement,
  stopAnnouncement,
} from '@ante/contract/console/announcements.ts'
import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { listAnnouncements, previewAnnouncement } from '@ante/contract/messaging/announcements.ts'
import { approveChange, listChanges, rejectChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { popupContent } from './test/popup-content.ts'

let gateway: TestGateway
let editor: StaffMember
let colleague: StaffMember
const merchant = 'aurora'
const { outputOf: run } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  editor = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
  colleague = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('announcement').execute()
  await gateway.ports.db.deleteFrom('content_draft').execute()
})

/** Moves the clock, after which sessions have ended: the editor signs in again. */
async function passTime(ms: number): Promise<void> {
  gateway.ports.clock.offsetMs += ms
  editor = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
  colleague = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
}

let count = 0
const newKey = () => `key-${(count += 1)}`
const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS).toISOString()

async function shown(key: string) {
  const answer = await editor.call(showAnnouncement, { merchant, key })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Returns a popup for visitors with a text in every language of the site. */
async function popup(title: string, changes: Partial<AnnouncementContent> = {}): Promise<AnnouncementContent> {
  const content = await popupContent(gateway, { merchant, title })
  return { ...content, execution: 'B', frequency: 'week:2', everywhere: true, priority: 3, ...changes }
}

async function saved(key: string, content: AnnouncementContent, version: number | null = null): Promise<number> {
  const answer = await editor.call(saveAnnouncement, { merchant, key, content, version })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
  return answer.value.version
}

const request = (key: string, version: number, by = editor) =>
  by.call(publishAnnouncement, { merchant, key, version, reason: 'for the weekend' })

async function bindingOf(id: string | null): Promise<{ id: string; binding: string }> {
  const answer = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = answer.ok ? answer.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return { id: change.id, binding: change.binding }
}

/** Publishes a draft by two persons. */
async function published(key: string, content: AnnouncementContent): Promise<void> {
  const version = await saved(key, content)
  const answer = await request(key, version)
  if (!answer.ok) throw new Error(answer.code)
  const approved = await colleague.call(approveChange, { merchant, ...(await bindingOf(answer.value.id)) })
  expect(approved).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
}

async function popupsOfVisitors() {
  const answer = await gateway.call(listAnnouncements, { types: 'PU' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.popup
}

async function listed(filter: { state?: 'draft' | 'review' | 'live' | 'stopped' | 'ended' | 'scheduled' } = {}) {
  const answer = await editor.call(listEndpoint, { merchant, ...filter })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.contents
}

test('a popup is shown to players once another person has approved it, with its limit and without scripts', async () => {
  const key = newKey()
  const version = await saved(key, await popup('Weekend'))
  expect(await popupsOfVisitors()).toEqual([])
  expect((await listed({ state: 'draft' })).map((one) => one.key)).toContain(key)

  const answer = await request(key, version)
  expect(answer).toMatchObject({ ok: true, value: { outcome: 'waiting', id: expect.any(String) } })
  const id = answer.ok ? answer.value.id : null
  expect((await listed({ state: 'review' })).map((one) => one.key)).toEqual([key])
  expect((await listed({ state: 'draft' })).map((one) => one.key)).not.toContain(key)
  expect(await popupsOfVisitors()).toEqual([])

  const own = await editor.call(approveChange, { merchant, ...(await bindingOf(id)) })
  expect(own).toMatchObject({ ok: false, code: 'approval.own' })
  expect(await popupsOfVisitors()).toEqual([])

  const approved = await colleague.call(approveChange, { merchant, ...(await bindingOf(id)) })
  expect(approved).toMatchObject({ ok: true, value: { state: 'applied' } })
  expect(await popupsOfVisitors()).toEqual([
    expect.objectContaining({
      title: 'Weekend EN',
      content: '<p>Hello EN</p>',
      frequency: 'week:2',
      everywhere: true,
      quiet: true,
      execution: 'B',
    }),
  ])
  expect(await shown(key)).toMatchObject({ draft: null, published: { state: 'live', content: { priority: 3 } } })
  const actions = (await entriesAbout(gateway, `announcement:${key}`)).map(({ action, approver }) => [action, approver])
  expect(actions).toEqual(
    expect.arrayContaining([
      ['messaging.announcement.edit', null],
      ['messaging.announcement.propose', null],
      ['messaging.announcement.publish', colleague.mail],
    ]),
  )
})

test('a draft without a text in a language of the site cannot be published, and the languages are named', async () => {
  const key = newKey()
  const content = await popup('Half')
  const missing = content.texts.map(({ language }) => language).slice(1)
  const version = await saved(key, { ...content, texts: content.texts.slice(0, 1) })
  expect((await shown(key)).draft?.missing.toSorted()).toEqual(missing.toSorted())
  expect(await request(key, version)).toMatchObject({
    ok: false,
    code: 'content.incomplete',
    details: { missing: expect.arrayContaining(missing) },
  })
})

test('a draft in review cannot be edited or discarded, and can be again after a rejection', async () => {
  const key = newKey()
  const content = await popup('Seen')
  const version = await saved(key, content)
  const answer = await request(key, version)
  const id = answer.ok ? answer.value.id : null
  expect(await request(key, version)).toMatchObject({ code: 'content.in_review' })
  const edit = { merchant, key, content: { ...content, priority: 1 }, version }
  expect(await editor.call(saveAnnouncement, edit)).toMatchObject({ code: 'content.in_review' })
  expect(await editor.call(discardDraft, { merchant, key })).toMatchObject({ code: 'content.in_review' })
  const rejection = { merchant, ...(await bindingOf(id)), reason: 'Wrong dates' }
  expect(await colleague.call(rejectChange, rejection)).toMatchObject({ ok: true })
  expect(await editor.call(saveAnnouncement, edit)).toMatchObject({ ok: true, value: { version: 2 } })
  expect(await request(key, version)).toMatchObject({ code: 'content.changed' })
  expect(await editor.call(discardDraft, { merchant, key })).toMatchObject({ ok: true })
  expect(await editor.call(showAnnouncement, { merchant, key })).toMatchObject({ code: 'content.not.found' })
})

test('of two editors who read the same version, the second one is refused', async () => {
  const key = newKey()
  const content = await popup('Two')
  await saved(key, content)
  const edit = { merchant, key, content, version: 1 }
  expect(await editor.call(saveAnnouncement, edit)).toMatchObject({ ok: true })
  expect(await colleague.call(saveAnnouncement, edit)).toMatchObject({ code: 'content.changed' })
  expect(await colleague.call(saveAnnouncement, { ...edit, version: null })).toMatchObject({
    code: 'content.changed',
  })
})

test('a stopped popup disappears at once, is audited with its reason, and the waiting approval of its change is void', async () => {
  const key = newKey()
  await published(key, await popup('Wrong'))
  const version = await saved(key, await popup('Better'))
  const answer = await request(key, version)
  expect(await popupsOfVisitors()).toHaveLength(1)
  expect(await editor.call(stopAnnouncement, { merchant, key, reason: 'Wrong amount' })).toMatchObject({ ok: true })
  expect(await popupsOfVisitors()).toEqual([])
  expect((await listed({ state: 'stopped' })).map((one) => one.key)).toEqual([key])
  const entries = await entriesAbout(gateway, `announcement:${key}`)
  expect(entries.find(({ action }) => action === 'messaging.announcement.stop')).toMatchObject({
    reason: 'Wrong amount',
    actor: editor.mail,
  })
  expect(await editor.call(stopAnnouncement, { merchant, key, reason: 'again' })).toMatchObject({
    code: 'content.not_shown',
  })
  const approval = { merchant, ...(await bindingOf(answer.ok ? answer.value.id : null)) }
  expect(await colleague.call(approveChange, approval)).toMatchObject({
    value: { state: 'failed', failure: { code: 'object.changed' } },
  })
  expect(await popupsOfVisitors()).toEqual([])
  const second = await request(key, version)
  await colleague.call(approveChange, { merchant, ...(await bindingOf(second.ok ? second.value.id : null)) })
  expect((await popupsOfVisitors()).map(({ title }) => title)).toEqual(['Better EN'])
})

test('the states follow the dates', async () => {
  const [later, over] = [newKey(), newKey()]
  await published(later, await popup('Later', { from: inDays(2) }))
  await published(over, await popup('Over', { until: inDays(1) }))
  expect((await listed({ state: 'scheduled' })).map(({ key }) => key)).toEqual([later])
  expect((await popupsOfVisitors()).map(({ title }) => title)).toEqual(['Over EN'])
  await passTime(3 * DAY_MS)
  expect((await listed({ state: 'ended' })).map(({ key }) => key)).toEqual([over])
  expect((await popupsOfVisitors()).map(({ title }) => title)).toEqual(['Later EN'])
})

test.each<[string, Partial<AnnouncementContent>, string]>([
  ['a notice with readers of popups', { type: 'PL' }, 'popup'],
  ['a popup without readers', { execution: null }, 'popup'],
  ['a popup for visitors of a VIP level', { audience: 'vip:3' }, 'audience'],
  ['an end before the start', { from: '2027-01-02T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' }, 'period'],
])('%s is refused', async (_name, changes, problem) => {
  const content = await popup('Odd', changes)
  expect(await editor.call(saveAnnouncement, { merchant, key: newKey(), content, version: null })).toMatchObject({
    code: 'content.invalid',
    details: { problem },
  })
})

test('the preview shows the draft to the holder of its address only, in any language', async () => {
  const key = newKey()
  await published(key, await popup('Old'))
  await saved(key, await popup('New'))
  const { preview } = await shown(key)
  const token = preview?.split('#preview=')[1] ?? ''
  expect(preview).toMatch(/^http:\/\/localhost(:\d+)?\/m\/home#preview=/)
  const answer = await gateway.call(previewAnnouncement, { token }, { headers: { Language: 'TH' } })
  expect(answer).toMatchObject({ ok: true, value: { type: 'PU', title: 'New TH', content: '<p>Hello TH</p>' } })
  const [live] = await popupsOfVisitors()
  expect(answer).toMatchObject({ value: { id: live?.id } })
  expect(live?.title).toBe('Old EN')
  const damaged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await gateway.call(previewAnnouncement, { token: damaged })).toMatchObject({ code: 'announcement.not.found' })
  const other = await gateway.call(previewAnnouncement, { token }, { host: 'lotus.localhost' })
  expect(other).toMatchObject({ code: 'announcement.not.found' })
  await passTime(3_600_001)
  expect(await gateway.call(previewAnnouncement, { token })).toMatchObject({ code: 'announcement.not.found' })
})

test('the calendar names announcements that the same players see at the same place and time', async () => {
  const [one, two, members, later] = [newKey(), newKey(), newKey(), newKey()]
  await published(one, await popup('One', { until: inDays(4) }))
  await published(two, await popup('Two', { from: inDays(2), execution: 'E' }))
  await published(members, await popup('Members', { execution: 'A', until: inDays(1) }))
  await saved(later, await popup('Draft', { from: inDays(20) }))
  const answer = await editor.call(announcementCalendar, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  const entries = new Map(answer.value.entries.map((entry) => [entry.key, entry]))
  expect(entries.get(one)).toMatchObject({ firstDay: 0, overlaps: [two] })
  expect(entries.get(two)).toMatchObject({ firstDay: 2, lastDay: 13, overlaps: [one] })
  expect(entries.get(members)).toMatchObject({ overlaps: [] })
  expect(entries.has(later)).toBe(false)
})

test('a person with the right to publish alone needs nobody else', async () => {
  const { db } = gateway.ports
  const role = await db
    .insertInto('staff_role')
    .values({ merchant_code: merchant, code: 'publisher', name: 'Publisher' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const right = { role_id: role.id, per_decision: null, per_day: null }
  await db
    .insertInto('staff_role_right')
    .values([
      { ...right, permission: 'messaging.announcement.update', right_name: 'apply' },
      { ...right, permission: 'messaging.announcement.read', right_name: 'apply' },
    ])
    .execute()
  const publisher = await newStaff(gateway, { roles: [['publisher', merchant]], merchantCode: merchant })
  const key = newKey()
  const version = await saved(key, await popup('Alone'))
  expect(await request(key, version, publisher)).toMatchObject({ value: { outcome: 'applied' } })
  expect((await popupsOfVisitors()).map(({ title }) => title)).toEqual(['Alone EN'])
})

test('the command line publishes and stops popups with the same fields', async () => {
  const options = ['--type', 'PU', '--execution', 'E', '--frequency', 'day', '--everywhere', 'on', '--quiet', 'off']
  await run('announcements', 'create', merchant, 'by-command', ...options, '--title', 'By command', '--content', 'x')
  expect(await popupsOfVisitors()).toMatchObject([{ frequency: 'day', everywhere: true, quiet: false, execution: 'E' }])
  expect(await shown('by-command')).toMatchObject({ published: { state: 'live', content: { frequency: 'day' } } })
  expect(await run('announcements', 'stop', merchant, 'by-command')).toMatchObject({ changed: true })
  expect(await popupsOfVisitors()).toEqual([])
  expect(await run('announcements', 'stop', merchant, 'by-command')).toMatchObject({ changed: false })
  await run('announcements', 'update', merchant, 'by-command', '--position', '2')
  expect(await popupsOfVisitors()).toHaveLength(1)
})
