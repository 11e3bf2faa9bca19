import * as z from 'zod/mini'

const Limit = z.nullish(z.string())
const WithRights = z.object({
  rights: z.array(z.object({ permission: z.string(), right: z.string(), perDecision: Limit, perDay: Limit })),
})

/** Returns the rights that a change sets: their limits by the names of the rights; null if it sets none. */
export function rightsIn(values: unknown): Record<string, string> | null {
  const { data } = WithRights.safeParse(values)
  if (!data) return null
  const entries = data.rights.map(({ permission, right, perDecision, perDay }): [string, string] => {
    const limits = [perDecision, perDay].map((limit) => limit ?? '∞')
    return [`${permission} ${right}`, limits.every((limit) => limit === '∞') ? '✓' : limits.join(' / ')]
  })
  return Object.fromEntries<string>(entries)
}

/** Returns the fields of an object whose values are neither objects nor arrays, as text. */
export function scalarsIn(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    field === null || ['string', 'number', 'boolean'].includes(typeof field) ? [[name, String(field)]] : [],
  )
}
