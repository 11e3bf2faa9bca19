import { afterAll, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { change, staffWithAllRights } from './test/operation-calls.ts'
import { tries } from './test/operation-examples.ts'

/** Two platforms with the same data: one is changed by the command line, the other one by the console. */
let byCommand: TestGateway
let byConsole: TestGateway
let admin: StaffMember
beforeAll(async () => {
  ;[byCommand, byConsole] = await Promise.all([startGateway(), startGateway()])
  admin = await staffWithAllRights(byConsole)
}, 120_000)
afterAll(() => Promise.all([byCommand.stop(), byConsole.stop()]))

const { runCommand } = cliOf(() => byCommand)

/** Times and keys of a moment. */
const steady = (entry: unknown): unknown =>
  JSON.parse(
    JSON.stringify(entry)
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'a time')
      .replaceAll(/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/g, 'a key'),
  )

/** Returns the entries of the audit log after the newest one that `work` found, without who made them and from where. */
async function entriesOf({ ports: { db } }: TestGateway, work: () => Promise<unknown>): Promise<unknown> {
  const newest = db.selectFrom('audit_entry').select((eb) => eb.fn.max('id').as('id'))
  const { id } = await newest.executeTakeFirstOrThrow()
  await work()
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'object', 'merchant_code', 'vendor', 'before', 'after', 'reason', 'result', 'refusal'])
    .where('id', '>', id ?? 0n)
    .where('result', '=', 'done')
    .orderBy('id')
    .execute()
  return steady(entries)
}

/** Changes that left an entry, and were not refused by both. */
const compared = new Set<string>()

test.each(tries)(
  '$name $example leaves the same entries of the audit log',
  async ({ name, argv, values, merchant }) => {
    const ofCommand = await entriesOf(byCommand, () => runCommand(...argv, '--json'))
    const ofConsole = await entriesOf(byConsole, () => change(admin, name, values, { merchant }))
    expect(ofConsole).toEqual(ofCommand)
    if (Array.isArray(ofCommand) && ofCommand.length > 0) compared.add(name)
  },
)

test('most of the changes left an entry', () => {
  expect(compared.size).toBeGreaterThan(60)
})
