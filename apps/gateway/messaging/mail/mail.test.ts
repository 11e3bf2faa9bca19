import { loginFreeplay } from '@ante/contract/identity/session.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import {
  deleteMails,
  getInbox,
  mailCount,
  readMails,
  showMail,
  unreadMailCount,
} from '@ante/contract/messaging/mail.ts'
import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { deliverLetters } from './letters.ts'
import { mailEnding } from './mail-ending.ts'
import { notifyByMail } from './write-mail.ts'

let gateway: TestGateway
let member: { token: string; memberId: bigint }
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: 60_000 })
})
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('call_count').execute()
  member = await signedIn(gateway)
})
afterAll(() => gateway.stop())

const { runCommand: operator, outputOf } = cliOf(() => gateway)

let keys = 0
async function written(memberId = member.memberId, count = 1, kind: 'security' | 'offer' = 'security') {
  for (let at = 0; at < count; at++) {
    await notifyByMail(gateway.ports.db, {
      memberIds: [memberId],
      key: `test:${keys++}`,
      kind,
      at: gateway.ports.clock.now(),
      pushes: false,
      template: 'security.changed',
      detail: { kind: 'password.changed' },
    })
  }
}

async function inbox(input: { after?: string } = {}, reader = member) {
  const answer = await gateway.call(getInbox, input, reader)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const lettersDone = async () => {
  const waiting = gateway.ports.db.selectFrom('mail_letter').select('id').where('starts_at', 'is not', null)
  await expect.poll(async () => (await waiting.where('ended_at', 'is', null).execute()).length).toBe(0)
}

test('receiving, reading and deleting a mail is shown on all devices', async () => {
  const other = new LiveReader(gateway, member)
  const unread = () => (other.dataOf('unread') as LiveEvent<'unread'>[]).at(-1)
  await other.opened
  await written()
  await expect.poll(() => unread()?.mail).toBe(1)
  const [mail] = (await inbox()).records
  expect(mail).toMatchObject({ kind: 'security', isRead: false, automatic: { template: 'security.changed' } })
  const ids = [mail?.id ?? '']
  const reads = await Promise.all([1, 2, 3].map(() => gateway.call(readMails, { ids }, member)))
  expect(reads.map((answer) => answer.ok && answer.value.unread)).toEqual([0, 0, 0])
  await expect.poll(() => unread()?.mail).toBe(0)
  const version = unread()?.version ?? 0
  await gateway.call(deleteMails, { ids }, member)
  await expect.poll(() => unread()?.version).toBe(version + 1)
  expect(await inbox()).toEqual({ records: [], unread: 0, latestId: null, next: null })
  expect(await gateway.call(deleteMails, { ids }, member)).toMatchObject({ ok: true })
  expect(await gateway.call(showMail, { id: ids[0] ?? '' }, member)).toMatchObject({ code: 'mail.not.found' })
  other.disconnect()
})

test('mails of other members cannot be read, marked or deleted', async () => {
  await written()
  const [mail] = (await inbox()).records
  const id = mail?.id ?? ''
  const stranger = await signedIn(gateway)
  expect(await gateway.call(showMail, { id }, stranger)).toMatchObject({ ok: false, code: 'mail.not.found' })
  await gateway.call(readMails, { ids: [id] }, stranger)
  await gateway.call(readMails, { upTo: '999999999' }, stranger)
  await gateway.call(deleteMails, { upTo: '999999999' }, stranger)
  expect(await inbox()).toMatchObject({ records: [{ id, isRead: false }], unread: 1 })
})

test('paging, marking all mails up to the newest shown one, and the limit of 500 mails work', async () => {
  await written(member.memberId, 45)
  const first = await inbox()
  const second = await inbox({ after: first.next ?? '' })
  const third = await inbox({ after: second.next ?? '' })
  const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id))
  expect([new Set(ids).size, third.next, first.unread]).toEqual([45, null, 45])
  await written()
  expect(await gateway.call(readMails, { upTo: ids[0] ?? '' }, member)).toMatchObject({ value: { unread: 1 } })
  await written(member.memberId, 470)
  const { count } = await gateway.ports.db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  expect(count).toBe(500n)
})

