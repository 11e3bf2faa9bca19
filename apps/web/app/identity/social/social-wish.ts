import { SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod/mini'

import { tabStorage } from '../../lib/storage.ts'

const KEY = 'socialWish'

const Wish = z.object({
  provider: SocialProvider,
  state: z.string(),
  /** By which he came to the site: the way back has another address. */
  invitation: z.nullable(z.object({ code: z.string(), domain: z.optional(z.string()) })),
})
export type SocialWish = z.output<typeof Wish>
export type BroughtInvitation = SocialWish['invitation']

/** Keeps what this tab went away for. */
export const keepWish = (wish: SocialWish): void => tabStorage.set(KEY, JSON.stringify(wish))

/** How somebody comes back from a provider: with its answer, or because he thought better of it, or not at all. */
export type Returned = { kind: 'answer'; wish: SocialWish; code: string } | { kind: 'cancelled' } | { kind: 'none' }

/**
 * What an address brings from a provider, once. An answer that this tab has not asked for is none: a link with a
 * stranger's answer would sign its reader in as that stranger.
 */
export function takeReturned(search: string): Returned {
  const asked = new URLSearchParams(search)
  const state = asked.get('state')
  if (state === null) return { kind: 'none' }
  const wish = takeWish()
  if (wish?.state !== state) return { kind: 'none' }
  const code = asked.get('code')
  return code === null ? { kind: 'cancelled' } : { kind: 'answer', wish, code }
}

function takeWish(): SocialWish | null {
  const text = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  try {
    return Wish.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
