/** Kinds of results, in the order in which they are shown, after a kind with an item of exactly the typed name. */
export const KINDS = ['game', 'vendor', 'match', 'promotion', 'page'] as const
export type EntryKind = (typeof KINDS)[number]

/** An item that the search of home can find. */
export interface SearchEntry {
  kind: EntryKind
  name: string
  /** Further words that find it and explain it: a game's vendor, a match's league. */
  note: string
  /** Address that opens the item. */
  to: string
  picture: string
}
