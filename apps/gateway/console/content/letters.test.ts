import {
  countAudience,
  letterDelivery,
  listLetters,
  publishLetter,
  saveLetter,
  showLetter,
  stopLetter as stopLetterCall,
} from '@ante/contract/console/letters.ts'
import type { LetterContent } from '@ante/contract/console/letters.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getInbox, previewLetter, readMails } from '@ante/contract/messaging/mail.ts'
import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { deliverLetters, deliveryOf, lockedLetter, stopLetter } from '../../messaging/mail/letters.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { entriesAbout } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { approve, languagesOf, newEditor, valueOf } from './test/content-scene.ts'

const merchant = 'aurora'
const reason = 'news of July'

let gateway: TestGateway
let editor: StaffMember
let colleague: StaffMember
const { outputOf: run } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('call_count').execute()
  await signInAgain()
})

async function signInAgain(): Promise<void> {
  editor = await newEditor(gateway, merchant)
  colleague = await newEditor(gateway, merchant)
}

let count = 0
const newKey = () => `letter-${(count += 1)}`

async function letter(title: string, changes: Partial<LetterContent> = {}): Promise<LetterContent> {
  const languages = await languagesOf(gateway, merchant)
  const texts = languages.map((language) => ({
    language,
    title: `${title} ${language}`,
    html: '<p>Play <b>now</b></p>',
  }))
  return { texts, audience: 'new:1', isTransactional: false, pushes: false, from: null, until: null, ...changes }
}

const save = (key: string, content: LetterContent, version: number | null = null) =>
  editor.call(saveLetter, { merchant, key, content, version })

async function request(key: string, content: LetterContent) {
  const { version } = valueOf(await save(key, content))
  return editor.call(publishLetter, { merchant, key, version, reason })
}

async function publish(key: string, content: LetterContent): Promise<void> {
  const { id } = valueOf(await request(key, content))
  expect(await approve(colleague, merchant, id)).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
}

const titlesOf = async (reader: { token: string }) =>
  valueOf(await gateway.call(getInbox, {}, reader)).records.map(({ letter: of }) => of?.title)

/** Waits until the gateway's own job has delivered a letter. */
const delivered = (key: string) => expect.poll(async () => (await listed(key))?.published).toBe('ended')

const listed = async (key: string) =>
  valueOf(await editor.call(listLetters, { merchant })).contents.find((one) => one.key === key)

test('a letter reaches its group once another person has approved it, once each, and its delivery is counted', async () => {
  const [reader, other] = [await signedIn(gateway), await signedIn(gateway)]
  const key = newKey()
  const { id } = valueOf(await request(key, await letter('July')))
  await deliverLetters(gateway.ports)
  expect(await titlesOf(reader)).toEqual([])
  expect(await approve(editor, merchant, id)).toMatchObject({ code: 'approval.own' })
  await approve(colleague, merchant, id)
  await delivered(key)
  await deliverLetters(gateway.ports)
  expect(await titlesOf(reader)).toEqual(['July EN'])
  expect(await titlesOf(other)).toEqual(['July EN'])
  const [mail] = valueOf(await gateway.call(getInbox, {}, reader)).records
  await gateway.call(readMails, { ids: [mail?.id ?? ''] }, reader)
  const delivery = valueOf(await editor.call(letterDelivery, { merchant, key }))
  expect(delivery).toMatchObject({ read: 1, remaining: null })
  expect(delivery.sent).toBeGreaterThanOrEqual(2)
  expect(await listed(key)).toMatchObject({ published: 'ended', audience: 'new:1', sent: delivery.sent, missing: [] })
  const actions = (await entriesAbout(gateway, `letter:${key}`)).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['messaging.mail.edit', 'messaging.mail.propose', 'messaging.mail.publish']),
  )
})

test('a letter that was sent is not changed or sent again, from the console or the command line', async () => {
  const key = newKey()
  await publish(key, await letter('Once'))
  expect(await save(key, await letter('Twice'))).toMatchObject({
    code: 'content.invalid',
    details: { problem: 'sent' },
  })
  const other = newKey()
  const { id } = valueOf(await request(other, await letter('Later')))
  await run('mail', 'send', merchant, other, '--audience', 'agents', '--title', 'First', '--content', '<p>Now</p>')
  expect(valueOf(await approve(colleague, merchant, id))).toMatchObject({ state: 'failed' })
  const sent = await gateway.ports.db.selectFrom('mail_letter').selectAll().where('key', '=', other).execute()
  expect(sent).toMatchObject([{ audience: { to: 'agents' }, texts: { EN: { title: 'First' } } }])
})

