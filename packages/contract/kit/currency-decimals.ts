/** Currencies without minor units. Source: ISO 4217. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))

/**
 * Returns the number of decimals of amounts in a currency: 0 for JPY, KRW, VND and the like, otherwise 2. Three
 * decimals (KWD and others) are not used: hundredths are valid amounts there, and vendors use them.
 */
export const decimalsOf = (currency: string): 0 | 2 => (WITHOUT_DECIMALS.has(currency) ? 0 : 2)
