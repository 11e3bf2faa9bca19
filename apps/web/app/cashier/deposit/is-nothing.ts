/** Whether decimal text is zero. */
export const isNothing = (amount: string): boolean => /^0+(\.0+)?$/.test(amount)
