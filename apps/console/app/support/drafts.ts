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

/** Keys of texts that are being sent, by case and kind. */
const attempts = new Map<string, { text: string; key: string }>()

/** Returns the key of a text, the same when it is sent again after a lost answer. */
export function sendingKey(id: string, kind: DraftKind, text: string): string {
  const known = attempts.get(keyOf(id, kind))
  if (known?.text === text) return known.key
  const key = crypto.randomUUID()
  attempts.set(keyOf(id, kind), { text, key })
  return key
}

/** Forgets the key of a text that was sent: the same words can be sent again. */
export const forgetSendingKey = (id: string, kind: DraftKind): boolean => attempts.delete(keyOf(id, kind))
