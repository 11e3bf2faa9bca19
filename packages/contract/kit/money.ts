import * as z from 'zod/mini'

/** An amount as it crosses the wire: decimal text, at most 4 places, never a float. Negative only where a balance may be. */
export const DecimalText = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/))

export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** An amount that is zero or more, of as many digits as the ledger has room for. */
export const AmountText = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
