import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { fromWire, toWire, wirePath } from '@ante/contract/kit/wire-names.ts'

import { leavesOf } from './input-fields.ts'
import type { Leaf } from './input-fields.ts'
import { ODD_NUMBERS, ODD_NUMBER_TEXTS, ODD_VALUES, OTHER_TYPES } from './odd-values.ts'
import type { OddValue } from './odd-values.ts'

/** A call that is valid except for one field. */
export interface OddCall {
  endpoint: Endpoint
  path: string
  body: string | null
  /** The name of the field as a refusal reports it. */
  field: string
  odd: OddValue
  /**
   * Whether the field's own schema refuses the value. Otherwise a rule about two fields may refuse it and report the
   * other one.
   */
  isRefusedByField: boolean
  /** Whether the call must be refused, by the schema of the whole input or by the rules of this test. */
  isRefused: boolean
}

const MARK = '"the odd value stands here"'

/** Returns calls with a valid input in which one leaf is replaced by an odd value: one call per leaf and value. */
export function oddCalls(endpoint: Endpoint, valid: unknown): OddCall[] {
  const leaves = leavesOf(endpoint).filter(({ path }) => isIn(valid, path))
  return leaves.flatMap((leaf) => ODD_VALUES.flatMap((odd) => oddCall(endpoint, { valid, leaf, odd }) ?? []))
}

function oddCall(
  endpoint: Endpoint,
  { valid, leaf, odd }: { valid: unknown; leaf: Leaf; odd: OddValue },
): OddCall | null {
  const field = wirePath(endpoint.input, leaf.path).join('.')
  const isText = endpoint.method === 'GET' || endpoint.path.includes(`:${field}`)
  if (isText && odd.query === undefined) return null
  const json = isText ? JSON.stringify(odd.query) : odd.json
  const marked = JSON.stringify(toWire(endpoint.input, changed(valid, leaf.path, JSON.parse(MARK))))
  const input = JSON.parse(marked.replace(MARK, () => json)) as Record<string, unknown>
  const isRefusedByField = !leaf.schema.safeParse(JSON.parse(json)).success || mustBeRefused(leaf, odd, isText)
  return {
    endpoint,
    ...addressOf(endpoint, input),
    body: endpoint.method === 'GET' ? null : marked.replace(MARK, () => json),
    field,
    odd,
    isRefusedByField,
    isRefused: isRefusedByField || !endpoint.input.safeParse(fromWire(endpoint.input, input)).success,
  }
}

/**
 * Values that must be refused regardless of the schema: otherwise the test would not detect a schema that became too
 * permissive.
 */
function mustBeRefused({ kinds }: Leaf, odd: OddValue, isText: boolean): boolean {
  if (kinds.has('unknown') || odd.json === 'null') return false
  if (kinds.has('number') && [...ODD_NUMBERS, ...ODD_NUMBER_TEXTS].includes(odd)) return true
  if (kinds.has('string') && !isText && odd.is === 'number') return !kinds.has('number')
  const isOfKind = (kinds.has('boolean') && odd.json === 'true') || (kinds.has('record') && odd.json === '{}')
  return !isText && OTHER_TYPES.includes(odd) && !isOfKind
}

function addressOf({ path, method }: Endpoint, input: Record<string, unknown>): { path: string } {
  const isInPath = (name: string) => path.split('/').includes(`:${name}`)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  if (method !== 'GET') return { path: filled }
  const values = Object.entries(input).filter(
    ([name, value]) => !isInPath(name) && value !== undefined && value !== null,
  )
  return {
    path: `${filled}?${new URLSearchParams(values.map(([name, value]): [string, string] => [name, String(value)])).toString()}`,
  }
}

function isIn(value: unknown, [first, ...rest]: string[]): boolean {
  if (first === undefined) return true
  return typeof value === 'object' && value !== null && first in value && isIn(value[first as keyof object], rest)
}

function changed(value: unknown, [first, ...rest]: string[], put: unknown): unknown {
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((entry, at) => (String(at) === first ? changed(entry, rest, put) : entry))
  const fields = value as Record<string, unknown>
  return { ...fields, [first]: changed(fields[first], rest, put) }
}
