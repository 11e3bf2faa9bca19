import { randomUUID } from 'node:crypto'

import { previewChange, runChange, runRead } from '@ante/contract/console/operations.ts'
import type { OperationFiles } from '@ante/contract/console/operations.ts'

import { permissions } from '@ante/contract/staff/permissions.ts'
import { sql } from 'kysely'

import type { CommandArguments } from '../../../operator/kit/command.ts'
import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'

/**
 * Creates staff who may do everything for all merchants. They are no owner: after the first owner, commands of the
 * operator CLI need a sign-in.
 */
export async function staffWithAllRights(gateway: TestGateway): Promise<StaffMember> {
  await sql`
    with role as (
      insert into staff_role (merchant_code, code, name) values (null, 'everything', 'Everything') returning id)
    insert into staff_role_right (role_id, permission, right_name)
    select id, permission, 'apply' from role, unnest(${permissions.map(({ permission }) => permission)}::text[]) permission`.execute(
    gateway.ports.db,
  )
  return newStaff(gateway, { roles: [['everything', null]] })
}

/** Values of an operation: a text, or the words of a field with several. */
type Values = Readonly<Record<string, string | readonly string[]>>

const listed = (values: Values) =>
  Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((word) => ({ name, value: word })),
  )

interface Sent {
  merchant?: string
  files?: OperationFiles
  key?: string
  version?: string
}

const named = (name: string) => {
  const [subject = '', action = ''] = name.split(' ')
  return { subject, action }
}

/** Makes a change by a form: `flags update`. */
export const change = (staff: StaffMember, name: string, values: Values, sent: Sent = {}) => {
  const { merchant = 'aurora', files = [], key = randomUUID(), version } = sent
  const input = { merchant, ...named(name), values: listed(values), files, key }
  return staff.call(runChange, version === undefined ? input : { ...input, version })
}

/** Tries a change. */
export const preview = (
  staff: StaffMember,
  name: string,
  values: Values,
  { merchant = 'aurora', files = [] }: Sent = {},
) => staff.call(previewChange, { merchant, ...named(name), values: listed(values), files })

/** Makes a read. */
export const read = (
  staff: StaffMember,
  name: string,
  values: Values = {},
  { merchant = 'aurora', search = '' }: { merchant?: string; search?: string } = {},
) =>
  staff.call(runRead, {
    merchant,
    ...named(name),
    values: new URLSearchParams(listed(values).map((one): [string, string] => [one.name, one.value])).toString(),
    search,
  })

/** Returns the arguments of a command line as values of a form, without those that the page determines. */
export function valuesOf({ positional, many, options }: CommandArguments, manyName: string | undefined): Values {
  const { merchant: _, ...words } = positional
  return { ...words, ...options, ...(manyName !== undefined && { [manyName]: many }) }
}

/** Creates a conversation with a visitor; returns its number. */
export async function newConversation({ ports: { db } }: TestGateway, merchant: string): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    with talk as (
      insert into support_conversation (merchant_code, visitor, last_seq, begun_at, last_at)
      values (${merchant}, ${randomUUID()}, 1, now(), now()) returning id, merchant_code)
    insert into support_message (conversation_id, seq, at, sender, client_id, text)
    select id, 1, now(), 'player', 'first', 'Where is my deposit?' from talk returning conversation_id as id`.execute(
    db,
  )
  return String(rows[0]?.id)
}

/** Returns the entries of the audit log about a person's calls, the oldest first, without the first `count`. */
export async function entriesOf({ ports: { db } }: TestGateway, staff: StaffMember, count = 0) {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'object', 'merchant_code', 'result', 'refusal', 'before', 'after', 'role', 'session_id'])
    .select(['ip', 'request_id', 'reason', 'vendor'])
    .where('staff_id', '=', staff.id)
    .orderBy('id')
    .execute()
  return entries.slice(count)
}
