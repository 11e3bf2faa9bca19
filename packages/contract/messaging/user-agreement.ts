import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Language } from '../merchant/language.ts'
import { RichText } from './rich-text/rich-text.ts'

/** What somebody agrees to when he registers. */
export const UserAgreement = z.object({
  /** As the merchant counts them, for example `2026-1`. */
  version: z.string(),
  /** Since when it counts, ISO 8601. */
  effectiveAt: z.string(),
  language: Language,
  sections: z.array(z.object({ title: z.string(), body: RichText })),
})
export type UserAgreement = z.output<typeof UserAgreement>

export const getUserAgreement = endpoint({
  summary: 'The terms that count now, or null where the merchant has written none',
  method: 'GET',
  path: '/wps/system/userAgreement',
  access: 'anyone',
  input: z.object({
    /** The language of the call when it is left out. */
    lang: z.optional(Language),
  }),
  output: z.object({ agreement: z.nullable(UserAgreement) }),
})
