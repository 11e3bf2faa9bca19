/** A name as it is compared in a search: no case, no accents, single spaces, and “&” as the word that it stands for. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/&/g, ' and ').replace(/\s+/g, ' ').trim()
}
