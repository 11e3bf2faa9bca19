import type * as z from 'zod/mini'

import { declarationOf } from './input-fields.ts'

/** The description of a zod check. */
interface Check {
  check: string
  pattern?: RegExp
  /** Of a refinement: `maxLength` is the maximum length of the value as JSON. */
  params?: { maxLength?: number }
}

/**
 * Returns the fields of an input that accept numbers, texts or lists of unlimited size, and those that accept any
 * value.
 */
export function unboundedIn(schema: z.ZodMiniType, path: string[] = []): string[] {
  const { type, shape = {}, element, options = [], innerType, in: first, out } = declarationOf(schema)
  const unboundedPath = isBounded(schema) ? [] : [path.join('.')]
  const within = [
    ...Object.entries(shape).flatMap(([name, field]) => unboundedIn(field, [...path, name])),
    ...(element ? unboundedIn(element, [...path, '0']) : []),
    ...options.flatMap((option) => unboundedIn(option, path)),
    ...(innerType ? unboundedIn(innerType, path) : []),
  ]
  // A pipe is bounded if one of its parts is.
  const parts = type === 'pipe' && first && out ? [first, out].map((part) => unboundedIn(part, path)) : []
  return [...unboundedPath, ...within, ...(parts.toSorted((a, b) => a.length - b.length)[0] ?? [])]
}

const UNBOUNDED = ['unknown', 'any', 'bigint', 'date']

function isBounded(schema: z.ZodMiniType): boolean {
  const { type } = declarationOf(schema)
  const checks = checksOf(schema)
  const has = (name: string) => checks.some(({ check }) => check === name)
  if (type === 'number') return has('greater_than') && has('less_than')
  if (type === 'array') return has('max_length') || has('length_equals')
  if (type === 'string') return has('max_length') || checks.some(({ pattern }) => pattern && !isEndless(pattern))
  if (type === 'record')
    return checks.some(({ params }) => params?.maxLength !== undefined && refusesLonger(schema, params.maxLength))
  return !UNBOUNDED.includes(type)
}

/** Whether a record whose JSON is longer is refused. */
const refusesLonger = (schema: z.ZodMiniType, maxLength: number): boolean =>
  schema.safeParse({ a: 'x' }).success && !schema.safeParse({ a: 'x'.repeat(maxLength) }).success

// The definitions of checks are part of zod's public interface for libraries.
const checksOf = (schema: z.ZodMiniType): Check[] => {
  const definition = schema._zod.def as { checks?: { _zod: { def: Check } }[]; pattern?: RegExp }
  return [
    ...(definition.checks ?? []).map(({ _zod }) => _zod.def),
    { check: 'own', ...(definition.pattern && { pattern: definition.pattern }) },
  ]
}

/** Lookaheads of a pattern: conditions that consume no text. */
const LOOKAHEAD = /\(\?[=!]([^()]|\([^()]*\))*\)/g

/** Whether some part of a pattern may be repeated without limit. */
function isEndless({ source }: RegExp): boolean {
  const plain = source
    .replaceAll(/\\./g, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(LOOKAHEAD, '')
  return /[*+]|\{\d+,\}/.test(plain)
}
