import { SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod/mini'

import { tabStorage } from '../../lib/browser/storage.ts'

const KEY = 'socialWish'
const ANSWER_KEY = 'socialAnswer'

const LoginRequest = z.object({
  provider: SocialProvider,
  state: z.string(),
  /** Invitation of the entry address, which the address of the return does not contain. */
  invitation: z.nullable(z.object({ code: z.string(), domain: z.optional(z.string()) })),
})
export type SocialLoginRequest = z.output<typeof LoginRequest>
export type LinkInvitation = SocialLoginRequest['invitation']

/**
 * A provider's answer. The stored field of the request is named `wish`, so that values of earlier builds stay valid.
 */
const Answer = z.object({ wish: LoginRequest, code: z.string() })
export type SocialAnswer = z.output<typeof Answer>

/** Stores this tab's pending request. */
export const storeLoginRequest = (loginRequest: SocialLoginRequest): void =>
  tabStorage.set(KEY, JSON.stringify(loginRequest))

/** Result on return from a provider: an answer, a cancellation, or none. */
export type SocialReturnResult = { kind: 'answer'; answer: SocialAnswer } | { kind: 'cancelled' } | { kind: 'none' }

/**
 * Reads the provider's answer from an address, once. An answer not requested by this tab is ignored: a link with a
 * stranger's answer would sign its reader in as that stranger.
 */
export function consumeReturn(search: string): SocialReturnResult {
  const params = new URLSearchParams(search)
  const state = params.get('state')
  if (state === null) return { kind: 'none' }
  const loginRequest = consumeLoginRequest()
  if (loginRequest?.state !== state) return { kind: 'none' }
  const code = params.get('code')
  return code === null ? { kind: 'cancelled' } : { kind: 'answer', answer: { wish: loginRequest, code } }
}

/** Stores the provider's answer while the page is replaced by its address without the answer. */
export const storeAnswer = (answer: SocialAnswer): void => tabStorage.set(ANSWER_KEY, JSON.stringify(answer))
export const consumeAnswer = (): SocialAnswer | null => consumeStored(ANSWER_KEY, Answer)

const consumeLoginRequest = (): SocialLoginRequest | null => consumeStored(KEY, LoginRequest)

/** Returns and removes a stored value; null for a missing or invalid one. */
function consumeStored<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  const text = tabStorage.get(key)
  tabStorage.remove(key)
  try {
    return schema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
