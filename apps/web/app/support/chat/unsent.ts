import { deviceStorage, readStored } from '../../lib/browser/storage.ts'
import { parseJson } from '../../lib/calls/json.ts'
import { sessionStore } from '../../lib/session/session.ts'
import type { PreparedPicture } from '../../ui/attach/prepare-picture.ts'
import { createStore } from './store.ts'

/** A message that has not reached the gateway yet. */
export interface UnsentMessage {
  clientId: string
  text: string
  at: string
  /** The member's name, or null for a visitor. Another member on this device neither sees nor sends the message. */
  owner: string | null
  chosen?: PreparedPicture
  /** Id of the picture, once it is at the gateway. */
  picture?: string
  state: 'sending' | 'failed'
  error?: unknown
}

type StoredUnsent = Pick<UnsentMessage, 'clientId' | 'text' | 'at' | 'owner' | 'picture'>

const KEY = 'SUPPORT_UNSENT'
/**
 * Maximum number of stored messages, the latest ones; more messages without a connection can only be retried on this
 * page.
 */
const MAX = 20

/** The outbox outlives the page: a message is resent with its client id, so that it is stored once. */
export const outbox = createStore<readonly UnsentMessage[]>(() => readStored(deviceStorage, KEY, parseUnsent) ?? [])
outbox.subscribe(() => store(outbox.get()))

export const currentOwner = (): string | null => sessionStore.get()?.userName ?? null

/** Returns the unsent messages of the current user. */
export const unsentOfCurrentUser = (unsent: readonly UnsentMessage[]): UnsentMessage[] =>
  unsent.filter(({ owner }) => owner === currentOwner())

/** Deletes all unsent messages from the device at sign-out. */
export const clearUnsent = (): void => outbox.set([])

/** A picture is stored once it is at the gateway: before that it is too large for the device. */
function store(unsent: readonly UnsentMessage[]): void {
  const stored = unsent
    .filter(({ text, picture }) => text !== '' || picture !== undefined)
    .slice(-MAX)
    .map(({ clientId, text, at, owner, picture }): StoredUnsent => ({
      clientId,
      text,
      at,
      owner,
      ...optionalPicture(picture),
    }))
  if (stored.length === 0) deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, JSON.stringify(stored))
}

const optionalPicture = (picture: string | undefined) => (picture === undefined ? {} : { picture })

function parseUnsent(text: string): UnsentMessage[] | null {
  const value = parseJson(text)
  if (!Array.isArray(value) || value.length > MAX || !value.every(isStoredUnsent)) return null
  return value.map((item) => ({ ...item, state: 'sending' }))
}

function isStoredUnsent(value: unknown): value is StoredUnsent {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  const isText = (name: string) => typeof fields.get(name) === 'string'
  const hasOwner = isText('owner') || fields.get('owner') === null
  return ['clientId', 'text', 'at'].every(isText) && hasOwner && (isText('picture') || !fields.has('picture'))
}
