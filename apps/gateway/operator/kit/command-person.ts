import { AsyncLocalStorage } from 'node:async_hooks'

import type { PermissionName } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import type { AuditedChange, StaffActor } from '../../kit/staff-context.ts'
import { grantedRights, hasOpenSession, recordUse, systemOperator, usedRights } from '../../staff/public.ts'
import { CommandFailed } from './failures.ts'
import { databaseNow } from './now.ts'

/** Person who runs a command: staff, or the system operator until the first owner exists. */
export interface CommandPerson {
  actor: StaffActor
  permission: PermissionName
  /** Whether the command checks the rights itself: see `CommandAccess`. */
  checksItself: boolean
  /** Set if the command runs for a page of the console. */
  page?: ConsolePage
}

/** A page of the console for which a command runs. */
export interface ConsolePage {
  /** Merchant of the page, to whose records the command is limited; null for the platform, which has all records. */
  merchantCode: string | null
  /** Whether the change is rolled back after it was shown. */
  isPreview: boolean
  /**
   * Called in the transaction of the change instead of the command's own entry in the audit log. Checks that the state
   * before the change is the one shown to the person, and writes the entry in the name of the console's session.
   * `entry` is given if it differs from the change.
   */
  record(tx: Db, change: AuditedChange, entry?: AuditedChange): Promise<void>
}

const running = new AsyncLocalStorage<CommandPerson>()

/**
 * Runs a command in the name of a person: its changes are checked against this person's rights and logged with the
 * name.
 */
export const runAs = <Result>(person: CommandPerson, work: () => Promise<Result>): Promise<Result> =>
  running.run(person, work)

/** Returns the person of the running command; outside of `runAs`, the system operator. */
export const currentPerson = (user: string): CommandPerson =>
  running.getStore() ?? { actor: systemOperator(user), permission: 'staff.session.use', checksItself: true }

/**
 * Throws `CommandFailed` if the person may not change data of this merchant (null: of the platform), within the
 * transaction of the change. The account is locked until it ends, so that no role can be removed meanwhile.
 */
export async function requirePermission(tx: Db, person: CommandPerson, merchantCode: string | null): Promise<void> {
  const { actor, permission, checksItself, page } = person
  if (actor.staffId === null) return
  if (page && page.merchantCode !== null && page.merchantCode !== merchantCode) throw recordNotFound()
  if (!(await hasOpenSession(tx, actor)))
    throw new CommandFailed('Your session has ended. Sign in with `ante login`.', SIGN_IN)
  if (checksItself) return
  const used = usedRights({ permission }, await grantedRights(tx, actor.staffId, merchantCode))
  if (used.length === 0) throw permissionDenied(permission, merchantCode)
  await recordUse(tx, { staffId: actor.staffId, scope: merchantCode ?? '-', used, now: await databaseNow(tx) })
  actor.role = [...new Set(used.map(({ role }) => role))].toSorted().join(', ')
}

/** Refuses a record of another merchant as if it did not exist, so that its existence is not revealed. */
export const recordNotFound = (): CommandFailed =>
  new CommandFailed('There is no such record at this merchant.', { code: 'not_found' })

export const SIGN_IN = { code: 'sign_in_required' }

export const permissionDenied = (permission: string, merchantCode: string | null): CommandFailed =>
  new CommandFailed(`You need the permission ${permission} for ${merchantCode ?? 'the platform'}.`, {
    code: 'permission_denied',
  })
