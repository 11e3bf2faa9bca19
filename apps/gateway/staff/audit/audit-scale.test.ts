import type { AuditFilter } from '@ante/contract/staff/audit.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { auditPage, auditRows } from './list-audit.ts'
import { beginVerification, verificationOf, verifyChain } from './verify-chain.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  // Entries without hashes, spread over 300 days: only the plans matter here.
  await sql`alter table audit_entry disable trigger audit_entry_is_chained`.execute(gateway.ports.db)
  await sql`
    insert into audit_entry (chain, position, at, actor, merchant_code, action, object, result, refusal, hash)
    select 'lotus', 1000 + n, timestamptz '2026-01-01' + n * interval '10 minutes', 'a' || n % 50 || '@x', 'lotus',
      'test.' || n % 40, 'member:' || n % 5000, r.result, case r.result when 'refused' then 'permission.denied' end,
      sha256('x'::bytea)
    from generate_series(1, 43200) n,
      lateral (select case when n % 500 = 0 then 'refused' when n % 10 = 0 then 'read' else 'done' end as result) r
  `.execute(gateway.ports.db)
  await sql`alter table audit_entry enable trigger audit_entry_is_chained`.execute(gateway.ports.db)
  await sql`analyze audit_entry`.execute(gateway.ports.db)
}, 120_000)
afterAll(() => gateway.stop())

type Filter = z.output<typeof AuditFilter>

const from = '2026-02-01T00:00:00Z'
const until = '2026-02-03T00:00:00Z'

test.each<[string, Filter, string]>([
  ['no filter', {}, 'audit_entry_time'],
  ['a range of time', { from, until }, 'audit_entry_time'],
  ['a result', { result: 'refused' }, 'audit_entry_result_time'],
  ['a result in a range of time', { result: 'refused', from, until }, 'audit_entry_result_time'],
  ['a person in a range of time', { actor: 'a7@x', from, until }, 'audit_entry_actor_time'],
  ['an action in a range of time', { action: 'test.7', from, until }, 'audit_entry_action_time'],
  ['an object', { object: 'member:4711' }, 'audit_entry_object_time'],
])(
  'a page of entries with %s reads an index in the order of the page, without sorting',
  async (_what, filter, index) => {
    const query = auditRows(gateway.ports.db, { merchant: 'lotus', ...filter })
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(51)
    const plan = JSON.stringify(await query.explain('json'))
    expect(plan).toContain(`"Index Name":"${index}"`)
    expect(plan).not.toContain('"Node Type":"Sort"')
    expect(plan).not.toContain('Seq Scan')
  },
)

test('pages of a range of time contain each entry once, in the order of time', async () => {
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { entries, next } = await auditPage(gateway.ports.db, { merchant: 'lotus', from, until, after, size: 100 })
    seen.push(...entries.map(({ at }) => at))
    if (next === null) break
    after = next
  }
  expect(seen).toHaveLength(288)
  expect(seen).toEqual(seen.toSorted().toReversed())
})

test('a verification continues after its last step, finds each problem once, and stores its result', async () => {
  const { db, clock } = gateway.ports
  await sql`truncate audit_verification`.execute(db)
  await sql`alter table audit_entry disable trigger audit_entry_is_immutable`.execute(db)
  await sql`delete from audit_entry where chain = 'lotus'`.execute(db)
  await sql`delete from audit_chain where chain = 'lotus'`.execute(db)
  await sql`
    insert into audit_entry (actor, merchant_code, action, object)
    select 'test', 'lotus', 'test.entry.write', 'n:' || n from generate_series(1, 12000) n`.execute(db)
  await sql`update audit_entry set object = 'x' where chain = 'lotus' and position = 20`.execute(db)
  await sql`delete from audit_entry where chain = 'lotus' and position = 7500`.execute(db)
  await beginVerification(db, { chain: 'lotus', by: 'test', now: clock.now() })
  // The gateway was killed after the first 5,000 entries.
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from audit_entry where chain = 'lotus' and position = 5000`.execute(db)
  const done = { position: 5_000n, hash: rows[0]?.hash ?? Buffer.alloc(0), problems: ['entry 20: entry was changed'] }
  await db.updateTable('audit_verification').set(done).where('chain', '=', 'lotus').execute()
  await verifyChain(gateway.ports, 'lotus')
  expect(await verificationOf(db, 'lotus')).toMatchObject({
    verification: {
      entries: '12000',
      verified: '12000',
      problems: ['entry 20: entry was changed', 'entry 7501: entry is missing before it'],
      finishedAt: expect.any(String),
    },
  })
  await sql`delete from audit_entry where chain = 'lotus' and position > 11990`.execute(db)
  await beginVerification(db, { chain: 'lotus', by: 'test', now: clock.now() })
  await verifyChain(gateway.ports, 'lotus')
  const { verification } = await verificationOf(db, 'lotus')
  expect(verification?.problems).toEqual([
    'entry 20: entry was changed',
    'entry 7501: entry is missing before it',
    'entry 12000: last entry is missing',
  ])
  await sql`alter table audit_entry enable trigger audit_entry_is_immutable`.execute(db)
}, 120_000)
