import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Language } from '../merchant/language.ts'
import { RichText } from './rich-text/rich-text.ts'

/** One answer of the help centre. Source: product specification 3, "Help item". */
export const HelpItem = z.object({
  /** Names it for good: its place in the list may change. */
  key: z.string(),
  title: z.string(),
  /** HTML made of `body`, for clients that show it themselves. */
  content: z.string(),
  body: RichText,
  /** The language that it is in, which is the merchant's own where nobody has translated it. */
  language: Language,
})
export type HelpItem = z.output<typeof HelpItem>

export const listHelp = endpoint({
  summary: 'The help centre: what players ask most, and the answers',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'anyone',
  moduleId: 'COMM3',
  input: z.object({
    /** The language of the call when it is left out. */
    lang: z.optional(Language),
    device: z._default(z.literal('MOBILE'), 'MOBILE'),
  }),
  output: z.object({ list: z.array(HelpItem) }),
})
