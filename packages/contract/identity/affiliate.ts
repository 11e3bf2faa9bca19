import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'

/** Code of an agent's link; case-insensitive. */
export const AffiliateCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,32}$/))

export const checkAffiliate = endpoint({
  summary: 'Returns whether an agent’s registration link is valid.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'anyone',
  moduleId: 'AFFMAN3',
  input: z.object({
    code: AffiliateCode,
    /** Host on which the link was published, if the address contains it. */
    domain: z.optional(z.string().check(z.maxLength(255))),
  }),
  output: z.object({ code: z.string() }),
  refusals: { 'affiliate.invalid': NoDetails },
})
