const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether each of the typed words begins a word of the name; case and accents are no matter. */
export function isNamed(name: string, typed: string): boolean {
  const words = plain(name).split(/\s+/)
  return plain(typed)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