test('a scheduled letter waits for its time, and is cancelled before and during its delivery, but not after', async () => {
  const from = new Date(gateway.ports.clock.now().getTime() + DAY_MS).toISOString()
  const [early, running] = [newKey(), newKey()]
  await publish(early, await letter('Early', { from }))
  await deliverLetters(gateway.ports)
  expect(await listed(early)).toMatchObject({ published: 'scheduled', sent: 0 })
  expect(await editor.call(stopLetterCall, { merchant, key: early, reason })).toMatchObject({ ok: true })
  expect(await listed(early)).toMatchObject({ published: 'stopped' })
  expect(await editor.call(stopLetterCall, { merchant, key: early, reason })).toMatchObject({
    code: 'content.not_shown',
  })
  await publish(running, await letter('Running', { audience: 'all', from }))
  const readers = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '=', merchant)
    .execute()
  // Within a transaction, so that the gateway's own job does not deliver it meanwhile.
  await inTransaction(gateway.ports.db, async (tx) => {
    const now = gateway.ports.clock.now()
    await tx.updateTable('mail_letter').set({ starts_at: now }).where('key', '=', running).execute()
    const begun = await lockedLetter(tx, merchant, running)
    if (!begun) throw new Error('no letter')
    expect(await deliveryOf(tx, begun, now)).toEqual({ sent: 0, read: 0, remaining: readers.length })
    await stopLetter(tx, begun.id, now)
    const stopped = await lockedLetter(tx, merchant, running)
    expect(stopped && (await deliveryOf(tx, stopped, now))).toEqual({ sent: 0, read: 0, remaining: null })
  })
  await deliverLetters(gateway.ports)
  expect(await listed(running)).toMatchObject({ published: 'stopped', sent: 0 })
})

test('offers skip excluded players, transactional letters do not, and the count says so', async () => {
  const reader = await signedIn(gateway)
  const before = valueOf(await editor.call(countAudience, { merchant, audience: 'new:1' }))
  expect(before.players).toBeGreaterThanOrEqual(1)
  valueOf(await gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, reader))
  expect(valueOf(await editor.call(countAudience, { merchant, audience: 'new:1' }))).toEqual({
    ...before,
    players: before.players - 1,
    excluded: before.excluded + 1,
  })
  const [offer, rules] = [newKey(), newKey()]
  await publish(offer, await letter('Offer'))
  await publish(rules, await letter('Rules', { isTransactional: true }))
  await delivered(offer)
  await delivered(rules)
  const { rows } = await sql<{ title: string }>`
    select letter.texts -> 'EN' ->> 'title' as title
    from mail join mail_letter letter on letter.id = mail.letter_id where mail.member_id = ${reader.memberId}`.execute(
    gateway.ports.db,
  )
  expect(rows.map(({ title }) => title)).toEqual(['Rules EN'])
})

test('the preview shows the draft as players get it, at its merchant alone', async () => {
  const key = newKey()
  await save(key, await letter('Preview'))
  const { preview } = valueOf(await editor.call(showLetter, { merchant, key }))
  expect(preview).toMatch(/\/m\/webEmail#preview=/)
  const token = preview?.split('#preview=')[1] ?? ''
  const thai = await gateway.call(previewLetter, { token }, { headers: { Language: 'TH' } })
  expect(thai).toMatchObject({ ok: true, value: { mail: { kind: 'offer', letter: { title: 'Preview TH' } } } })
  expect(await gateway.call(previewLetter, { token }, { host: 'lotus.localhost' })).toMatchObject({
    code: 'content.not.found',
  })
})

test.each(['everyone', 'vip:11', 'new:0', 'member:1'])('the group %s is refused', async (audience) => {
  expect(await save(newKey(), await letter('Odd', { audience }))).toMatchObject({ code: 'request.invalid' })
  expect(await editor.call(countAudience, { merchant, audience })).toMatchObject({ code: 'request.invalid' })
})

test('a letter to one member is not listed, and its delivery is not found', async () => {
  const key = newKey()
  await run('mail', 'send', merchant, key, '--audience', 'player01', '--title', 'Hi', '--content', '<p>Hi</p>')
  expect(await listed(key)).toBeUndefined()
  expect(await editor.call(letterDelivery, { merchant, key })).toMatchObject({ code: 'content.not.found' })
  expect(await editor.call(showLetter, { merchant, key })).toMatchObject({ code: 'content.not.found' })
})
