import type { Right } from '../kit/endpoint.ts'
import type { Permission, PermissionObject } from './permissions.ts'

/** A right of a role, with its limits as decimal amounts in the merchant's currency; null is unlimited. */
export interface RoleRight {
  permission: Permission
  right: Right
  perDecision: string | null
  perDay: string | null
}

/** Returns a right without limits. */
export const unlimited = (permission: Permission, right: Right): RoleRight => {
  return { permission, right, perDecision: null, perDay: null }
}
/** Returns a right with the limits of a decision and of a day. */
export const limited = (permission: Permission, right: Right, [perDecision, perDay]: [string, string]): RoleRight => {
  return { permission, right, perDecision, perDay }
}

/** Rights to read objects. */
export const reading = (objects: readonly PermissionObject[]) => objects.map((one) => unlimited(`${one}.read`, 'apply'))
/** Rights to read and to change objects alone. */
export const changing = (objects: readonly PermissionObject[]) => [
  ...reading(objects),
  ...objects.map((one) => unlimited(`${one}.update`, 'apply')),
]
/** Rights to request guarded changes, and to decide about other persons' changes. */
export const guarding = (permission: Permission) => [unlimited(permission, 'propose'), unlimited(permission, 'approve')]
