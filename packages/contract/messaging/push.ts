import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { MailTemplate } from './mail.ts'
import type { MailKind } from './mail.ts'
import { memberMay } from '../member/member-type.ts'

/** What a phone can be told of while the app is closed. */
export const PushPreferences = z.object({
  mail: z.boolean(),
  results: z.boolean(),
  payouts: z.boolean(),
  /** Amounts stand on the lock screen. */
  amounts: z.boolean(),
})
export type PushPreferences = z.output<typeof PushPreferences>

/** Which wish a mail goes by. */
export function wishOf(kind: MailKind): Exclude<keyof PushPreferences, 'amounts'> {
  if (kind === 'withdrawal') return 'payouts'
  return kind === 'lottery' ? 'results' : 'mail'
}

/** As `PushSubscription.toJSON` says them: an uncompressed point of P-256, and 16 random bytes. Source: RFC 8291. */
const PublicKey = z.string().check(z.regex(/^[\w-]{87}=?$/))
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}(==)?$/))
const Endpoint = z.string().check(z.regex(/^https?:\/\/\S+$/), z.maxLength(1_000))

export const getPush = endpoint({
  summary: 'What browsers subscribe with, what the member wants to be told, and on how many devices',
  method: 'GET',
  path: '/wps/member/push',
  access: 'member',
  input: Nothing,
  output: z.object({ publicKey: z.string(), wishes: PushPreferences, devices: z.number() }),
})

export const subscribePush = endpoint({
  summary: 'Tells this device from now on; one that told somebody else before tells him no longer',
  method: 'POST',
  path: '/wps/member/push/subscription',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ endpoint: Endpoint, p256dh: PublicKey, auth: AuthSecret }),
  output: Nothing,
  refusals: {
    /** It is no address of a push service that can be reached from everywhere. */
    'push.endpoint.refused': NoDetails,
  },
})

export const unsubscribePush = endpoint({
  summary: 'Tells this device no longer',
  method: 'DELETE',
  path: '/wps/member/push/subscription',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ endpoint: Endpoint }),
  output: Nothing,
})

export const setPushWishes = endpoint({
  summary: 'Says what the member wants to be told',
  method: 'PUT',
  path: '/wps/member/push/wishes',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: PushPreferences,
  output: PushPreferences,
})

/** What a notice tells of: what a mail tells as well, and that a draw is paid on which the member has bet. */
export const PushTemplate = z.enum([...MailTemplate.options, 'lottery.drawn'])
export type PushTemplate = z.output<typeof PushTemplate>

/** What is sent to a device, sealed for it alone. It has no words: the device has them, in the language of its app. */
export const PushPayload = z.object({
  /** One notice a thing: what is shown again under its tag takes the place of the first. */
  tag: z.string(),
  url: z.string(),
  template: z.nullable(PushTemplate),
  /** What the merchant's people called it. */
  title: z.nullable(z.string()),
  /** Where the member wants it on his lock screen. */
  amount: z.nullable(z.object({ value: z.string(), currency: z.string() })),
})
export type PushPayload = z.output<typeof PushPayload>
