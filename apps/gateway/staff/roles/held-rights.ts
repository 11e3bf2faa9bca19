import type { Right } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import type { HeldRight } from '../../kit/staff-context.ts'
import '../tables.ts'

/** A right that an account has by one of its roles. */
export interface GrantedRight extends HeldRight {
  role: string
}

/**
 * Returns the rights of an account for a merchant, from its roles of that merchant and of the platform. For null, only
 * those from its roles of the platform.
 */
export async function grantedRights(db: Db, staffId: bigint, merchantCode: string | null): Promise<GrantedRight[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_role_right', 'staff_role_right.role_id', 'staff_role.id')
    .select(['staff_role.code', 'permission', 'right_name', 'per_decision', 'per_day'])
    .where('staff_grant.staff_id', '=', staffId)
    .where((eb) =>
      eb.or([
        eb('staff_role.merchant_code', 'is', null),
        ...(merchantCode === null ? [] : [eb('staff_role.merchant_code', '=', merchantCode)]),
      ]),
    )
    .execute()
  return rows.map(({ code, permission, right_name: right, per_decision: perDecision, per_day: perDay }) => {
    return { role: code, permission, right, perDecision, perDay }
  })
}

/**
 * Merges the rights of several roles: the highest value of each limit applies. A missing limit counts as the highest.
 */
export function mergedRights(given: readonly HeldRight[]): HeldRight[] {
  const merged = new Map<string, HeldRight>()
  for (const { permission, right, perDecision, perDay } of given) {
    const key = `${permission} ${right}`
    const known = merged.get(key)
    const limits = known
      ? { perDecision: higher(known.perDecision, perDecision), perDay: higher(known.perDay, perDay) }
      : { perDecision, perDay }
    merged.set(key, { permission, right, ...limits })
  }
  return [...merged.values()]
}

const higher = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return null
  return one > other ? one : other
}

/** Returns the held right, or undefined. */
export const rightIn = (held: readonly HeldRight[], permission: string, right: Right): HeldRight | undefined =>
  held.find((one) => one.permission === permission && one.right === right)

/** Whether `rights` contain a right that `others` lack, or a right with a higher limit. */
export const isWider = (rights: readonly HeldRight[], others: readonly HeldRight[]): boolean =>
  rights.some(({ permission, right, perDecision, perDay }) => {
    const known = rightIn(others, permission, right)
    return !known || isAbove(perDecision, known.perDecision) || isAbove(perDay, known.perDay)
  })

const isAbove = (limit: bigint | null, other: bigint | null): boolean =>
  other !== null && (limit === null || limit > other)
