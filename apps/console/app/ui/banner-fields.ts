import { BannerContent } from '@ante/contract/console/banners.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { useAudienceText } from './audience-text.ts'
import { usePeriodFields } from './period-fields.ts'
import { fieldsByLanguage } from './text-fields.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  BannerContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), html: z.string(), alt: z.string() })),
])
const Shown = z.object({ ...BannerContent.shape, texts: Texts })

/** Returns a function that names the fields of a banner's content, for comparisons; null for anything else. */
export function useBannerFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const placeText = usePlaceText()
  const periodFields = usePeriodFields()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    return {
      [t`Picture`]: data.picture ?? '',
      ...fieldsByLanguage(data.texts, (one) => [
        [t`Title`, one.title],
        [t`Text`, one.html],
        [t`Alternative text`, one.alt],
      ]),
      [t`Link`]: data.link ?? '',
      [t`Place`]: placeText(data.group),
      [t`Group`]: audienceText(data.audience),
      [t`Order`]: String(data.priority),
      ...periodFields(data),
    }
  }
}

/** Returns a formatter for the places of banners. */
export function usePlaceText(): (group: BannerContent['group']) => string {
  const { t } = useLingui()
  return (group) => (group === 'm_home' ? t`Home page` : t`Registration page`)
}
