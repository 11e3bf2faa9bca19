import { randomUUID } from 'node:crypto'

import { getHealth } from '@ante/contract/console/health.ts'
import type { HealthPart } from '@ante/contract/console/health.ts'
import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PartyHealth } from '../../kit/party-health.ts'
import { VendorCalls } from '../../launch/public.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { storeHealth } from './check-health.ts'

let gateway: TestGateway
let staff: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  staff = await newStaff(gateway, { roles: [['platform-owner', null]] })
})
afterAll(() => gateway.stop())

async function partOf(name: HealthPart, merchant = '-') {
  const answer = await staff.call(getHealth, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  const found = answer.value.parts.find(({ part }) => part === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const ago = (ms: number) => new Date(gateway.ports.clock.now().getTime() - ms)
const db = () => gateway.ports.db

/** Injects a fault with `statement`, checks the part, and removes the fault. */
async function withFault(
  name: HealthPart,
  { inject, remove }: { inject: () => Promise<unknown>; remove: () => Promise<unknown> },
) {
  await inject()
  try {
    return await partOf(name)
  } finally {
    await remove()
  }
}

test('all parts are measured, in their order', async () => {
  const answer = await staff.call(getHealth, { merchant: '-' })
  expect(answer.ok && answer.value.parts.map(({ part }) => part)).toEqual([
    'gateways',
    'database',
    'replicas',
    'jobs',
    'vendors',
    'providers',
    'senders',
    'push',
    'draws',
    'backups',
    'build',
  ])
})

test('a gateway that gives no sign of life is down, and an overloaded one slow; a stopped one is not listed', async () => {
  expect(await partOf('gateways')).toMatchObject({ state: 'up', figures: [{ name: 'gateways', value: '1' }] })
  const row = { version: 'x', started_at: ago(HOUR_MS), database_ms: 1, delay_ms: 0 }
  const add = (name: string, seen: Date, delay: number) =>
    db()
      .insertInto('gateway_instance')
      .values({ ...row, id: randomUUID(), name, seen_at: seen, delay_ms: delay })
      .execute()
  const remove = () => db().deleteFrom('gateway_instance').where('name', 'like', 'other%').execute()
  const silent = await withFault('gateways', { inject: () => add('other:1', ago(MINUTE_MS), 0), remove })
  expect(silent).toMatchObject({ state: 'down', problems: [{ code: 'gateway.silent', about: 'other:1' }] })
  const busy = await withFault('gateways', { inject: () => add('other:2', ago(0), 900), remove })
  expect(busy).toMatchObject({ state: 'slow', problems: [{ code: 'gateway.busy', value: '900' }] })
})

test('gateways with different builds are a problem of the build', async () => {
  const row = { name: 'other', started_at: ago(0), seen_at: ago(0), database_ms: 1, delay_ms: 0 }
  const mixed = await withFault('build', {
    inject: () =>
      db()
        .insertInto('gateway_instance')
        .values({ ...row, id: randomUUID(), version: 'b' })
        .execute(),
    remove: () => db().deleteFrom('gateway_instance').where('name', '=', 'other').execute(),
  })
  expect(mixed).toMatchObject({ state: 'slow', problems: [{ code: 'build.mixed' }] })
})

test('a database that refuses writes is down, with its message', async () => {
  expect(await partOf('database')).toMatchObject({ state: 'up', successAt: expect.any(String), problems: [] })
  const broken = await withFault('database', {
    inject: async () => {
      await sql`create function refuse_probe() returns trigger language plpgsql as
        $$ begin raise exception 'disk is full' using errcode = '53100'; end $$`.execute(db())
      await sql`create trigger refuse before update on write_probe execute function refuse_probe()`.execute(db())
    },
    remove: () => sql`drop function refuse_probe cascade`.execute(db()),
  })
  expect(broken).toMatchObject({
    state: 'down',
    successAt: null,
    problems: [{ code: 'database.not_writable', value: 'disk is full' }],
  })
})

test('a slow database is slow', async () => {
  const slow = await withFault('database', {
    inject: async () => {
      await sql`create function delay_probe() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.4); return new; end $$`.execute(db())
      await sql`create trigger delay before update on write_probe for each row execute function delay_probe()`.execute(
        db(),
      )
    },
    remove: () => sql`drop function delay_probe cascade`.execute(db()),
  })
  expect(slow).toMatchObject({ state: 'slow', problems: [{ code: 'database.slow' }] })
})

test('without replicas their state is unknown', async () => {
  expect(await partOf('replicas')).toMatchObject({ state: 'unknown', problems: [] })
})

test('jobs that are given up need attention, and jobs that do not run are down', async () => {
  const add = (changes: Record<string, Date>) =>
    db()
      .insertInto('job')
      .values({ name: 'nobody.runs-this', key: randomUUID(), payload: '{}', run_at: new Date(), ...changes })
      .execute()
  const remove = () => db().deleteFrom('job').where('name', '=', 'nobody.runs-this').execute()
  const dead = await withFault('jobs', { inject: () => add({ failed_at: new Date() }), remove })
  expect(dead).toMatchObject({ state: 'slow', problems: [{ code: 'job.dead', about: 'nobody.runs-this', value: '1' }] })
  const late = await withFault('jobs', { inject: () => add({ run_at: new Date(Date.now() - 2 * MINUTE_MS) }), remove })
  expect(late).toMatchObject({ state: 'down', problems: [{ code: 'job.late', about: 'nobody.runs-this' }] })
  expect((await partOf('jobs')).problems).toEqual([])
})

test('a vendor that does not answer is down, one with many failures or long calls slow, and a stopped one neither', async () => {
  const health = new PartyHealth(gateway.ports)
  const party = { kind: 'vendor', merchantCode: null, code: 'JL' } as const
  health.record(party, 'no answer')
  await expect
    .poll(() => partOf('vendors'))
    .toMatchObject({ state: 'down', problems: [{ code: 'party.down', about: 'Jade Lantern', value: 'no answer' }] })
  const stop = { vendor: 'JL', until: null, reason: 'Test', stops_bets: true, since: ago(0) }
  await db().insertInto('vendor_closing').values(stop).execute()
  expect((await partOf('vendors')).problems).toEqual([])
  await db().deleteFrom('vendor_closing').execute()
  health.record(party, null)
  const calls = new VendorCalls(gateway.ports)
  for (let count = 0; count < 40; count++) calls.record({ vendor: 'JL', way: 'in', ms: 5, isAnswered: count > 3 })
  for (let count = 0; count < 40; count++) calls.record({ vendor: 'JL', way: 'out', ms: 1_900, isAnswered: true })
  await calls.flush()
  await expect
    .poll(() => partOf('vendors'))
    .toMatchObject({
      state: 'slow',
      successAt: expect.any(String),
      problems: [
        { code: 'party.failing', value: '10' },
        { code: 'party.slow', value: '2000' },
      ],
    })
  await db().deleteFrom('vendor_call_minute').execute()
})

test('a payment provider that does not answer is down at its merchant only', async () => {
  const { code, merchant_code: merchantCode } = await db()
    .selectFrom('payment_provider')
    .select(['code', 'merchant_code'])
    .where('merchant_code', '=', 'aurora')
    .limit(1)
    .executeTakeFirstOrThrow()
  const health = new PartyHealth(gateway.ports)
  health.record({ kind: 'provider', merchantCode, code }, 'status 502')
  const problem = { code: 'party.down', about: `${code} (aurora)`, value: 'status 502' }
  await expect.poll(() => partOf('providers')).toMatchObject({ state: 'down', problems: [problem] })
  expect(await partOf('providers', 'aurora')).toMatchObject({ state: 'down' })
  expect((await partOf('providers', 'lotus')).problems).toEqual([])
  await db().deleteFrom('party_health').execute()
})

test('senders that do not answer are down, and messages that wait are late', async () => {
  // No demo services run in this test, so that neither sender answers.
  expect(await partOf('senders')).toMatchObject({ state: 'down' })
  expect((await partOf('senders')).problems).toMatchObject([
    { code: 'sender.down', about: 'sms' },
    { code: 'sender.down', about: 'mail' },
  ])
  const message = {
    id: randomUUID(),
    merchant_code: 'aurora',
    channel: 'mail' as const,
    recipient: 'a@example.com',
    subject: '',
  }
  const late = await withFault('senders', {
    inject: () =>
      db()
        .insertInto('outbox_message')
        .values({ ...message, body: Buffer.from('x'), written_at: ago(5 * MINUTE_MS), expires_at: ago(-HOUR_MS) })
        .execute(),
    remove: () => db().deleteFrom('outbox_message').where('id', '=', message.id).execute(),
  })
  expect(late.problems).toContainEqual(expect.objectContaining({ code: 'message.late', about: 'mail' }))
})

test('a draw without its result is down at its merchant', async () => {
  const game = await db()
    .selectFrom('lottery_game')
    .select(['id', 'merchant_code', 'name'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const late = await withFault('draws', {
    inject: () =>
      sql`insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
        values (${game.merchant_code}, ${game.id}, '20200101-0001', '2020-01-01', '2020-01-01', '2020-01-01', '2020-01-01')`.execute(
        db(),
      ),
    remove: () => sql`delete from lottery_draw where draw_number = '20200101-0001'`.execute(db()),
  })
  expect(late).toMatchObject({ state: 'down' })
  expect(late.problems).toContainEqual(
    expect.objectContaining({ code: 'draw.late', about: `${game.name} (${game.merchant_code})` }),
  )
})

test('an embedded database without a backup is down; the age of the last one counts', async () => {
  expect(await partOf('backups')).toMatchObject({ state: 'down', problems: [{ code: 'backup.none' }] })
  const aged = (until: Date) =>
    withFault('backups', {
      inject: () =>
        db()
          .insertInto('backup_run')
          .values({ folder: '/mnt/backup', kind: 'create', ended_at: until, until })
          .execute(),
      remove: () => db().deleteFrom('backup_run').execute(),
    })
  expect(await aged(ago(HOUR_MS))).toMatchObject({
    state: 'up',
    figures: [{ name: 'backupFolder', value: '/mnt/backup' }],
  })
  expect(await aged(ago(30 * HOUR_MS))).toMatchObject({ state: 'slow', problems: [{ code: 'backup.old' }] })
  expect(await aged(ago(60 * HOUR_MS))).toMatchObject({ state: 'down' })
})

test('push messages that wait are late', async () => {
  expect(await partOf('push')).toMatchObject({ state: 'unknown' })
  const { memberId } = await signedIn(gateway)
  const endpoint = 'https://push.example/health'
  const late = await withFault('push', {
    inject: () =>
      sql`
      with device as (
        insert into push_subscription (endpoint, member_id, p256dh, auth, subscribed_at)
        values (${endpoint}, ${memberId}, 'x', 'x', ${ago(HOUR_MS)}) returning id
      ), draw as (
        insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
        select merchant_code, id, '20200101-0002', '2020-01-01', '2020-01-01', '2020-01-01', '2020-01-01'
        from lottery_game order by id limit 1 returning id)
      insert into push_message (subscription_id, draw_id, due_at, expires_at)
      select device.id, draw.id, ${ago(HOUR_MS)}, ${ago(-HOUR_MS)} from device, draw`.execute(db()),
    remove: async () => {
      await sql`delete from push_subscription where endpoint = ${endpoint}`.execute(db())
      await sql`delete from lottery_draw where draw_number = '20200101-0002'`.execute(db())
    },
  })
  expect(late).toMatchObject({ state: 'slow', problems: [{ code: 'push.late' }] })
})

test('the time since which a part has its state is stored, and changes with the state', async () => {
  const outbox = { isUp: async () => true }
  const store = () => storeHealth({ ...gateway.ports, outbox }, ['aurora'])
  await store()
  const { since } = await partOf('database')
  expect(since).toEqual(expect.any(String))
  gateway.ports.clock.offsetMs = MINUTE_MS
  await store()
  expect((await partOf('database')).since).toBe(since)
  await sql`update health_part set state = 'down' where part = 'database'`.execute(db())
  expect((await partOf('database')).since).toBeNull()
  await store()
  expect((await partOf('database')).since).not.toBe(since)
  gateway.ports.clock.offsetMs = 0
})

test('a check that fails is the problem of its part only', async () => {
  const failed = await withFault('backups', {
    inject: () => sql`alter table backup_run rename to backup_run_away`.execute(db()),
    remove: () => sql`alter table backup_run_away rename to backup_run`.execute(db()),
  })
  expect(failed).toMatchObject({ state: 'down', problems: [{ code: 'check.failed' }] })
})
