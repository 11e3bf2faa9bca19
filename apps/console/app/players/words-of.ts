/** Returns a code of the gateway as words: `WAITING_PAYMENT` is "Waiting payment". */
export function wordsOf(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._:-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
