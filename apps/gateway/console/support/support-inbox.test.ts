import { randomUUID } from 'node:crypto'

import {
  listSupportStaff,
  reopenSupportCase,
  snoozeSupportCase,
  transferSupportCase,
  watchSupportCase,
} from '@ante/contract/console/support.ts'
import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { readMessages } from '@ante/contract/support/chat.ts'
import { listFeedback } from '@ante/contract/support/feedback.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { staffStream } from '../../staff/test/staff-stream.ts'
import { wakeSnoozed } from '../../support/public.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { merchant, supportCalls } from './test/support-calls.ts'

let gateway: TestGateway
let ana: StaffMember
let ben: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  ana = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  ben = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const calls = supportCalls(() => gateway)
const { say, heard, casesOf, shown, newChat, claim, reply, note, resolve } = calls
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text)

test('a message is pushed to consoles within a second, is claimed, answered and read, and ends with its conversation', async () => {
  const stream = await staffStream(gateway, ana, merchant)
  const { player, id } = await newChat()
  const row = (what: string) => ['row', { list: 'support', id, what }]
  await expect.poll(() => stream.events, { timeout: 1_000 }).toContainEqual(row('added'))
  expect((await casesOf(ana, { list: 'unassigned' })).rows).toContainEqual(
    expect.objectContaining({ id, kind: 'chat', language: 'EN', assignee: null, excerpt: 'Where is my deposit?' }),
  )
  expect(await claim(ana, id)).toMatchObject({ ok: true })
  expect(idsOf(await casesOf(ana, { list: 'mine' }))).toEqual([id])
  expect(idsOf(await casesOf(ben, { list: 'mine' }))).toEqual([])
  expect(await reply(ana, id, 'It is credited now.')).toMatchObject({ ok: true })
  const receipt = async () => (await shown(ana, id)).messages.at(-1)?.receipt
  expect(await receipt()).toBe('sent')
  expect(textsOf(await heard(player))).toEqual(['Where is my deposit?', 'It is credited now.'])
  expect(await receipt()).toBe('delivered')
  await gateway.call(readMessages, { upTo: 2 }, { token: player.token })
  expect(await receipt()).toBe('read')
  expect((await shown(ana, id)).case).toMatchObject({ waitingSince: null, assignee: { name: ana.mail } })
  expect(await resolve(ana, id)).toMatchObject({ ok: true })
  expect((await heard(player)).closed).toBe(true)
  expect(idsOf(await casesOf(ana, { list: 'mine' }))).toEqual([])
  expect(idsOf(await casesOf(ana, { list: 'all', state: 'resolved' }))[0]).toBe(id)

  // The next message opens it again, for any person.
  await say(player, 'One more thing')
  expect((await shown(ben, id)).case).toMatchObject({ state: 'open', assignee: null })
  expect(idsOf(await casesOf(ben, { list: 'unassigned' }))).toContain(id)
})

test('of two persons who answer at once the second is told who has the case, and only one answer is sent', async () => {
  const { player, id } = await newChat()
  const answers = await Promise.all([reply(ana, id, 'From Ana'), reply(ben, id, 'From Ben')])
  const refused = answers.find(({ ok }) => !ok)
  const [winner] = [ana, ben].filter((_, index) => answers[index]?.ok)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(refused).toMatchObject({ code: 'support.case.taken', details: { by: winner?.mail } })
  expect((await heard(player)).messages).toHaveLength(2)
  expect(await claim(winner === ana ? ben : ana, id)).toMatchObject({ code: 'support.case.taken' })
})

test('a double click sends, notes and resolves once, and the audit log has the repeated calls', async () => {
  const { player, id } = await newChat()
  const [key, noteKey] = [randomUUID(), randomUUID()]
  await Promise.all([reply(ana, id, 'Once', key), reply(ana, id, 'Once', key)])
  await Promise.all([note(ana, id, 'Checked', noteKey), note(ana, id, 'Checked', noteKey)])
  await Promise.all([resolve(ana, id), resolve(ana, id)])
  expect(textsOf(await heard(player))).toEqual(['Where is my deposit?', 'Once'])
  expect((await shown(ana, id)).notes).toMatchObject([{ text: 'Checked', author: ana.mail }])
  const entries = await entriesAbout(gateway, `case:${id}`)
  const repeated = entries.filter(({ after }) => after === 'repeated').map(({ action }) => action)
  expect(repeated.toSorted()).toEqual(['support.case.note', 'support.case.reply', 'support.case.resolve'])
  expect(entries).toHaveLength(6)
})

test('an answer whose entry cannot be written is not sent, and the repeated call sends it once', async () => {
  const { player, id } = await newChat()
  const { db } = gateway.ports
  const key = randomUUID()
  await sql`
    create function refuse_entry() returns trigger language plpgsql as $$
    begin raise exception 'disk full'; end $$`.execute(db)
  await sql`
    create trigger refuse_entry before insert on audit_entry for each row
    when (new.action = 'support.case.reply') execute function refuse_entry()`.execute(db)
  expect(await reply(ana, id, 'Once', key)).toMatchObject({ ok: false, status: 500 })
  expect(textsOf(await heard(player))).toEqual(['Where is my deposit?'])
  expect((await shown(ana, id)).case).toMatchObject({ assignee: null })
  await sql`drop trigger refuse_entry on audit_entry`.execute(db)
  expect(await reply(ana, id, 'Once', key)).toMatchObject({ ok: true })
  expect(textsOf(await heard(player))).toEqual(['Where is my deposit?', 'Once'])
})

