import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { beginVerification, verificationOf, verifyChain } from './verify-chain.ts'
import { systemOperator } from './system-actor.ts'
import { writeAudit } from './write-audit.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')
const textOf = (file: string) => readFileSync(join(MIGRATIONS, file), 'utf8')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('changes by operators that were logged earlier are migrated into chains, which new entries continue', async () => {
  const { db } = gateway.ports
  // The state before the migration.
  const before = [textOf('0005-operator.sql'), textOf('0027-operator-jobs.sql')]
  await sql`drop table audit_entry cascade`.execute(db)
  await sql`drop table audit_chain`.execute(db)
  for (const text of before) await sql.raw(text).execute(db)
  await sql`alter table operator_change rename column who to actor`.execute(db)
  const change = (merchant: string | null, vendor: string | null, subject: string) => sql`
    insert into operator_change (at, actor, merchant_code, vendor, command, subject, before, after, warnings)
    values ('2026-03-01T10:00:00.123Z', 'deploy', ${merchant}, ${vendor}, 'flags update', ${subject}, 'true', 'false',
      ${['pays more']})`
  await change('aurora', null, 'ONE').execute(db)
  await change('lotus', null, 'TWO').execute(db)
  await change('aurora', null, 'THREE').execute(db)
  await change(null, 'CRB', 'FOUR').execute(db)
  await change(null, null, 'FIVE').execute(db)

  await sql.raw(textOf('0048-audit.sql')).execute(db)
  // The next start of the gateway creates these functions.
  for (const name of ['audit-fields', 'chain-audit-entry', 'verify-audit-part'])
    await sql.raw(readFileSync(join(MIGRATIONS, '..', 'sql', 'staff', `${name}.sql`), 'utf8')).execute(db)
  await sql
    .raw(
      readFileSync(
        join(MIGRATIONS, '..', 'sql', 'staff', 'triggers', 'audit-entry-is-chained-on-audit-entry.sql'),
        'utf8',
      ),
    )
    .execute(db)

  const carried = await db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(carried.map(({ chain, position, object }) => [chain, position, object])).toEqual([
    ['aurora', 1n, 'ONE'],
    ['lotus', 1n, 'TWO'],
    ['aurora', 2n, 'THREE'],
    ['-', 1n, 'FOUR'],
    ['-', 2n, 'FIVE'],
  ])
  expect(carried[0]).toMatchObject({
    at: new Date('2026-03-01T10:00:00.123Z'),
    actor: 'deploy',
    action: 'flags update',
    before: true,
    after: false,
    warnings: ['pays more'],
    result: 'done',
  })
  await writeAudit(db, systemOperator('deploy'), { action: 'flags update', object: 'SIX', merchantCode: 'aurora' })
  for (const [chain, entries] of [
    ['aurora', '3'],
    ['lotus', '1'],
    ['-', '2'],
  ] as const) {
    const now = new Date()
    await beginVerification(db, { chain, by: 'test', now })
    await verifyChain({ db, clock: { now: () => now } }, chain)
    expect(await verificationOf(db, chain)).toMatchObject({ verification: { entries, problems: [] } })
  }
})
