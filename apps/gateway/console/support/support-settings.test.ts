import { randomUUID } from 'node:crypto'

import {
  dismissInteractionDraft,
  listInteractionDrafts,
  recordInteraction,
} from '@ante/contract/console/responsible-gaming.ts'
import {
  deleteSnippet,
  listSnippets,
  saveSnippet,
  setCareWords,
  setSupportHours,
  showSupportSettings,
} from '@ante/contract/console/support-settings.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { beginVisit, sendMessage, takeOverVisit } from '@ante/contract/support/chat.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { endSupportData } from '../../support/public.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { merchant, supportCalls } from './test/support-calls.ts'

let gateway: TestGateway
let ana: StaffMember
let admin: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  ana = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

const { say, heard, casesOf, shown, newChat, caseOfChat, note } = supportCalls(() => gateway)

async function settings() {
  const answer = await admin.call(showSupportSettings, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('a snippet is added, changed and deleted by version, and a stale change is refused', async () => {
  const name = { merchant, language: 'EN' as const, code: 'own-deposit' }
  const save = (text: string, version: number) => ana.call(saveSnippet, { ...name, text, version })
  expect(await save('Hello {account}', 0)).toMatchObject({ value: { version: 1 } })
  expect(await save('Other', 0)).toMatchObject({ code: 'support.snippet.changed' })
  expect(await save('Hi {account}', 1)).toMatchObject({ value: { version: 2 } })
  expect(await save('Your {balance}', 2)).toMatchObject({
    code: 'support.snippet.placeholder',
    details: { placeholder: '{balance}' },
  })
  const listed = await ana.call(listSnippets, { merchant, language: 'EN' })
  expect(listed.ok && listed.value.snippets).toContainEqual(
    expect.objectContaining({ code: 'own-deposit', text: 'Hi {account}', version: 2, changedBy: ana.mail }),
  )
  expect(await ana.call(deleteSnippet, { ...name, version: 1 })).toMatchObject({ code: 'support.snippet.changed' })
  expect(await ana.call(deleteSnippet, { ...name, version: 2 })).toMatchObject({ ok: true })
  expect(await ana.call(deleteSnippet, { ...name, version: 2 })).toMatchObject({ ok: true })
  const lotus = await newStaff(gateway, { roles: [['support', 'lotus']], merchantCode: 'lotus' })
  const foreign = { ...name, merchant: 'lotus', language: 'KK' as const, text: 'x', version: 0 }
  expect(await lotus.call(saveSnippet, foreign)).toMatchObject({ code: 'support.language.unknown' })
})

test.each([
  ['an upper-case code', { code: 'Deposit' }],
  ['no text', { text: ' \n' }],
  ['a long text', { text: 'x'.repeat(1_001) }],
])('a snippet with %s is refused', async (_, changes) => {
  const input = { merchant, language: 'EN' as const, code: 'bad', text: 'Text', version: 0, ...changes }
  expect(await ana.call(saveSnippet, input)).toMatchObject({ code: 'request.invalid' })
})

test('outside of the hours the player reads the text of the merchant, in the language of the site', async () => {
  const { player } = await newChat()
  const { version } = await settings()
  const set = (shifts: { day: number; from: number; till: number }[] | null, seen: number) =>
    admin.call(setSupportHours, {
      merchant,
      shifts,
      closedTexts: [{ language: 'EN', text: 'We answer from 9 to 6.' }],
      version: seen,
    })
  expect(await set([], version)).toMatchObject({ ok: true })
  expect((await heard(player)).hours).toEqual({ open: false, until: null, closedText: 'We answer from 9 to 6.' })
  expect(await set(null, version)).toMatchObject({ code: 'support.settings.changed' })
  expect(
    await set(
      [
        { day: 1, from: 0, till: 1_440 },
        { day: 1, from: 5, till: 6 },
      ],
      version + 1,
    ),
  ).toMatchObject({
    code: 'request.invalid',
  })
  expect(await set(null, version + 1)).toMatchObject({ ok: true })
  expect((await heard(player)).hours).toEqual({ open: true, until: null, closedText: null })
  expect(await ana.call(setSupportHours, { merchant, shifts: null, closedTexts: [], version: 9 })).toMatchObject({
    code: 'permission.denied',
  })
})

async function drafts() {
  const answer = await ana.call(listInteractionDrafts, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.rows
}

test('a care word begins an interaction, once per case; it is recorded or dismissed by one person', async () => {
  const { careWords } = await settings()
  const version = careWords.find(({ language }) => language === 'EN')?.version ?? 0
  const words = ['borrowed money', 'cannot sleep']
  expect(await admin.call(setCareWords, { merchant, language: 'EN', words, version })).toMatchObject({ ok: true })
  expect(await admin.call(setCareWords, { merchant, language: 'EN', words, version })).toMatchObject({
    code: 'support.settings.changed',
  })
  const { player, id } = await newChat('I have borrowed money to play')
  await say(player, 'I Cannot Sleep any more')
  const [draft, ...others] = (await drafts()).filter(({ supportCase }) => supportCase === id)
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    player: { id: String(player.memberId) },
    words: ['borrowed money', 'cannot sleep'],
    quote: 'I have borrowed money to play',
  })
  expect(await shown(ana, id)).toMatchObject({ flag: { id: draft?.id }, case: { isFlagged: true } })

  const record = (of: string) =>
    ana.call(recordInteraction, {
      merchant,
      player: of,
      trigger: 'askedForHelp',
      channel: 'chat',
      considered: ['information'],
      done: ['information'],
      note: 'Talked about limits.',
      key: randomUUID(),
      draft: draft?.id ?? '',
    })
  const stranger = await signedIn(gateway)
  expect(await record(String(stranger.memberId))).toMatchObject({ code: 'interaction.draft.not_found' })
  expect(await record(String(player.memberId))).toMatchObject({ ok: true })
  expect(await shown(ana, id)).toMatchObject({ flag: null, case: { isFlagged: false } })
  expect(await record(String(player.memberId))).toMatchObject({ code: 'interaction.draft.closed' })

  const second = await newChat('I borrowed money from a friend')
  const flag = (await shown(ana, second.id)).flag?.id ?? ''
  const dismiss = () => ana.call(dismissInteractionDraft, { merchant, id: flag, reason: 'For a car' })
  expect(await Promise.all([dismiss(), dismiss()])).toMatchObject([{ ok: true }, { ok: true }])
  expect((await drafts()).map(({ supportCase }) => supportCase)).not.toContain(second.id)
})

test("a visitor's case, notes and flag move to the member who signs in", async () => {
  const visit = await gateway.call(beginVisit, {})
  const visitor = visit.ok ? visit.value.visitor : ''
  await gateway.call(sendMessage, { visitor, clientId: randomUUID(), text: 'I borrowed money, help' })
  const row = (await casesOf(ana, { list: 'unassigned' })).rows.find(({ excerpt }) => excerpt.endsWith('help'))
  expect(row).toMatchObject({ player: null, isFlagged: true })
  await note(ana, row?.id ?? '', 'Seems worried')
  const member = await signedIn(gateway)
  await say(member, 'I am signed in')
  expect(await gateway.call(takeOverVisit, { visitor }, { token: member.token })).toMatchObject({ ok: true })
  const joined = await shown(ana, await caseOfChat(member.memberId))
  expect(joined.messages.map(({ text }) => text)).toEqual(['I am signed in', 'I borrowed money, help'])
  expect(joined).toMatchObject({ notes: [{ text: 'Seems worried' }], flag: { words: ['borrowed money'] } })
  expect((await drafts())[0]).toMatchObject({ player: { id: String(member.memberId) } })
  await expect(shown(ana, row?.id ?? '')).rejects.toThrow('support.case.not_found')
})

test('conversations of blocked players and of ended trials remain readable', async () => {
  const { player, id } = await newChat('Why am I blocked?')
  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', player.memberId).execute()
  expect((await shown(ana, id)).messages).toMatchObject([{ text: 'Why am I blocked?' }])

  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  await say(trial.value, 'Is it real?')
  const { db, clock } = gateway.ports
  const { rows } = await sql<{ member_id: bigint; account: string }>`
    select member_id, account from support_conversation join member on member.id = member_id
    where account = ${trial.value.userName}`.execute(db)
  const memberId = rows[0]?.member_id ?? 0n
  const ended = await caseOfChat(memberId)
  await inTransaction(db, (tx) => endSupportData(tx, memberId, clock.now()))
  expect(await shown(ana, ended)).toMatchObject({
    case: { player: null, formerAccount: trial.value.userName, state: 'resolved' },
    messages: [{ text: 'Is it real?' }],
    isAnswerable: false,
  })
  expect((await heard(trial.value)).messages).toEqual([])
})