test('notes never reach the player: neither the chat, nor the feedback, nor any column of a message', async () => {
  const secret = `note-${randomUUID()}`
  const { player, id } = await newChat()
  await calls.feedback(player, 'The site is slow in the evening')
  const [feedback] = idsOf(await casesOf(ana, { kind: 'feedback', list: 'unassigned' })).toReversed()
  expect(await note(ana, id, secret)).toMatchObject({ ok: true })
  expect(await note(ana, feedback ?? '', secret)).toMatchObject({ ok: true })
  await reply(ana, id, 'Hello')
  const { token } = player
  const received = JSON.stringify([await heard(player), await gateway.call(listFeedback, {}, { token })])
  expect(received).toContain('Hello')
  expect(received).not.toContain(secret)
  const stored = JSON.stringify(await gateway.ports.db.selectFrom('support_message').select('text').execute())
  expect(stored).not.toContain(secret)
  expect((await entriesAbout(gateway, `case:${id}`)).some(({ after }) => JSON.stringify(after).includes(secret))).toBe(
    false,
  )
})

test('a case is transferred to a person or a role that may answer, and to no other', async () => {
  const { id } = await newChat()
  await claim(ana, id)
  const transfer = (staff: StaffMember, to: object, seen: string | null) =>
    staff.call(transferSupportCase, { merchant, id, to: to as { kind: 'none' }, seen })
  const { staff, roles } = await ana.call(listSupportStaff, { merchant }).then((answer) => {
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  })
  expect(staff).toContainEqual({ id: String(ben.id), name: ben.mail })
  expect(roles.map(({ code }) => code)).toContain('support')
  expect(roles.map(({ code }) => code)).not.toContain('finance')
  const finance = await newStaff(gateway, { roles: [['finance', merchant]], merchantCode: merchant })
  const own = String(ana.id)
  for (const to of [
    { kind: 'staff', id: String(finance.id) },
    { kind: 'role', code: 'finance' },
  ])
    expect(await transfer(ana, to, own)).toMatchObject({ code: 'support.assignee.not_found' })
  // The assignee has changed since it was seen.
  expect(await transfer(ben, { kind: 'none' }, null)).toMatchObject({ code: 'support.case.taken' })
  expect(await transfer(ana, { kind: 'staff', id: String(ben.id) }, own)).toMatchObject({ ok: true })
  expect(idsOf(await casesOf(ben, { list: 'mine' }))).toContain(id)
  expect(await transfer(ben, { kind: 'role', code: 'support' }, String(ben.id))).toMatchObject({ ok: true })
  expect((await shown(ana, id)).case).toMatchObject({ assignee: null, role: { code: 'support', name: 'Support' } })
  expect(idsOf(await casesOf(ana, { list: 'unassigned' }))).toContain(id)
})

test('a snoozed case waits for its time, or for the next message', async () => {
  const [timed, other] = [await newChat(), await newChat()]
  const { clock, db } = gateway.ports
  const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const snooze = (id: string, until: string | null) => ana.call(snoozeSupportCase, { merchant, id, until })
  for (const until of [at(-1_000), at(31 * DAY_MS)])
    expect(await snooze(timed.id, until)).toMatchObject({ code: 'support.snooze.time' })
  expect(await snooze(timed.id, at(HOUR_MS))).toMatchObject({ ok: true })
  expect(await snooze(other.id, null)).toMatchObject({ ok: true })
  expect(idsOf(await casesOf(ana))).not.toContain(timed.id)
  expect(idsOf(await casesOf(ana, { list: 'mine', state: 'snoozed' }))).toEqual([timed.id, other.id])
  await wakeSnoozed(db, clock.now())
  expect((await shown(ana, timed.id)).case.state).toBe('snoozed')
  await wakeSnoozed(db, new Date(clock.now().getTime() + HOUR_MS + 1_000))
  expect((await shown(ana, timed.id)).case).toMatchObject({ state: 'open', snoozedUntil: null })
  expect((await shown(ana, other.id)).case.state).toBe('snoozed')
  await say(other.player, 'Here I am')
  expect((await shown(ana, other.id)).case).toMatchObject({ state: 'open', assignee: { name: ana.mail } })
  await resolve(ana, other.id)
  expect(await snooze(other.id, null)).toMatchObject({ code: 'support.case.resolved' })
  expect(await ana.call(reopenSupportCase, { merchant, id: other.id })).toMatchObject({ ok: true })
  expect((await shown(ana, other.id)).case.state).toBe('open')
})

