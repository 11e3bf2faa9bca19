import type { Language } from '@ante/contract/merchant/language.ts'

import { htmlOf } from '../../kit/rich-text/html-of.ts'
import type { StoredHelp } from '../public.ts'

type Wording = NonNullable<StoredHelp['texts'][Language]>

/** Returns texts with their content as HTML, as operators write them. */
export const shownTexts = (texts: StoredHelp['texts']) =>
  Object.fromEntries(Object.entries(texts).map(([language, wording]) => [language, shownWording(wording)]))

export const shownWording = ({ title, body, alt }: Wording) => ({
  title,
  content: htmlOf(body),
  ...(alt !== undefined && { alt }),
})
