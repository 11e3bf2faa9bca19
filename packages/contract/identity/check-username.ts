import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'

export const checkUsername = endpoint({
  summary: 'Returns whether a registration may use a username.',
  method: 'GET',
  path: '/wps/member/register/username',
  access: 'anyone',
  moduleId: 'REG3',
  input: z.object({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ available: z.boolean() }),
  refusals: {
    /** The username does not match the merchant's rule. */
    'username.invalid': NoDetails,
  },
})
