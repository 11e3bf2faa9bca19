import type { listSignIns } from '@ante/contract/identity/sessions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

type SignInPage = OutputOf<typeof listSignIns>
type SignIn = SignInPage['signIns'][number]
type SecurityEvent = SignInPage['events'][number]

/** One account activity; a sign-in from an unfamiliar place is marked as unknown. */
export type AccountActivity =
  | ({ is: 'signIn'; unknown: boolean; key: string } & SignIn)
  | ({ is: 'event'; unknown: false; key: string } & SecurityEvent)

/** Methods that create the account: their place cannot be familiar, and is not marked as unknown. */
const OPENING = new Set<SignIn['method']>(['registration', 'trial'])

/** Sign-ins and changes in one list, latest first. */
export function mergedActivity({ signIns, events }: SignInPage): AccountActivity[] {
  const activities: AccountActivity[] = [
    ...signIns.map((signIn, index) => ({
      is: 'signIn' as const,
      unknown: !signIn.known && !OPENING.has(signIn.method),
      key: `s${signIns.length - index} ${signIn.at}`,
      ...signIn,
    })),
    ...events.map((event, index) => ({
      is: 'event' as const,
      unknown: false as const,
      key: `e${events.length - index} ${event.at}`,
      ...event,
    })),
  ]
  return activities.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
