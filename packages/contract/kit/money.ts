import * as z from 'zod/mini'

/** An amount on the wire: decimal text, at most 4 decimals, never a float. Negative only in fields that can be, such as balances. */
export const DecimalText = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/))

export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A non-negative amount with at most as many digits as the ledger supports. */
export const AmountText = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
