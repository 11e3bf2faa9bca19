import * as z from 'zod/mini'

/** Code of a brand of a merchant. */
export const BrandCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/))
