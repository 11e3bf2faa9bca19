/** `1.9500` as `1.95`: what is nought at the end says nothing. */
export const shortOdds = (odds: string): string => odds.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
