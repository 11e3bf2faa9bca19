import type * as z from 'zod/mini'

/**
 * Some fields have older names on the wire (`vassalage` for a vendor). Schemas declare standard names; the gateway's
 * `serve`, the web's `call()` and the live stream convert between the two.
 */

type Schema = z.core.$ZodType

const wireNames = new WeakMap<Schema, string>()

/** Declares a field's name on the wire, where it differs: `vendor: onWire('vassalage', z.string())`. */
export function onWire<S extends Schema>(name: string, schema: S): S {
  const copy = new schema._zod.constr(schema._zod.def) as S
  wireNames.set(copy, name)
  return copy
}

interface Field {
  /** Name of the field after the conversion. */
  name: string
  inner: Renaming | null
}

/** Renamed fields of an object by name, in both directions; or the renaming of each item of an array or record. */
type Renaming = { toWire: Map<string, Field>; fromWire: Map<string, Field> } | { items: Renaming }

/** Returns the value with the wire's field names. */
export const toWire = (schema: Schema, value: unknown): unknown => renamed(renamingOf(schema), value, 'toWire')

/** Returns a value of the wire with the schema's field names. It is not parsed yet, so any value is accepted. */
export const fromWire = (schema: Schema, value: unknown): unknown => renamed(renamingOf(schema), value, 'fromWire')

/** Returns a path into a value, such as that of a parsing problem, with the wire's field names. */
export function wirePath(schema: Schema, path: readonly PropertyKey[]): PropertyKey[] {
  let renaming = renamingOf(schema)
  return path.map((step) => {
    if (!renaming) return step
    if ('items' in renaming) {
      renaming = renaming.items
      return step
    }
    const field = renaming.toWire.get(String(step))
    renaming = field?.inner ?? null
    return field?.name ?? step
  })
}

type Direction = 'toWire' | 'fromWire'

function renamed(renaming: Renaming | null, value: unknown, direction: Direction): unknown {
  if (!renaming || typeof value !== 'object' || value === null) return value
  if ('items' in renaming) {
    return Array.isArray(value)
      ? value.map((item) => renamed(renaming.items, item, direction))
      : mapped(value, (name, item) => [name, renamed(renaming.items, item, direction)])
  }
  if (Array.isArray(value)) return value
  const fields = renaming[direction]
  return mapped(value, (name, field) => {
    const known = fields.get(name)
    if (known) return [known.name, renamed(known.inner, field, direction)]
    // A standard name from the wire is an unknown field: it must not pass as an alias.
    return direction === 'fromWire' && renaming.toWire.has(name) ? null : [name, field]
  })
}

function mapped(value: object, entry: (name: string, field: unknown) => [string, unknown] | null) {
  const entries = Object.entries(value).map(([name, field]) => entry(name, field))
  return Object.fromEntries(entries.filter((item) => item !== null))
}

const renamings = new WeakMap<Schema, Renaming | null>()

/** Returns the renaming of a schema; null if no field is renamed, so that its values are passed through. */
function renamingOf(schema: Schema): Renaming | null {
  const cached = renamings.get(schema)
  if (cached !== undefined) return cached
  // Ends the recursion: recursive schemas have no renamed fields.
  renamings.set(schema, null)
  const renaming = renamingIn(schema)
  renamings.set(schema, renaming)
  return renaming
}

function renamingIn(schema: Schema): Renaming | null {
  const def = defOf(schema)
  if (def.type === 'object') return ofFields(def.shape)
  if (def.type === 'array') return ofItems(def.element)
  if (def.type === 'record') return ofItems(def.valueType)
  return partsOf(def).map(renamingOf).reduce(merged, null)
}

/** Returns the definition of a schema. The cast is safe, because every schema is of one of Zod's types. */
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

type Def = ReturnType<typeof defOf>

/** Returns the schemas inside a definition: of a union, a pipe, or a wrapper such as `optional`. */
function partsOf(def: Def): readonly Schema[] {
  if (def.type === 'union') return def.options
  if (def.type === 'pipe') return [def.in, def.out]
  return 'innerType' in def ? [def.innerType] : []
}

function ofItems(item: Schema): Renaming | null {
  const items = renamingOf(item)
  return items && { items }
}

function ofFields(shape: Readonly<Record<string, Schema>>): Renaming | null {
  const toWireFields = new Map<string, Field>()
  const fromWireFields = new Map<string, Field>()
  for (const [name, field] of Object.entries(shape)) {
    const wireName = wireNameOf(field) ?? name
    const inner = renamingOf(field)
    toWireFields.set(name, { name: wireName, inner })
    fromWireFields.set(wireName, { name, inner })
  }
  if (fromWireFields.size < toWireFields.size) throw new Error('two fields of an object have the same name on the wire')
  const isPlain = [...toWireFields].every(([name, field]) => field.name === name && !field.inner)
  return isPlain ? null : { toWire: toWireFields, fromWire: fromWireFields }
}

/** Returns a field's declared name on the wire, if it differs. */
export function wireNameOf(field: Schema): string | undefined {
  const def = defOf(field)
  return wireNames.get(field) ?? ('innerType' in def ? wireNameOf(def.innerType) : undefined)
}

/** Merges the renamings of the members of a union, in which a field must have the same name on the wire. */
function merged(a: Renaming | null, b: Renaming | null): Renaming | null {
  if (!a || !b) return a ?? b
  if ('items' in a || 'items' in b) throw new Error('a union of lists and objects cannot have names of the wire')
  return {
    toWire: new Map([...a.toWire, ...b.toWire]),
    fromWire: new Map([...a.fromWire, ...b.fromWire]),
  }
}