test('a repeat sends no second mail; trial members get none; a disabled inbox is refused as such', async () => {
  const mail = { memberIds: [member.memberId], key: 'one', kind: 'service', at: new Date(), pushes: false } as const
  for (let time = 0; time < 3; time++) {
    await notifyByMail(gateway.ports.db, { ...mail, template: 'feedback.answered', detail: {} })
  }
  expect((await inbox()).records).toHaveLength(1)
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  expect(await gateway.call(getInbox, {}, { token: trial.value.token })).toMatchObject({
    code: 'function.not.available',
  })
  expect(await gateway.call(getInbox, {})).toMatchObject({ code: 'login.not.session' })
  await outputOf('flags', 'update', 'aurora', 'MAILCEN', 'off')
  await expect.poll(() => gateway.call(getInbox, {}, member)).toMatchObject({ code: 'function.not.available' })
  await outputOf('flags', 'update', 'aurora', 'MAILCEN', 'on')
  await expect.poll(() => gateway.call(getInbox, {}, member)).toMatchObject({ ok: true })
  await outputOf('flags', 'update', 'aurora', 'INBOX3', 'on')
  await expect.poll(() => gateway.call(unreadMailCount, {}, member)).toMatchObject({ value: 1 })
})

test('an exclusion is confirmed by mail, and hides offers and rewards', async () => {
  await written(member.memberId, 1, 'offer')
  expect((await inbox()).unread).toBe(1)
  const rested = await gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, member)
  expect(rested).toMatchObject({ ok: true })
  const automatic = { template: 'responsible.gaming.exclusion', detail: { kind: 'timeOut', length: '1d' } }
  expect((await inbox()).records).toMatchObject([{ kind: 'service', automatic }])
  expect((await inbox()).unread).toBe(1)
  await written(member.memberId, 1, 'offer')
  gateway.ports.clock.offsetMs = 25 * 3_600_000
  const kinds = await gateway.ports.db
    .selectFrom('mail')
    .select('kind')
    .where('member_id', '=', member.memberId)
    .orderBy('id')
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['offer', 'service'])
})

test('a letter is sanitised, shown in the reader’s language, and is an offer by default', async () => {
  const html =
    '<p onclick="x()">Hello</p><script>alert(1)</script><a href="javascript:x()">bad</a> <a href="/m/home">in</a>'
  await outputOf('mail', 'create', 'aurora', 'hello', '--title', 'Hello', '--content', html)
  await outputOf('mail', 'update', 'aurora', 'hello', '--language', 'AR', '--title', 'مرحبا', '--content', '<b>أهلا</b>')
  const { account } = await gateway.ports.db
    .selectFrom('member')
    .select('account')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  await outputOf('mail', 'send', 'aurora', 'hello', '--audience', account)
  await lettersDone()
  const [mail] = (await inbox()).records
  expect(mail).toMatchObject({ kind: 'offer', letter: { title: 'Hello', beginning: 'Hello bad in' } })
  const shown = await gateway.call(showMail, { id: mail?.id ?? '' }, member)
  expect(shown).toMatchObject({
    value: { body: [{ tag: 'p', children: ['Hello'] }, 'bad ', { tag: 'a', href: '/m/home', children: ['in'] }] },
  })
  const arabic = await gateway.call(getInbox, {}, { ...member, headers: { Language: 'AR' } })
  expect(arabic).toMatchObject({ value: { records: [{ letter: { title: 'مرحبا' } }] } })
  expect(await operator('mail', 'create', 'aurora', 'hello', '--title', 'Other')).toMatchObject({ code: 1 })
  expect(await operator('mail', 'send', 'aurora', 'hello', '--audience', 'nobody-here')).toMatchObject({ code: 1 })
  expect(await operator('mail', 'send', 'aurora', 'nothing', '--audience', 'all')).toMatchObject({ code: 1 })
  expect(
    await operator('mail', 'send', 'aurora', 'x', '--audience', 'new:0', '--title', 'A', '--content', 'b'),
  ).toMatchObject({
    code: 2,
  })
})

