/** A sentence with its blanks filled in: `{name}` by the value of that name. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank)
}
