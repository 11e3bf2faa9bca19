/** Formats `1.9500` as `1.95`, without trailing zeros. */
export const shortOdds = (odds: string): string => odds.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
