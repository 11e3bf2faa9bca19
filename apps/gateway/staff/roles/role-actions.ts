import { RoleCode, RoleRights } from '@ante/contract/staff/roles.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { accountById, lockedAccount } from '../sessions/accounts.ts'
import { mailInvitation } from '../accounts/invite.ts'
import type { Inviting } from '../accounts/invite.ts'
import { notifyOfOwner } from '../accounts/owner-notice.ts'
import { resetFactors } from '../accounts/reset-factors.ts'
import { addGrant, isGranted } from './grants.ts'
import { isWider } from './held-rights.ts'
import { OWNER } from './owners.ts'
import { heldRightOf, lockedRole, replaceRights, rightsOfRole, roleNamed, wireRight } from './roles.ts'

const always = { approval: 'always', skippable: false } as const

/** Replaces the rights of a role. */
const updateRole = guardedAction({
  ...always,
  name: 'staff.role.update',
  permission: 'staff.role.update',
  values: z.object({ role: RoleCode, rights: RoleRights }),
  // Owners may approve changes of their own role, because no other role could.
  isSubject: async (tx, { role: code, rights }, person, { merchantCode }) => {
    if (merchantCode === null && code === OWNER) return false
    const role = await roleNamed(tx, merchantCode, code)
    if (!(await holdsRole(tx, person, role.id))) return false
    return isWider(rights.map(heldRightOf), await rightsOfRole(tx, role.id))
  },
  readObject: async (tx, { role: code }, { merchantCode }) => {
    const role = await lockedRole(tx, merchantCode, code)
    const rights = await rightsOfRole(tx, role.id)
    return {
      object: `role:${code}`,
      version: String(role.version),
      before: { role: code, rights: rights.map(wireRight) },
    }
  },
  apply: async (tx, { role: code, rights }, { merchantCode }) => {
    const role = await roleNamed(tx, merchantCode, code)
    await replaceRights(tx, role.id, rights.map(heldRightOf))
    return { role: code, rights }
  },
})

/** Grants a role to an account. */
const grantRole = (ports: Inviting): GuardedAction =>
  guardedAction({
    ...always,
    name: 'staff.role.grant',
    permission: 'staff.role.update',
    values: z.object({ role: RoleCode, account: RowNumber }),
    isSubject: (tx, { account: id }, person) => isOfPerson(tx, id, person),
    readObject: async (tx, { role: code, account: id }, { merchantCode }) => {
      const role = await lockedRole(tx, merchantCode, code)
      const account = await requireAccount(tx, id)
      const granted = await isGranted(tx, account.id, role.id)
      if (granted) throw new ActionProblem('role.granted')
      // Otherwise the administrators of that merchant could lock or recover an account with rights for all merchants.
      if (merchantCode === null && account.merchant_code !== null) throw new ActionProblem('account.of_merchant')
      const version = `${role.version}.${account.version}`
      return { object: `staff:${account.mail}`, version, before: { role: code, granted } }
    },
    apply: async (tx, { role: code, account: id }, { merchantCode, key, actor: by, reason, now }) => {
      const role = await roleNamed(tx, merchantCode, code)
      await addGrant(tx, { staffId: BigInt(id), role, grantedBy: key, now })
      if (merchantCode === null && code === OWNER)
        await notifyOfOwner(ports, tx, { account: await requireAccount(tx, id), what: 'added', by, reason })
      return { role: code, granted: true }
    },
  })

/** Removes all factors of an account and invites it again. */
const recoverAccount = (ports: Inviting): GuardedAction =>
  guardedAction({
    ...always,
    name: 'staff.account.recover',
    permission: 'staff.account.update',
    values: z.object({ account: RowNumber }),
    isSubject: (tx, { account: id }, person) => isOfPerson(tx, id, person),
    readObject: async (tx, { account: id }) => {
      const account = await requireAccount(tx, id)
      if (account.state === 'locked') throw new ActionProblem('account.locked')
      return { object: `staff:${account.mail}`, version: String(account.version), before: { state: account.state } }
    },
    apply: async (tx, { account: id }, { now }) => {
      // The row is locked before its state is checked, so that an account that has been locked or has left meanwhile is
      // not recovered.
      const { id: staffId, state } = await lockedAccount(tx, BigInt(id))
      if (state === 'locked' || state === 'left') throw new ActionProblem('account.locked_or_left')
      await mailInvitation(ports, tx, await resetFactors(tx, staffId, now))
      return { state: 'invited' }
    },
  })

async function isOfPerson(tx: Db, id: string, person: string): Promise<boolean> {
  return (await accountById(tx, BigInt(id)))?.person === person
}

async function holdsRole(tx: Db, person: string, roleId: bigint): Promise<boolean> {
  const held = await tx
    .selectFrom('staff_grant')
    .innerJoin('staff_account', 'staff_account.id', 'staff_grant.staff_id')
    .select('staff_account.id')
    .where('staff_grant.role_id', '=', roleId)
    .where('staff_account.person', '=', person)
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}

async function requireAccount(tx: Db, id: string) {
  const account = await accountById(tx, BigInt(id))
  if (!account || account.state === 'left') throw new ActionProblem('account.not_found')
  return account
}

/** Guarded actions of staff itself. */
export const staffActions = (ports: Inviting): GuardedAction[] => [updateRole, grantRole(ports), recoverAccount(ports)]
