import { CaseState } from '@ante/contract/console/list-filters.ts'
import { CaseKind } from '@ante/contract/console/support-parts.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import { FeedbackKind } from '@ante/contract/support/feedback.ts'
import { useLingui } from '@lingui/react/macro'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Select } from '../ui/select.tsx'
import type { SupportSearch } from './support-search.ts'
import { categoryTexts, kindTexts, stateTexts } from './support-texts.ts'

interface CaseFiltersProps {
  search: SupportSearch
  languages: readonly Language[]
  onSearch(changes: Partial<SupportSearch>): void
}

const ALL = 'all'

/** Filters of the lists: state, kind, category of feedback, and language of the player. */
export function CaseFilters({ search, languages, onSearch }: CaseFiltersProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const seesFeedback = useMay(merchant)('support.feedback.read')
  const { state = 'open', kind, category, language } = search
  const offered = language === undefined || languages.includes(language) ? languages : [...languages, language]
  return (
    <>
      <Select
        label={t`State`}
        value={state}
        options={CaseState.options.map((value) => ({ value, label: t(stateTexts[value]) }))}
        onChange={(chosen) => onSearch({ state: chosen === 'open' ? undefined : chosen })}
      />
      {seesFeedback && (
        <Select
          label={t`Kind`}
          value={kind ?? ALL}
          options={[
            { value: ALL, label: t`All kinds` },
            ...CaseKind.options.map((value) => ({ value, label: t(kindTexts[value]) })),
          ]}
          onChange={(chosen) =>
            onSearch({
              kind: chosen === ALL ? undefined : chosen,
              ...(chosen !== 'feedback' && { category: undefined }),
            })
          }
        />
      )}
      {seesFeedback && kind === 'feedback' && (
        <Select
          label={t`Category of feedback`}
          value={FeedbackKind.safeParse(category).data ?? ALL}
          options={[
            { value: ALL, label: t`Any category` },
            ...FeedbackKind.options.map((value) => ({ value, label: t(categoryTexts[value]) })),
          ]}
          onChange={(chosen) => onSearch({ category: chosen === ALL ? undefined : chosen })}
        />
      )}
      <Select
        label={t`Language of the player`}
        value={language ?? ALL}
        options={[
          { value: ALL, label: t`Any language` },
          ...offered.map((value) => ({ value, label: languageDetails[value].name })),
        ]}
        onChange={(chosen) => onSearch({ language: chosen === ALL ? undefined : chosen })}
      />
    </>
  )
}
