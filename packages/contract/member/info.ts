import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  type: z.number(),
  regDate: z.string(),
  /** Whether the member may send money to the upline. */
  toUpline: z.boolean(),
})

export const getMemberInfo = endpoint({
  summary: 'The signed-in member',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  input: Nothing,
  output: MemberInfo,
})
