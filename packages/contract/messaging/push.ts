import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { MailTemplate } from './mail.ts'
import type { MailKind } from './mail.ts'
import { memberMay } from '../member/member-type.ts'

/** Push notifications that a member receives while the app is closed. */
export const PushPreferences = z.object({
  mail: z.boolean(),
  results: z.boolean(),
  payouts: z.boolean(),
  /** Whether amounts are shown on the lock screen. */
  amounts: z.boolean(),
})
export type PushPreferences = z.output<typeof PushPreferences>

/** Returns the setting that applies to a mail. */
export function preferenceFor(kind: MailKind): Exclude<keyof PushPreferences, 'amounts'> {
  if (kind === 'withdrawal') return 'payouts'
  return kind === 'lottery' ? 'results' : 'mail'
}

/** Keys of `PushSubscription.toJSON`: an uncompressed point of P-256, and 16 random bytes. Source: RFC 8291. */
const PublicKey = z.string().check(z.regex(/^[\w-]{87}=?$/))
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}(==)?$/))
const Endpoint = z.string().check(z.regex(/^https?:\/\/\S+$/), z.maxLength(1_000))

export const getPush = endpoint({
  summary: 'Returns the subscription key, the member’s push preferences and the number of push devices.',
  method: 'GET',
  path: '/wps/member/push',
  access: 'member',
  input: Nothing,
  output: z.object({ publicKey: z.string(), preferences: PushPreferences, devices: z.number() }),
})

export const subscribePush = endpoint({
  summary: 'Subscribes this device to the member’s push messages and ends its subscription for another member.',
  method: 'POST',
  path: '/wps/member/push/subscription',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ endpoint: Endpoint, p256dh: PublicKey, auth: AuthSecret }),
  output: Nothing,
  refusals: {
    /** Not a publicly reachable address of a push service. */
    'push.endpoint.refused': NoDetails,
  },
})

export const unsubscribePush = endpoint({
  summary: 'Unsubscribes this device from push messages.',
  method: 'DELETE',
  path: '/wps/member/push/subscription',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ endpoint: Endpoint }),
  output: Nothing,
})

export const setPushPreferences = endpoint({
  summary: 'Sets the member’s push preferences.',
  method: 'PUT',
  path: '/wps/member/push/preferences',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: PushPreferences,
  output: PushPreferences,
})

/** Templates of notifications: those of mails, and the settlement of a draw with bets of the member. */
export const PushTemplate = z.enum([...MailTemplate.options, 'lottery.drawn'])
export type PushTemplate = z.output<typeof PushTemplate>

/**
 * Payload of a push message, encrypted for one device. It contains a template instead of text, because the device
 * stores the texts in the language of its app.
 */
export const PushPayload = z.object({
  /** Identifies the subject: a notification with the same tag replaces the previous one. */
  tag: z.string(),
  url: z.string(),
  template: z.nullable(PushTemplate),
  /** Title written by the merchant's operators. */
  title: z.nullable(z.string()),
  /** Present if the member has chosen to see amounts on the lock screen. */
  amount: z.nullable(z.object({ value: z.string(), currency: z.string() })),
})
export type PushPayload = z.output<typeof PushPayload>
