import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

export const getAvailablePromotions = endpoint({
  summary: 'Returns the rewards and bonuses that the member can claim.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  access: 'member',
  moduleId: 'REWCEN3',
  input: Nothing,
  output: z.object({
    /** Number of issued rewards that are neither claimed nor expired. */
    unclaimedCount: z.number(),
  }),
})
