import { RoleCode, RoleRights } from '@ante/contract/staff/roles.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { accountById, lockedAccount } from '../sessions/accounts.ts'
import { mailInvitation } from '../accounts/invite.ts'
import type { Inviting } from '../accounts/invite.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { addGrant, isGranted } from './grants.ts'
import { lockedRole, replaceRights, rightsOfRole, roleNamed, wireRight } from './roles.ts'

const always = { approval: 'always', skippable: false } as const

/** Replaces the rights of a role. */
const updateRole = guardedAction({
  ...always,
  name: 'staff.role.update',
  permission: 'staff.role.update',
  values: z.object({ role: RoleCode, rights: RoleRights }),
  see: async (tx, { role: code }, { merchantCode }) => {
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
    const held = rights.map(({ perDecision, perDay, ...right }) => ({
      ...right,
      perDecision: perDecision === null ? null : unitsOf(perDecision),
      perDay: perDay === null ? null : unitsOf(perDay),
    }))
    await replaceRights(tx, role.id, held)
    return { role: code, rights }
  },
})

/** Grants a role to an account. */
const grantRole = guardedAction({
  ...always,
  name: 'staff.role.grant',
  permission: 'staff.role.update',
  values: z.object({ role: RoleCode, account: RowNumber }),
  see: async (tx, { role: code, account: id }, { merchantCode }) => {
    const role = await lockedRole(tx, merchantCode, code)
    const account = await requireAccount(tx, id)
    const granted = await isGranted(tx, account.id, role.id)
    if (granted) throw new ActionProblem('The account has this role already.')
    const version = `${role.version}.${account.version}`
    return { object: `staff:${account.mail}`, version, before: { role: code, granted } }
  },
  apply: async (tx, { role: code, account: id }, { merchantCode, key, now }) => {
    const role = await roleNamed(tx, merchantCode, code)
    await addGrant(tx, { staffId: BigInt(id), role, grantedBy: key, now })
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
    see: async (tx, { account: id }) => {
      const account = await requireAccount(tx, id)
      if (account.state === 'locked') throw new ActionProblem('The account is locked: unlock it first.')
      return { object: `staff:${account.mail}`, version: String(account.version), before: { state: account.state } }
    },
    apply: async (tx, { account: id }, { now }) => {
      // The row is locked before its state is checked, so that an account that has been locked or has left meanwhile is
      // not recovered.
      const { id: staffId, state } = await lockedAccount(tx, BigInt(id))
      if (state === 'locked' || state === 'left') throw new ActionProblem('The account is locked, or has left.')
      await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
      await tx.deleteFrom('staff_challenge').where('staff_id', '=', staffId).execute()
      await endSessionsOf(tx, staffId, 'revoked', now)
      const account = await tx
        .updateTable('staff_account')
        .set((eb) => ({ state: 'invited', password_hash: null, totp_secret: null, version: eb('version', '+', 1) }))
        .where('id', '=', staffId)
        .returningAll()
        .executeTakeFirstOrThrow()
      await mailInvitation(ports, tx, account)
      return { state: 'invited' }
    },
  })

async function requireAccount(tx: Db, id: string) {
  const account = await accountById(tx, BigInt(id))
  if (!account || account.state === 'left') throw new ActionProblem('The account has left, or does not exist.')
  return account
}

/** Guarded actions of staff itself. */
export const staffActions = (ports: Inviting): GuardedAction[] => [updateRole, grantRole, recoverAccount(ports)]
