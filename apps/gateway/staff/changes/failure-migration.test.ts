import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listExports } from '@ante/contract/console/exports.ts'
import { listChanges } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceChanges } from '../test/balance-changes.ts'

const MIGRATION = join(import.meta.dirname, '..', '..', 'migrations', '0059-problems-as-codes.sql')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { merchant, withRole, newMember, proposed } = balanceChanges(() => gateway)

test('failures that were stored as sentences before stay readable', async () => {
  const { db, clock } = gateway.ports
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const [failed, waiting] = [await proposed(finance, account), await proposed(finance, account, '901')]
  // The state before the migration.
  await sql`
    alter table change_request drop constraint change_request_failure_check, alter column failure type text using null;
    alter table direct_action drop column reason, drop column answer`.execute(db)
  await sql`update change_request set state = 'failed', failure = 'There is no member ana.' where id = ${failed.id}`.execute(
    db,
  )
  const stored = (source: string, failure: string | null) =>
    sql`
    insert into export_job (staff_id, merchant_code, source, format, filter, columns, zone, state, failure, session_id,
      requested_at, ended_at)
    values (${finance.id}, ${merchant}, ${source}, 'csv', '[]', '{id}', 'UTC',
      ${failure === null ? 'expired' : 'failed'}, ${failure}, gen_random_uuid(), ${clock.now()}, ${clock.now()})`.execute(
      db,
    )
  await stored('one', 'The right to see this list was lost.')
  await stored('two', 'The file could not be written. Request it again.')
  await stored('three', null)

  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(db)

  const changes = await finance.call(listChanges, { merchant })
  expect(changes.ok && changes.value.changes.map(({ id, failure }) => [id, failure])).toEqual([
    [waiting.id, null],
    [failed.id, { code: 'described', values: { text: 'There is no member ana.' } }],
  ])
  const exports = await finance.call(listExports, { merchant })
  expect(exports.ok && exports.value.exports.map(({ source, failure }) => [source, failure])).toEqual([
    ['three', null],
    ['two', 'file.not_written'],
    ['one', 'right.lost'],
  ])
})
