import { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { useAgreementFields } from './agreement-fields.ts'
import { executionText, typeText } from './announcement-texts.ts'
import { useAudienceText } from './audience-text.ts'
import { useBannerFields } from './banner-fields.ts'
import { useHelpFields } from './help-fields.ts'
import { useLetterFields } from './letter-fields.ts'
import { usePeriodFields } from './period-fields.ts'
import { fieldsByLanguage } from './text-fields.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  AnnouncementContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), html: z.string() })),
])
const Shown = z.object({ ...AnnouncementContent.shape, texts: Texts })

/** Returns a function that names the fields of a content of any kind, for comparisons; null for anything else. */
export function useContentFields(): (content: unknown) => Record<string, string> | null {
  // A letter has the most fields of its own, and terms have sections: no other kind matches them.
  const kinds = [useAnnouncementFields(), useBannerFields(), useHelpFields(), useLetterFields(), useAgreementFields()]
  return (content) => {
    for (const fieldsOf of kinds) {
      const fields = fieldsOf(content)
      if (fields) return fields
    }
    return null
  }
}

/** Returns a function that names the fields of an announcement's content, for comparisons; null for anything else. */
function useAnnouncementFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const periodFields = usePeriodFields()
  const audienceText = useAudienceText()
  const frequencyText = useFrequencyText()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    const isPopup = data.type === 'PU'
    const yes = (is: boolean) => (is ? t`Yes` : t`No`)
    return {
      [t`Type`]: t(typeText[data.type]),
      ...fieldsByLanguage(data.texts, (one) => [
        [t`Title`, one.title],
        [t`Text`, one.html],
      ]),
      [t`Picture`]: data.picture ?? '',
      [t`Link`]: data.link ?? '',
      ...(isPopup && {
        [t`Shown to`]: data.execution ? t(executionText[data.execution]) : '',
        [t`How often`]: frequencyText(data.frequency),
        [t`On any page`]: yes(data.everywhere),
        [t`Waits while money is moving`]: yes(data.quiet),
      }),
      [t`Group`]: audienceText(data.audience),
      [t`Priority`]: String(data.priority),
      ...periodFields(data),
    }
  }
}

/** Returns a formatter for limits of popups: `week:3`. */
export function useFrequencyText(): (frequency: string | null) => string {
  const { t } = useLingui()
  return (frequency) => {
    if (frequency === null) return t`Until closed`
    if (frequency === 'once') return t`Once`
    if (frequency === 'day') return t`Once a day`
    const times = frequency.replace('week:', '')
    return times === '1' ? t`Once a week` : t`${times} times a week`
  }
}
