import { LetterContent } from '@ante/contract/console/letters.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { useAudienceText } from './audience-text.ts'
import { usePeriodFields } from './period-fields.ts'
import { fieldsByLanguage } from './text-fields.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  LetterContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), html: z.string() })),
])
const Shown = z.object({ ...LetterContent.shape, texts: Texts })

/** Returns a function that names the fields of a mail letter, for comparisons; null for anything else. */
export function useLetterFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const periodFields = usePeriodFields()
  const audienceText = useAudienceText()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    const yes = (is: boolean) => (is ? t`Yes` : t`No`)
    return {
      ...fieldsByLanguage(data.texts, (one) => [
        [t`Title`, one.title],
        [t`Text`, one.html],
      ]),
      [t`Group`]: audienceText(data.audience),
      [t`Also to excluded players`]: yes(data.isTransactional),
      [t`Push message`]: yes(data.pushes),
      [t`Delivery`]: periodFields(data)[t`From`] ?? '',
    }
  }
}
