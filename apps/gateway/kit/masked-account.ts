const NAME_SHOWN_FROM = 6
const INITIAL_SHOWN_FROM = 4

/** `player01` becomes `pl***1`. The shorter the name, the less of it is shown: what is left must not give it away. */
export function maskedAccount(account: string): string {
  const letters = Array.from(account)
  if (letters.length >= NAME_SHOWN_FROM) return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
  return letters.length >= INITIAL_SHOWN_FROM ? `${letters[0]}***` : '***'
}
