import type { Right } from '@ante/contract/kit/endpoint.ts'
import { objects, objectsWithAmounts, permissions } from '@ante/contract/staff/permissions.ts'

import { entriesOf } from '../lib/entries-of.ts'
import type { Role } from '../lib/roles-query.ts'

/** A right in the form: whether it is granted, and its limits as typed; an empty limit is unlimited. */
export interface DraftRight {
  isHeld: boolean
  perDecision: string
  perDay: string
}

export type Draft = Record<string, DraftRight>

/** Columns of the table: the right to read an object, then the rights of a change, in the order of its steps. */
export const COLUMNS = ['read', 'propose', 'approve', 'apply', 'skip'] as const
export type RightColumn = (typeof COLUMNS)[number]

/** Rows of the table. */
export const OBJECTS = entriesOf(objects).map(([object]) => object)

const RIGHTS: readonly Right[] = ['propose', 'approve', 'apply', 'skip']
/** Rights that can have limits of amounts. */
const LIMITED: readonly RightColumn[] = ['approve', 'apply', 'skip']
const NOT_HELD: DraftRight = { isHeld: false, perDecision: '', perDay: '' }

export const keyOf = (permission: string, right: Right): string => `${permission} ${right}`

/** Returns the key of a cell. A read permission has a single right, `apply`. */
export const keyOfCell = (object: string, column: RightColumn): string =>
  column === 'read' ? keyOf(`${object}.read`, 'apply') : keyOf(`${object}.update`, column)

export const hasLimits = (object: string, column: RightColumn): boolean =>
  objectsWithAmounts.includes(object) && LIMITED.includes(column)

const rightsOfPermission = (permission: string): readonly Right[] => (permission.endsWith('.read') ? ['apply'] : RIGHTS)

/** Returns the rights of a role for editing: every right of every permission. */
export function draftOf({ rights }: Pick<Role, 'rights'>): Draft {
  const held = new Map(rights.map((right) => [keyOf(right.permission, right.right), right]))
  const keys = permissions.flatMap(({ permission }) =>
    rightsOfPermission(permission).map((right) => keyOf(permission, right)),
  )
  return Object.fromEntries(
    keys.map((key) => {
      const found = held.get(key)
      if (!found) return [key, NOT_HELD]
      return [key, { isHeld: true, perDecision: found.perDecision ?? '', perDay: found.perDay ?? '' }]
    }),
  )
}

/** Returns the rights that a draft grants, in the gateway's format. */
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
