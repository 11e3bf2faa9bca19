/** Whether decimal text is zero. */
export const isZero = (amount: string): boolean => /^0+(\.0+)?$/.test(amount)
