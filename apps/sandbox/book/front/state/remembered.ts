import type * as z from 'zod/mini'

/** What the page keeps over a reload; where storage is blocked it lasts as long as the page. */
export function remembered<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | null {
  try {
    const read = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // See `remembered`.
  }
}
