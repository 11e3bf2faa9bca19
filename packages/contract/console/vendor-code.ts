import * as z from 'zod/mini'

/** Code of a vendor in the address of a call. */
export const VendorCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,29}$/))
