import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type * as z from 'zod/mini'

import { declarationOf, shapesOf, unwrapped } from './input-fields.ts'

/** Values by field name; for other fields the first specimen that the field accepts is used. */
export type Known = Record<string, unknown>

const TEXTS = [
  'text',
  'all',
  '1',
  '1.00',
  '2026-11',
  '2026-11-01',
  '2026-11-01T00:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'ABCDEFG',
  'WABCDEFG',
  'DABCDEFG',
  'REVIEW.0',
  '20261101',
  '20261101-0001',
  'person@example.com',
  'https://push.example/x',
  'header.payload.signature',
  '271828',
  'person_1-person_1',
  'a'.repeat(32),
  'a'.repeat(36).replaceAll('a', '0'),
  'a'.repeat(43),
  'a'.repeat(64),
  'a'.repeat(22),
  'a'.repeat(87),
  '1.0.1',
  '2026-11-01.1.1',
  'PHP',
  'PL',
  '+639171234567',
  '01',
  '#000000',
]
const SPECIMENS: unknown[] = [...TEXTS, 1, 0, 15, 18, true, 'true', null]

/** Maximum number of options of a union of objects in the contract. */
const MAX_OPTIONS = 6

/** Mutually exclusive fields: each input has the first or the second of a pair. */
const EXCLUSIVE: readonly [string, string][] = [['validBet', 'rake']]

/** Returns valid inputs of an endpoint that together cover every field and every option of its unions. */
export function validInputs({ input, path }: Endpoint, knownValues: Known): unknown[] {
  const made = Array.from({ length: MAX_OPTIONS }, (_, option) =>
    withoutRivals(inputOf(input, { ...knownValues, option }), option % 2),
  )
  const invalidInput = made.find((candidate) => !input.safeParse(candidate).success)
  if (invalidInput !== undefined) throw new Error(`no valid input for ${path}: ${JSON.stringify(invalidInput)}`)
  return [...new Map(made.map((item) => [JSON.stringify(item), item])).values()]
}

function withoutRivals(input: unknown, stored: number): unknown {
  if (typeof input !== 'object' || input === null) return input
  const left = EXCLUSIVE.flatMap((pair) => (pair.every((name) => name in input) ? (pair[1 - stored] ?? []) : []))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !left.includes(name)))
}

function inputOf(schema: z.ZodMiniType, knownValues: Known & { option: number }, name = ''): unknown {
  const shapes = shapesOf(schema)
  const shape = shapes[knownValues.option] ?? shapes.at(-1) ?? schema
  const { type, shape: fields = {}, element } = declarationOf(shape)
  if (name in knownValues && schema.safeParse(knownValues[name]).success) return knownValues[name]
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(fields).map(([field, inner]) => [field, inputOf(inner, knownValues, field)]),
    )
  }
  if (type === 'array' && element) return listOf(schema, inputOf(element, knownValues, name))
  const specimens = [...enumerated(shape), ...SPECIMENS]
  return specimens.find((specimen) => schema.safeParse(specimen).success)
}

/** Returns a list of the required length: one entry, or the required number. */
function listOf(schema: z.ZodMiniType, entry: unknown): unknown[] {
  const lists = [1, 16].map((length) => Array.from({ length }, () => entry))
  return lists.find((list) => schema.safeParse(list).success) ?? []
}

function enumerated(schema: z.ZodMiniType): unknown[] {
  const { values } = unwrapped(schema)._zod
  return values ? [...values] : []
}
