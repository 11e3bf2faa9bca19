import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

export const MerchantStatus = z.object({
  maintenance: z.boolean(),
  /** Expected end of the maintenance, ISO 8601, if known. */
  until: z.nullable(z.string()),
  message: z.string(),
  /** Whether visitors from this country may not use the site. Maintenance takes precedence. */
  restricted: z.boolean(),
  /** Detected country of the visitor, ISO 3166 alpha-2, if known. */
  country: z.nullable(z.string()),
})
export type MerchantStatus = z.output<typeof MerchantStatus>

export const getStatus = endpoint({
  summary: 'Returns whether the site is open to this visitor.',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MerchantStatus,
})

export const getLocation = endpoint({
  summary: 'Returns the visitor’s country and whether it may use the site.',
  method: 'GET',
  path: '/wps/system/location',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: z.object({ country: z.nullable(z.string()), restricted: z.boolean() }),
})
