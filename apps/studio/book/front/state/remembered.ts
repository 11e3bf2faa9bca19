import type * as z from 'zod/mini'

/** Reads a value that survives reloads; null when none is stored, it is invalid, or storage is blocked. */
export function remembered<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Returns whether the value was stored. */
export function remember(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
