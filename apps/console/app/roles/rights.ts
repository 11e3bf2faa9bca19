import type { Right } from '@ante/contract/kit/endpoint.ts'
import { permissions } from '@ante/contract/staff/permissions.ts'

import type { Role } from '../lib/roles-query.ts'

/** A right of the form: whether it is held, and its limits as typed; empty is unlimited. */
export interface DraftRight {
  isHeld: boolean
  perDecision: string
  perDay: string
}

export type Draft = Record<string, DraftRight>

/** Rights to change something, in the order in which a change meets them. Reading has only `apply`. */
export const RIGHTS: readonly Right[] = ['propose', 'approve', 'apply', 'skip']
/** Rights that decide about amounts. */
const LIMITED: readonly Right[] = ['approve', 'apply', 'skip']

const NOT_HELD: DraftRight = { isHeld: false, perDecision: '', perDay: '' }

export const keyOf = (permission: string, right: Right): string => `${permission} ${right}`
export const hasLimits = (permission: string, right: Right): boolean =>
  permission === 'wallet.balance.update' && LIMITED.includes(right)

export const rightsOfPermission = (permission: string): readonly Right[] =>
  permission.endsWith('.read') ? ['apply'] : RIGHTS

/** Returns the rights of a role for editing: every right of every permission. */
export function draftOf({ rights }: Role): Draft {
  const held = new Map(rights.map((right) => [keyOf(right.permission, right.right), right]))
  const keys = permissions.flatMap(({ permission }) =>
    rightsOfPermission(permission).map((right) => keyOf(permission, right)),
  )
  return Object.fromEntries(
    keys.map((key) => {
      const found = held.get(key)
      return [key, found ? { isHeld: true, perDecision: found.perDecision ?? '', perDay: found.perDay ?? '' } : NOT_HELD]
    }),
  )
}

/** Returns the rights that a draft gives, as the gateway takes them. */
export function rightsOf(draft: Draft) {
  return permissions.flatMap(({ permission }) =>
    rightsOfPermission(permission).flatMap((right) => {
      const { isHeld, perDecision, perDay } = draft[keyOf(permission, right)] ?? NOT_HELD
      return isHeld ? [{ permission, right, perDecision: perDecision || null, perDay: perDay || null }] : []
    }),
  )
}

/** Returns how many rights differ between two drafts. */
export const countDifferences = (one: Draft, other: Draft): number =>
  Object.keys(one).filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key])).length
