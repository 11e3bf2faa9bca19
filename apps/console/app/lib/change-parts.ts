import type { Right } from '@ante/contract/kit/endpoint.ts'
import * as z from 'zod/mini'

const RightName = z.enum(['propose', 'approve', 'apply', 'skip'])
const Limit = z.nullish(z.string())
const WithRights = z.object({
  rights: z.array(z.object({ permission: z.string(), right: RightName, perDecision: Limit, perDay: Limit })),
})

interface RightTexts {
  nameOf(permission: string, right: Right): string
  /** Text of the limits; null is no limit. */
  limitsOf(perDecision: string | null, perDay: string | null): string
}

/** Returns the rights that a change sets, as texts: the limits of each right by its name; null if it sets none. */
export function rightsIn(values: unknown, { nameOf, limitsOf }: RightTexts): Record<string, string> | null {
  const { data } = WithRights.safeParse(values)
  if (!data) return null
  const entries = data.rights.map(({ permission, right, perDecision, perDay }): [string, string] => [
    nameOf(permission, right),
    limitsOf(perDecision ?? null, perDay ?? null),
  ])
  return Object.fromEntries<string>(entries)
}

/** Returns the fields of an object whose values are neither objects nor arrays, as text. */
export function scalarsIn(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    field === null || ['string', 'number', 'boolean'].includes(typeof field) ? [[name, String(field)]] : [],
  )
}
