import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import type { Endpoint, PermissionName, RefusalDetails } from '../kit/endpoint.ts'
import type { Permission } from './permissions.ts'

/** Names the whole platform in paths that otherwise contain a merchant code. */
export const PLATFORM = '-'

/**
 * Header with the role as which the caller views the console: `<merchant>/<role>`, with `-` for the platform. The
 * gateway then admits reads only, with the rights that both the caller and the role have.
 */
export const VIEW_AS_ROLE = 'X-View-As-Role'

/** Code of a merchant, or `-` for the platform: data of all merchants. */
export const Scope = z.string().check(z.regex(/^(-|[a-z][a-z0-9-]{1,39})$/))

/** Why a session ended. */
export const SessionEnd = z.enum(['idle', 'expired', 'signed_in_again', 'signed_out', 'other_address', 'revoked'])
export type SessionEnd = z.infer<typeof SessionEnd>

/** Refusals of every call of staff. */
const staffRefusals = {
  'staff.session.ended': z.object({ reason: SessionEnd }),
  'staff.csrf.invalid': NoDetails,
  'permission.denied': z.object({ permission: z.nullable(z.string()) }),
  /** The caller views the console as a role, and cannot change anything. */
  'staff.role.view_only': NoDetails,
  'step_up.required': NoDetails,
  /** The address is not in the merchant's list. */
  'address.not_allowed': z.object({ address: z.string() }),
  'limit.exceeded': z.object({ per: z.enum(['decision', 'day']), limit: z.string() }),
}

type StaffRefusals = typeof staffRefusals

interface Declared<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Refusals extends RefusalDetails,
> extends Pick<Endpoint, 'summary' | 'method' | 'path' | 'right' | 'limit' | 'stepUp' | 'personalData' | 'isPassive'> {
  permission?: Permission
  approval?: PermissionName
  input: Input
  output: Output
  refusals: Refusals
}

/** Declares a call of staff at the operator console, with the refusals of every such call. */
export function staffEndpoint<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Refusals extends RefusalDetails,
>(declared: Declared<Input, Output, Refusals>): Endpoint<Input, Output, StaffRefusals & Refusals, 'staff'> {
  return endpoint({ ...declared, access: 'staff', refusals: { ...staffRefusals, ...declared.refusals } })
}
