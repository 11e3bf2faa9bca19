import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { HeadIcon } from './portrait.ts'

const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  type: z.number(),
  regDate: z.string(),
  /** Whether the member may send money to the upline. */
  toUpline: z.boolean(),
  /** Level in the VIP club; null where the merchant has none. */
  level: z.nullable(z.number()),
  /** The member's picture; null if the initial letter is shown instead, and where pictures are switched off. */
  headIcon: z.nullable(HeadIcon),
})

export const getMemberInfo = endpoint({
  summary: 'Returns the signed-in member.',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  input: Nothing,
  output: MemberInfo,
})
