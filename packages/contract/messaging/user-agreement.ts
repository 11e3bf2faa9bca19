import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Language } from '../merchant/language.ts'
import { RichText } from './rich-text/rich-text.ts'

/** Terms that users accept when they register. */
export const UserAgreement = z.object({
  /** The merchant's version number, for example `2026-1`. */
  version: z.string(),
  /** Start of the validity, ISO 8601. */
  effectiveAt: z.string(),
  language: Language,
  sections: z.array(z.object({ title: z.string(), body: RichText })),
})
export type UserAgreement = z.output<typeof UserAgreement>

export const getUserAgreement = endpoint({
  summary: 'Returns the user agreement in force, or null if the merchant has none.',
  method: 'GET',
  path: '/wps/system/userAgreement',
  access: 'anyone',
  input: z.object({
    /** Default: the language of the call. */
    lang: z.optional(Language),
  }),
  output: z.object({ agreement: z.nullable(UserAgreement) }),
})

export const previewUserAgreement = endpoint({
  summary: 'Returns a version of the user agreement that staff previews, in the language of the call.',
  method: 'GET',
  path: '/wps/system/previewUserAgreement',
  access: 'anyone',
  input: z.object({
    /** Sealed by the gateway for one version; valid for an hour. */
    token: z.string().check(z.regex(/^[\w-]{40,1000}$/)),
  }),
  output: UserAgreement,
  refusals: { 'content.not.found': NoDetails },
})
