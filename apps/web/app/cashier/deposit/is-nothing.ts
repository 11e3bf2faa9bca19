/** Decimal text of nothing at all. */
export const isNothing = (amount: string): boolean => /^0+(\.0+)?$/.test(amount)
