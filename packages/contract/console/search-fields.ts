import * as z from 'zod/mini'

const MAX_FIELDS = 40

/** Parameters of a list's address. */
export const SearchFields = z
  .array(
    z.object({
      name: z.string().check(z.regex(/^[a-zA-Z][a-zA-Z-]{0,39}$/)),
      value: z.string().check(z.maxLength(500)),
    }),
  )
  .check(z.maxLength(MAX_FIELDS))
export type SearchFields = z.output<typeof SearchFields>

/** Returns parameters as fields; those without a value are left out. */
export const searchFields = (search: Readonly<Record<string, string | undefined>>): SearchFields =>
  Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

/** Returns fields as parameters by their names. */
export const searchOf = (fields: SearchFields): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))
