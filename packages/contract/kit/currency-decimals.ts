/** Currencies without minor units. Source: ISO 4217. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))

/**
 * Returns the number of decimals of amounts in a currency: 0 for currencies without minor units, such as JPY, otherwise
 * 2. Currencies with three decimals, such as KWD, use two as well, because vendors use hundredths in them.
 */
export const decimalsOf = (currency: string): 0 | 2 => (WITHOUT_DECIMALS.has(currency) ? 0 : 2)
