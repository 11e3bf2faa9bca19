import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

export const MerchantStatus = z.object({
  maintenance: z.boolean(),
  /** When the merchant expects to be back, ISO 8601, if he said so. */
  until: z.nullable(z.string()),
  message: z.string(),
  /** Whether the country that asks may not use the site. Maintenance counts before it. */
  restricted: z.boolean(),
  /** Where the visitor seems to be, ISO 3166 alpha-2, where that is known. */
  country: z.nullable(z.string()),
})
export type MerchantStatus = z.output<typeof MerchantStatus>

export const getStatus = endpoint({
  summary: 'Whether the merchant is open to this visitor',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MerchantStatus,
})

export const getLocation = endpoint({
  summary: 'Where the visitor seems to be, and whether that country may use the site',
  method: 'GET',
  path: '/wps/system/location',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: z.object({ country: z.nullable(z.string()), restricted: z.boolean() }),
})
