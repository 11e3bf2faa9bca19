import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'

/** The code of an agent's link; capitals do not matter. */
export const AffiliateCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,32}$/))

export const checkAffiliate = endpoint({
  summary: "Whether a new member may come by this agent's link",
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'anyone',
  moduleId: 'AFFMAN3',
  input: z.object({
    code: AffiliateCode,
    /** Where the link was published, if the address says so. */
    domain: z.optional(z.string().check(z.maxLength(255))),
  }),
  output: z.object({ code: z.string() }),
  refusals: { 'affiliate.invalid': NoDetails },
})
