import * as z from 'zod/mini'

import { Nothing } from '../kit/endpoint.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'

/** Language of the console, as a BCP 47 tag: `en`, `zh-Hant`. */
const Language = z.string().check(z.maxLength(35), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))

export const setConsoleLanguage = staffEndpoint({
  summary: 'Sets the language of the console for the own account; null for that of the browser.',
  method: 'PUT',
  path: '/console/language',
  input: z.object({ language: z.nullable(Language) }),
  output: Nothing,
  refusals: {},
})
