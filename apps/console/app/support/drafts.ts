/** What is being written: an answer to the player, or a note for staff. */
export type DraftKind = 'reply' | 'note'

/** Unsent texts of this page by case and kind, so that a person can look at another case meanwhile. */
const unsent = new Map<string, string>()

const keyOf = (id: string, kind: DraftKind) => `${id} ${kind}`

export const draftOf = (id: string, kind: DraftKind): string => unsent.get(keyOf(id, kind)) ?? ''

/** Stores an unsent text; an empty one is forgotten. */
export function storeDraft(id: string, kind: DraftKind, text: string): void {
  if (text === '') unsent.delete(keyOf(id, kind))
  else unsent.set(keyOf(id, kind), text)
}
