import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { wirePath } from '@ante/contract/kit/wire-names.ts'
import type * as z from 'zod/mini'

import { commonRefusal } from './refusal.ts'

type Path = readonly PropertyKey[]

/**
 * Parses the input of a call by its endpoint's schema. Refuses with `request.invalid`, which names every invalid field,
 * including texts that no column can store (a NUL, or half of a surrogate pair).
 */
export function parseInput(endpoint: Endpoint, input: unknown): unknown {
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success)
    throw invalid(
      endpoint,
      parsed.error.issues.flatMap((issue) => problemsIn(issue, input, [])),
    )
  const unstorable = unstorableIn(parsed.data, [])
  if (unstorable.length > 0)
    throw invalid(
      endpoint,
      unstorable.map((path) => ({ path, problem: 'invalid_format' })),
    )
  return parsed.data
}

interface Problem {
  path: Path
  problem: string
}

const invalid = ({ input }: Endpoint, problems: Problem[]) =>
  commonRefusal('request.invalid', {
    fields: problems.map(({ path, problem }) => ({ path: wirePath(input, path).join('.'), problem })),
  })

/** Returns the problems by field; for a union, those of the closest option. */
function problemsIn(issue: z.core.$ZodIssue, input: unknown, base: Path): Problem[] {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ path, problem: issue.code }]
  const value = valueAt(input, issue.path)
  const absent = (option: z.core.$ZodIssue[]) => option.filter((item) => valueAt(value, item.path) === undefined).length
  const [closest = []] = issue.errors.toSorted((a, b) => absent(a) - absent(b))
  const inner = closest.filter((item) => item.path.length > 0)
  return inner.length > 0 ? inner.flatMap((item) => problemsIn(item, value, path)) : [{ path, problem: issue.code }]
}

function valueAt(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined
  // The condition above has checked that it is an own property.
  return valueAt((value as Record<PropertyKey, unknown>)[first], rest)
}

function unstorableIn(value: unknown, path: Path): Path[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => unstorableIn(inner, [...path, name]))
}