test('a message that came while a case was being resolved keeps it open', async () => {
  const { player, id } = await newChat()
  await say(player, 'And my bonus?')
  expect(await resolve(ana, id, 1)).toMatchObject({ code: 'support.case.new_message' })
  expect((await shown(ana, id)).case.state).toBe('open')
  expect(await resolve(ana, id, 2)).toMatchObject({ ok: true })
})

test('pages of a list continue where they ended: those that wait longest first, answered ones last', async () => {
  const { clock } = gateway.ports
  const own = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  const ids: string[] = []
  for (let index = 0; index < 53; index++) {
    clock.offsetMs = index * 60_000
    const { id } = await newChat(`Question ${index}`)
    await claim(own, id)
    ids.push(id)
  }
  for (const id of ids.slice(0, 2)) await reply(own, id, 'Done')
  const first = await casesOf(own, { list: 'mine' })
  const rest = await casesOf(own, { list: 'mine', after: first.next ?? '' })
  expect(idsOf(first)).toHaveLength(50)
  expect([...idsOf(first), ...idsOf(rest)]).toEqual([...ids.slice(2), ...ids.slice(0, 2)])
  expect(first.counts.mine).toEqual({ count: 53, isCapped: false, oldest: first.rows[0]?.waitingSince })
}, 60_000)

test('lists are filtered by the language in which the player uses the site, and by kind', async () => {
  const { id } = await newChat('Magandang umaga', 'TY')
  expect((await shown(ana, id)).case.language).toBe('TY')
  expect(idsOf(await casesOf(ana, { language: 'TY', kind: 'chat' }))).toContain(id)
  expect(idsOf(await casesOf(ana, { language: 'EN' }))).not.toContain(id)
  expect(idsOf(await casesOf(ana, { kind: 'feedback' }))).not.toContain(id)
})

test('feedback is read, answered and closed in the inbox', async () => {
  const player = await signedIn(gateway)
  await calls.feedback(player, 'Please add more slots')
  const feedback = (await casesOf(ana, { kind: 'feedback', category: 'SITE' })).rows.at(-1)
  const id = feedback?.id ?? ''
  expect(feedback).toMatchObject({ kind: 'feedback', category: 'SITE', excerpt: 'Please add more slots' })
  expect(idsOf(await casesOf(ana, { kind: 'feedback', category: 'GAME' }))).not.toContain(id)
  const ofPlayer = async () => {
    const answer = await gateway.call(listFeedback, {}, { token: player.token })
    return answer.ok ? answer.value.records[0] : undefined
  }
  await claim(ana, id)
  expect(await ofPlayer()).toMatchObject({ state: 'READ' })
  await reply(ana, id, 'We will')
  expect(await ofPlayer()).toMatchObject({ state: 'ANSWERED', answers: [{ text: 'We will' }] })
  await resolve(ana, id)
  expect(await ofPlayer()).toMatchObject({ state: 'CLOSED' })
  expect(await reply(ana, id, 'Again')).toMatchObject({ code: 'support.case.not_answerable' })
  expect(await shown(ana, id)).toMatchObject({ isAnswerable: false })
  expect(await ana.call(reopenSupportCase, { merchant, id })).toMatchObject({
    code: 'support.case.not_answerable',
  })
})

test('staff without the right to feedback see chats only, and cases of other merchants look like missing ones', async () => {
  const risk = await newStaff(gateway, { roles: [['risk', merchant]], merchantCode: merchant })
  const player = await signedIn(gateway)
  await calls.feedback(player, 'Please add more tables')
  const id = (await casesOf(ana, { kind: 'feedback' })).rows.at(-1)?.id ?? ''
  expect((await casesOf(risk)).rows.every(({ kind }) => kind === 'chat')).toBe(true)
  await expect(shown(risk, id)).rejects.toThrow('support.case.not_found')
  const lotus = await newStaff(gateway, { roles: [['support', 'lotus']], merchantCode: 'lotus' })
  const { id: chat } = await newChat()
  expect(await lotus.call(watchSupportCase, { merchant: 'lotus', id: chat })).toMatchObject({
    code: 'support.case.not_found',
  })
  expect(await ana.call(watchSupportCase, { merchant, id: '999999999' })).toMatchObject({
    code: 'support.case.not_found',
  })
})

test('colleagues see who has a case open and who writes, until they leave', async () => {
  const { id } = await newChat()
  const stream = await staffStream(gateway, ben, merchant)
  const watch = async (staff: StaffMember, typing?: 'yes') => {
    const answer = await staff.call(watchSupportCase, { merchant, id, ...(typing && { typing }) })
    return answer.ok ? answer.value.viewers : []
  }
  expect(await watch(ana)).toEqual([])
  await expect.poll(() => stream.events).toContainEqual(['row', { list: 'support', id, what: 'claimed' }])
  expect(await watch(ben)).toEqual([{ name: ana.mail, isTyping: false }])
  await watch(ana, 'yes')
  expect(await watch(ben)).toEqual([{ name: ana.mail, isTyping: true }])
  gateway.ports.clock.offsetMs = 8_000
  expect(await watch(ben)).toEqual([{ name: ana.mail, isTyping: false }])
  gateway.ports.clock.offsetMs = 20_000
  expect(await watch(ben)).toEqual([])
})
