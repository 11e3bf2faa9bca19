const NAME_SHOWN_FROM = 6
const INITIAL_SHOWN_FROM = 4

/** `player01` becomes `pl***1`. Shorter names show fewer characters, so that they cannot be guessed. */
export function maskedAccount(account: string): string {
  const letters = Array.from(account)
  if (letters.length >= NAME_SHOWN_FROM) return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
  return letters.length >= INITIAL_SHOWN_FROM ? `${letters[0]}***` : '***'
}
