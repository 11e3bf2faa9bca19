import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'

export const listVendorRegions = endpoint({
  summary:
    'Where the games of the merchant’s vendors may be played; vendors that may be played everywhere are left out',
  method: 'GET',
  path: '/wps/system/vendorRegions',
  access: 'anyone',
  input: z.object({
    /** The merchant's own code: another one's regions are nobody's business here. */
    merchantCode: z.optional(z.string().check(z.maxLength(30))),
  }),
  output: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        refused: z.array(z.string()),
        /** Where it is not empty, it may be played nowhere else. ISO 3166 alpha-2. */
        only: z.array(z.string()),
        /** Whether the caller is where it may not be played. */
        restricted: z.boolean(),
      }),
    ),
  }),
})
