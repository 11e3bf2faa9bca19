import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { memberMay } from '../member/member-type.ts'

/** Returns each entry of the security centre with its state. Personal data is masked. */
export const getSecurityConfig = endpoint({
  summary: 'Returns the security settings of the member’s account and money, each with its state.',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  access: 'member',
  input: Nothing,
  output: z.object({
    /** The member's masked real name; null until it is set. */
    payeeName: z.nullable(z.string()),
    mobileNum: z.object({ masked: z.nullable(z.string()), verified: z.boolean() }),
    email: z.nullable(z.string()),
    loginPassword: z.object({ set: z.boolean(), changedAt: z.nullable(z.iso.datetime()) }),
    paymentPassword: z.object({
      set: z.boolean(),
      /** Time of the last change; null if the payment password was never changed. */
      changedAt: z.nullable(z.iso.datetime()),
      /** Locked until this time. */
      lockedUntil: z.nullable(z.iso.datetime()),
      /** Ways to reset a forgotten payment password. */
      resetBy: z.array(z.enum(['sms', 'mail'])),
    }),
    bankCards: z.object({ count: z.number(), limit: z.number() }),
    /** Devices on which the member is signed in, including this one. */
    devices: z.object({ count: z.number() }),
    secondFactor: z.object({ authenticator: z.boolean(), passkeys: z.number() }),
  }),
})
export type SecurityConfig = z.output<typeof getSecurityConfig.output>

/** Sets the name at the bank. Afterwards only the merchant's operators can change it. */
export const setPayeeName = endpoint({
  summary: 'Sets the member’s real name, once.',
  method: 'PUT',
  path: '/wps/member/payeeName',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ payeeName: z.string().check(z.maxLength(120)) }),
  /** Masked. */
  output: z.object({ payeeName: z.string() }),
  refusals: { 'payee.name.invalid': NoDetails, 'payee.name.locked': NoDetails },
})
