import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type * as z from 'zod/mini'

/** The parts of a zod definition that describe the structure of an input. */
interface Declared {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  options?: z.ZodMiniType[]
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
}

/** A field of an input that has no further fields; list items have the index `0`. */
export interface Leaf {
  path: string[]
  schema: z.ZodMiniType
  /** The zod types that the field accepts, such as `number`, `string`, `enum`, `literal`. */
  kinds: Set<string>
}

// The definition of a schema is part of zod's public interface for libraries.
export const declarationOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Declared

const WRAPPERS = ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly']

/** Returns the schema inside optional, nullable, default and the first part of a pipe. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, in: first } = declarationOf(schema)
  if (innerType && WRAPPERS.includes(type)) return unwrapped(innerType)
  return first && type === 'pipe' ? unwrapped(first) : schema
}

/** Returns the shapes of an input: one, or one for each option of a union of objects. */
export function shapesOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const inner = unwrapped(schema)
  const { type, options = [] } = declarationOf(inner)
  const objects = options.filter((option) => declarationOf(unwrapped(option)).type === 'object')
  return type === 'union' && objects.length > 0 ? objects.flatMap(shapesOf) : [inner]
}

/** Returns all leaves of an endpoint's input. */
export const leavesOf = ({ input }: Endpoint): Leaf[] => leavesAt(input, [])

function leavesAt(schema: z.ZodMiniType, path: string[]): Leaf[] {
  return shapesOf(schema).flatMap((shape) => {
    const { type, shape: fields = {}, element } = declarationOf(shape)
    if (type === 'object') return Object.entries(fields).flatMap(([name, field]) => leavesAt(field, [...path, name]))
    if (type === 'array' && element) return leavesAt(element, [...path, '0'])
    return [{ path, schema, kinds: new Set(kindsOf(shape)) }]
  })
}

function kindsOf(schema: z.ZodMiniType): string[] {
  const { type, options = [] } = declarationOf(unwrapped(schema))
  return type === 'union' ? options.flatMap(kindsOf) : [type]
}
