/** Returns a name in words: `update-languages` becomes `Update languages`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll(/[-|]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
