import { AgreementContent } from '@ante/contract/console/agreements.ts'
import type { AgreementSection } from '@ante/contract/console/agreements.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { usePeriodFields } from './period-fields.ts'
import { fieldsByLanguage } from './text-fields.ts'

/** Sections of a change request by language, or of a call as a list. */
const Texts = z.union([
  AgreementContent.shape.texts,
  z.partialRecord(Language, z.array(z.object({ title: z.string(), html: z.string() }))),
])
const Shown = z.object({ ...AgreementContent.shape, texts: Texts })

/** Returns a function that names the sections of terms, for comparisons; null for anything else. */
export function useAgreementFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const periodFields = usePeriodFields()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    const texts = Array.isArray(data.texts)
      ? data.texts
      : Object.fromEntries(Object.entries(data.texts).map(([language, sections]) => [language, { sections }]))
    const ofSection = ({ title, html }: AgreementSection, index: number) =>
      [t`Section ${index + 1}`, `${title}\n${html}`] as const
    return { ...fieldsByLanguage(texts, ({ sections }) => sections.map(ofSection)), ...periodFields(data) }
  }
}
