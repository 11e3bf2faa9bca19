import { PLATFORM, VIEW_AS_ROLE } from '@ante/contract/staff/staff-endpoint.ts'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../../kit/db.ts'
import { grantedRights } from '../roles/held-rights.ts'
import type { GrantedRight } from '../roles/held-rights.ts'

/** Role as which the caller views the console. */
interface ViewedRole {
  /** Null for a role of the platform. */
  merchantCode: string | null
  code: string
}

const HEADER = VIEW_AS_ROLE.toLowerCase()

/** Returns the role that a call names in its header; null if it names none. A malformed name is an unknown role. */
export function viewedRoleOf({ headers }: Pick<FastifyRequest, 'headers'>): ViewedRole | null {
  const sent = headers[HEADER]
  if (sent === undefined) return null
  const [scope = '', code = ''] = String(sent).split('/')
  return { merchantCode: scope === PLATFORM ? null : scope, code }
}

interface Viewing {
  staffId: bigint
  /** Merchant of the call; null for the platform. */
  merchantCode: string | null
  /** The caller's own rights there. */
  given: readonly GrantedRight[]
}

/**
 * Returns those of the caller's rights that the viewed role has too, so that the role shows nothing that the caller may
 * not see. Returns none if the caller may not see roles, or if the role belongs to another merchant.
 */
export async function rightsAsRole(
  db: Db,
  { merchantCode: scope, code }: ViewedRole,
  { staffId, merchantCode, given }: Viewing,
): Promise<GrantedRight[]> {
  if (scope !== null && scope !== merchantCode) return []
  const ofScope = scope === merchantCode ? given : await grantedRights(db, staffId, scope)
  if (!ofScope.some(({ permission }) => permission === 'staff.role.read')) return []
  const rights = await db
    .selectFrom('staff_role')
    .innerJoin('staff_role_right', 'staff_role_right.role_id', 'staff_role.id')
    .select(['permission', 'right_name'])
    .where('merchant_code', scope === null ? 'is' : '=', scope)
    .where('code', '=', code)
    .execute()
  const ofRole = new Set(rights.map(({ permission, right_name: right }) => `${permission} ${right}`))
  return given.filter(({ permission, right }) => ofRole.has(`${permission} ${right}`))
}
