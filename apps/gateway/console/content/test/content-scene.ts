import type { Language } from '@ante/contract/merchant/language.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'

import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'

/** Returns a new person who edits and approves content at a merchant. */
export const newEditor = (gateway: TestGateway, merchant: string, role = 'content'): Promise<StaffMember> =>
  newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

/** Returns the id of a waiting change with the binding that its approval needs. */
export async function waitingChange(
  by: StaffMember,
  merchant: string,
  id: string | null,
): Promise<{ merchant: string; id: string; binding: string }> {
  const answer = await by.call(listChanges, { merchant, state: 'waiting' })
  const change = answer.ok ? answer.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return { merchant, id: change.id, binding: change.binding }
}

/** Approves a waiting change. */
export const approve = async (by: StaffMember, merchant: string, id: string | null) =>
  by.call(approveChange, await waitingChange(by, merchant, id))

/** Returns the languages of a merchant's site. */
export async function languagesOf(
  { ports: { db } }: Pick<TestGateway, 'ports'>,
  merchant: string,
): Promise<readonly Language[]> {
  const query = db.selectFrom('merchant').select('settings').where('code', '=', merchant)
  return (await query.executeTakeFirstOrThrow()).settings.languages
}

/** Returns the value of an answer that must have succeeded. */
export function valueOf<Value>(answer: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (answer.ok) return answer.value
  throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
}
