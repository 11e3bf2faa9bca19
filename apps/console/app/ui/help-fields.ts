import { HelpContent } from '@ante/contract/console/help.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { usePeriodFields } from './period-fields.ts'
import { fieldsByLanguage } from './text-fields.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  HelpContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), html: z.string() })),
])
const Shown = z.object({ ...HelpContent.shape, texts: Texts })

/** Returns a function that names the fields of a help article, for comparisons; null for anything else. */
export function useHelpFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const periodFields = usePeriodFields()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    return {
      ...fieldsByLanguage(data.texts, (one) => [
        [t`Question`, one.title],
        [t`Answer`, one.html],
      ]),
      [t`Order`]: String(data.position),
      ...periodFields(data),
    }
  }
}
