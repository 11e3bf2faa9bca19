import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { permissions } from '@ante/contract/staff/permissions.ts'
import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { viewAsRole } from '@ante/contract/staff/roles.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { exactTextOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { HeldRight } from '../../kit/staff-context.ts'
import '../tables.ts'

const refuse = refusalsOf(viewAsRole)

export type Role = Selectable<Tables['staff_role']>
type RoleView = OutputOf<typeof viewAsRole>

/** Copies missing role templates to a merchant or the platform; existing copies stay unchanged. */
async function copyRoleTemplates(tx: Db, merchantCode: string | null): Promise<void> {
  for (const { code, name, rights } of roleTemplates) {
    const copied = await tx
      .insertInto('staff_role')
      .values({ merchant_code: merchantCode, code, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!copied) continue
    await insertRights(tx, copied.id, rights.map(heldRightOf))
    await recordOfferedRights(tx, copied.id, rights)
  }
}

/** Returns the roles of a merchant, or of the platform, in the order of the templates. */
export async function rolesOf(tx: Db, merchantCode: string | null): Promise<RoleView[]> {
  await copyRoleTemplates(tx, merchantCode)
  const roles = await tx
    .selectFrom('staff_role')
    .selectAll()
    .where('merchant_code', 'is not distinct from', merchantCode)
    .orderBy('id')
    .execute()
  return Promise.all(roles.map((role) => shownRole(tx, role)))
}

/** Returns a role of the merchant or of the platform. */
export async function roleNamed(tx: Db, merchantCode: string | null, code: string): Promise<Role> {
  await copyRoleTemplates(tx, merchantCode)
  const role = await tx
    .selectFrom('staff_role')
    .selectAll()
    .where('merchant_code', 'is not distinct from', merchantCode)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!role) throw refuse('staff.role.not.found')
  return role
}

/** Locks and returns a role, so that its rights do not change until the transaction ends. */
export async function lockedRole(tx: Db, merchantCode: string | null, code: string): Promise<Role> {
  const { id } = await roleNamed(tx, merchantCode, code)
  return tx.selectFrom('staff_role').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function rightsOfRole(db: Db, roleId: bigint): Promise<HeldRight[]> {
  const rows = await db
    .selectFrom('staff_role_right')
    .selectAll()
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .orderBy('right_name')
    .execute()
  return rows.map(({ permission, right_name: right, per_decision: perDecision, per_day: perDay }) => {
    return { permission, right, perDecision, perDay }
  })
}

/** Replaces the rights of a role. */
export async function replaceRights(tx: Db, roleId: bigint, rights: readonly HeldRight[]): Promise<void> {
  // A right that is removed on purpose is not offered again.
  await recordOfferedRights(tx, roleId, [...(await rightsOfRole(tx, roleId)), ...rights])
  await tx.deleteFrom('staff_role_right').where('role_id', '=', roleId).execute()
  await insertRights(tx, roleId, rights)
  await tx
    .updateTable('staff_role')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', roleId)
    .execute()
}

async function insertRights(tx: Db, roleId: bigint, rights: readonly HeldRight[]): Promise<void> {
  if (rights.length === 0) return
  const rows = rights.map(({ permission, right, perDecision, perDay }) => {
    return { role_id: roleId, permission, right_name: right, per_decision: perDecision, per_day: perDay }
  })
  // Duplicates are removed, because templates contain some rights twice.
  await tx
    .insertInto('staff_role_right')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Named = Pick<HeldRight, 'permission' | 'right'>

/** Stores that rights of the template are not offered to the role any more: it has, or had, them, or rejected them. */
export async function recordOfferedRights(tx: Db, roleId: bigint, rights: readonly Named[]): Promise<void> {
  if (rights.length === 0) return
  await tx
    .insertInto('staff_role_known_right')
    .values(rights.map(({ permission, right }) => ({ role_id: roleId, permission, right_name: right })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the rights of the role's template that the role never had and that were not rejected. */
async function offeredTo(db: Db, { id, code }: Role): Promise<HeldRight[]> {
  const template = roleTemplates.find((one) => one.code === code)
  if (!template) return []
  const rows = await db
    .selectFrom('staff_role_known_right')
    .select(['permission', 'right_name'])
    .where('role_id', '=', id)
    .execute()
  const known = new Set(rows.map(({ permission, right_name: right }) => `${permission} ${right}`))
  return template.rights.filter(({ permission, right }) => !known.has(`${permission} ${right}`)).map(heldRightOf)
}

const meanings = new Map<string, string>(permissions.map(({ permission, meaning }) => [permission, meaning]))

/** Formats a role for the contract, with the effective rights of an account that has only this role. */
export async function shownRole(db: Db, role: Role): Promise<RoleView> {
  const { code, name, version } = role
  const rights = await rightsOfRole(db, role.id)
  const offered = await offeredTo(db, role)
  return { code, name, version, rights: rights.map(withMeaning), offered: offered.map(withMeaning) }
}

const withMeaning = (right: HeldRight) => ({ ...wireRight(right), meaning: meanings.get(right.permission) ?? '' })

/** Returns a right of the contract, whose limits are decimal text, with limits in units. */
export const heldRightOf = ({ perDecision, perDay, ...right }: ReturnType<typeof wireRight>): HeldRight => ({
  ...right,
  perDecision: perDecision === null ? null : unitsOf(perDecision),
  perDay: perDay === null ? null : unitsOf(perDay),
})

const limitText = (limit: bigint | null): string | null => (limit === null ? null : exactTextOf(limit))

/** Returns a right with its limits as decimal text. */
export const wireRight = ({ permission, right, perDecision, perDay }: HeldRight) => ({
  permission,
  right,
  perDecision: limitText(perDecision),
  perDay: limitText(perDay),
})
