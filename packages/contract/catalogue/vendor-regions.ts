import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { onWire } from '../kit/wire-names.ts'

export const listVendorRegions = endpoint({
  summary: 'Returns the region rules of the merchant’s vendors; unrestricted vendors are omitted.',
  method: 'GET',
  path: '/wps/system/vendorRegions',
  access: 'anyone',
  input: z.object({
    /** The merchant's own code: the regions of other merchants are not disclosed. */
    merchantCode: z.optional(z.string().check(z.maxLength(30))),
  }),
  output: z.object({
    list: z.array(
      z.object({
        vendor: onWire('vassalage', z.string()),
        refused: z.array(z.string()),
        /** If not empty, the only countries in which the vendor's games may be played. ISO 3166 alpha-2. */
        only: z.array(z.string()),
        /** Whether the vendor's games may not be played in the caller's country. */
        restricted: z.boolean(),
      }),
    ),
  }),
})
