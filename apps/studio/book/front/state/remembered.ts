import type * as z from 'zod/mini'

/** Reads a value stored across reloads; where storage is blocked it lasts as long as the page. */
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
