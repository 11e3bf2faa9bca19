import { SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod/mini'

import { tabStorage } from '../../lib/browser/storage.ts'

const KEY = 'socialWish'
const ANSWER_KEY = 'socialAnswer'

const Wish = z.object({
  provider: SocialProvider,
  state: z.string(),
  /** From the entry address: the return address differs. */
  invitation: z.nullable(z.object({ code: z.string(), domain: z.optional(z.string()) })),
})
export type SocialWish = z.output<typeof Wish>
export type BroughtInvitation = SocialWish['invitation']

const Answer = z.object({ wish: Wish, code: z.string() })
export type SocialAnswer = z.output<typeof Answer>

/** Stores this tab's pending request. */
export const storeLoginRequest = (wish: SocialWish): void => tabStorage.set(KEY, JSON.stringify(wish))

/** Result on return from a provider: an answer, a cancellation, or none. */
export type Returned = { kind: 'answer'; answer: SocialAnswer } | { kind: 'cancelled' } | { kind: 'none' }

/**
 * Reads the provider's answer from an address, once. An answer not requested by this tab is ignored: a link with a
 * stranger's answer would sign its reader in as that stranger.
 */
export function takeReturned(search: string): Returned {
  const requested = new URLSearchParams(search)
  const state = requested.get('state')
  if (state === null) return { kind: 'none' }
  const wish = consumeLoginRequest()
  if (wish?.state !== state) return { kind: 'none' }
  const code = requested.get('code')
  return code === null ? { kind: 'cancelled' } : { kind: 'answer', answer: { wish, code } }
}

/** The answer, in transit from the address that contained it to the same page without it. */
export const keepAnswer = (answer: SocialAnswer): void => tabStorage.set(ANSWER_KEY, JSON.stringify(answer))
export const takeAnswer = (): SocialAnswer | null => taken(ANSWER_KEY, Answer)

const consumeLoginRequest = (): SocialWish | null => taken(KEY, Wish)

/** A stored value can be read once. */
function taken<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  const text = tabStorage.get(key)
  tabStorage.remove(key)
  try {
    return schema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
