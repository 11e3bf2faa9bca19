/** Returns the title of a column or field: `lastError` becomes `Last error`; codes in capitals stay. */
export function columnTitle(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
