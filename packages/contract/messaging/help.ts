import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Language } from '../merchant/language.ts'
import { RichText } from './rich-text/rich-text.ts'

/** An answer of the help centre. Source: product specification 3, "Help item". */
export const HelpItem = z.object({
  /** Permanent id: the position in the list may change. */
  key: z.string(),
  title: z.string(),
  /** HTML rendered from `body`, for clients that display it themselves. */
  content: z.string(),
  body: RichText,
  /** Language of the text; the merchant's own if there is no translation. */
  language: Language,
})
export type HelpItem = z.output<typeof HelpItem>

export const listHelp = endpoint({
  summary: 'Returns the articles of the help center.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'anyone',
  moduleId: 'COMM3',
  input: z.object({
    /** Default: the language of the call. */
    lang: z.optional(Language),
    device: z._default(z.literal('MOBILE'), 'MOBILE'),
  }),
  output: z.object({ list: z.array(HelpItem) }),
})

export const previewHelp = endpoint({
  summary: 'Returns an article of the help center that staff previews, in the language of the call.',
  method: 'GET',
  path: '/wps/system/previewHelp',
  access: 'anyone',
  moduleId: 'COMM3',
  input: z.object({
    /** Sealed by the gateway for one article; valid for an hour. */
    token: z.string().check(z.regex(/^[\w-]{40,1000}$/)),
  }),
  output: HelpItem,
  refusals: { 'content.not.found': NoDetails },
})
