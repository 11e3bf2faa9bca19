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
  summary: 'Whether the merchant is open',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  input: Nothing,
  output: MerchantStatus,
})
