/** Converts a code of the gateway to words: `WAITING_PAYMENT` becomes "Waiting payment". */
export function wordsOf(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._:-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