test('a letter to many members is delivered once per member, despite crashes', async () => {
  const letter = ['--transactional', '--title', 'A', '--content', 'b']
  const { db } = gateway.ports
  const own = await Promise.all(
    Array.from({ length: 6 }, (_, at) => makeTestMember(gateway, '0.00', { type: at < 2 ? 1 : 0 })),
  )
  await outputOf('mail', 'send', 'aurora', 'to-agents', '--audience', 'agents', ...letter)
  await lettersDone()
  const got = async (key: string) =>
    (await db.selectFrom('mail').select('member_id').where('key', '=', `letter:${key}`).execute()).map(
      (row) => row.member_id,
    )
  const agents = await got('to-agents')
  expect(own.map((id) => agents.includes(id))).toEqual([true, true, false, false, false, false])

  await db.insertInto('vip_member').values({ member_id: own[3]!, merchant_code: 'aurora', level: 4, peak: 4 }).execute()
  await outputOf('mail', 'send', 'aurora', 'to-vips', '--audience', 'vip:3', ...letter)
  await lettersDone()
  // Ignores the demo's VIP member, who gets the letter too.
  expect((await got('to-vips')).filter((id) => own.includes(id))).toEqual([own[3]])

  // The transaction of the third part is rolled back after it was written.
  await outputOf('mail', 'send', 'aurora', 'later', '--audience', 'all', '--from', '+1h', ...letter)
  const later = { db, clock: { now: () => new Date(Date.now() + 3_700_000) } }
  await sql`create function die() returns trigger language plpgsql as 'begin raise exception ''death''; end'`.execute(
    db,
  )
  await sql`create trigger dies before update on mail_letter for each row when (new.sent > 8) execute function die()`.execute(
    db,
  )
  await expect(deliverLetters(later, 4)).rejects.toThrow('death')
  expect(await got('later')).toHaveLength(8)
  await sql`drop trigger dies on mail_letter`.execute(db)

  const second = await startGatewayOn(gateway.databaseUrl)
  await Promise.all([later, { ...later, db: second.ports.db }, later].map((ports) => deliverLetters(ports, 4)))
  await lettersDone()
  await second.stop()
  const all = await got('later')
  const { count } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', 'aurora')
    .where('type', '<>', 4)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  expect([all.length, new Set(all).size]).toEqual([Number(count), Number(count)])
})

test('a reward is announced when issued, and again a day before it expires', async () => {
  const { db, clock } = gateway.ports
  const issued = clock.now()
  await db
    .insertInto('reward')
    .values({
      merchant_code: 'aurora',
      member_id: member.memberId,
      key: `test:${member.memberId}`,
      titles: JSON.stringify({ EN: 'Weekend gift', AR: 'هدية' }),
      amount: 1_250_000n,
      currency: 'PHP',
      issued_at: issued,
      expires_at: new Date(issued.getTime() + 3 * 86_400_000),
    })
    .execute()
  expect((await inbox()).records).toMatchObject([
    { kind: 'reward', automatic: { template: 'reward.issued', detail: { title: 'Weekend gift', amount: '125.00' } } },
  ])
  await mailEnding(gateway.ports)
  clock.offsetMs = 2.5 * 86_400_000
  await Promise.all([mailEnding(gateway.ports), mailEnding(gateway.ports)])
  await mailEnding(gateway.ports)
  const mails = db.selectFrom('mail').select('template').where('member_id', '=', member.memberId).orderBy('id')
  expect((await mails.execute()).map(({ template }) => template)).toEqual(['reward.issued', 'reward.ending'])
})

test('an excluded member deletes and counts only visible mails', async () => {
  await written(member.memberId, 1, 'offer')
  await written()
  await gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, member)
  const shown = await inbox()
  const [newest] = shown.records
  expect(await gateway.call(mailCount, {}, member)).toMatchObject({ value: shown.records.length })
  await gateway.call(deleteMails, { upTo: newest?.id ?? '' }, member)
  expect((await inbox()).records).toEqual([])
  const left = gateway.ports.db.selectFrom('mail').select('kind').where('member_id', '=', member.memberId)
  expect(await left.execute()).toEqual([{ kind: 'offer' }])
})

test('a mail is delivered to a full inbox while old ones are deleted', async () => {
  const { db, clock } = gateway.ports
  await written(member.memberId, 1)
  await sql`
    insert into mail (merchant_code, member_id, key, kind, template, written_at)
    select 'aurora', ${member.memberId}, 'full:' || one, 'security', 'security.changed', ${clock.now()}
    from generate_series(1, 500) one`.execute(db)
  await db.transaction().execute(async (deleting) => {
    await deleting.deleteFrom('mail').where('member_id', '=', member.memberId).execute()
    // The delivery takes no conflicting lock, so that there is no deadlock.
    await written()
  })
  expect((await inbox()).records).toHaveLength(1)
})
