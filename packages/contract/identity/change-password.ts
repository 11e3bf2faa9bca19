import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { weakPasswordRefusals } from './weak-password.ts'

/** A password as typed, without the current rule, which an older password may violate. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(64))

export const changePassword = endpoint({
  summary: 'Changes the password and ends all other sessions.',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  sealed: true,
  input: z.object({
    oldPassword: TypedPassword,
    newPassword: z.string().check(z.maxLength(64)),
    confirmNewPassword: z.string().check(z.maxLength(64)),
  }),
  output: Nothing,
  refusals: {
    'password.incorrect': NoDetails,
    'password.invalid': NoDetails,
    ...weakPasswordRefusals,
    'password.confirmation.mismatch': NoDetails,
    'modify.new.old.same': NoDetails,
  },
})

/** `changePassword` at the address of newer clients. Source: product specification 7. */
export const changePasswordAtNewerAddress = endpoint({ ...changePassword, path: '/wps/v2/member/password' })
