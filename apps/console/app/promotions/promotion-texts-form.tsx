import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { HtmlField } from '../content/html-field.tsx'
import { LanguageTabs } from '../content/language-tabs.tsx'
import { TextField } from '../ui/text-field.tsx'

type Texts = PromotionContent['texts']

interface PromotionTextsProps {
  texts: Texts
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(texts: Texts): void
}

/** Title, summary and terms in each language of the site, with what is missing. */
export function PromotionTextsForm({
  texts,
  languages,
  language,
  isReadOnly,
  onLanguage,
  onChange,
}: PromotionTextsProps) {
  const { t } = useLingui()
  const isWritten = (one: Language) => texts.some((text) => text.language === one && text.title.trim() !== '')
  const text = texts.find((one) => one.language === language) ?? { language, title: '', summary: '', html: '' }
  const change = (changed: Partial<Texts[number]>) =>
    onChange([...texts.filter((one) => one.language !== language), { ...text, ...changed }])
  const { name } = details[language]
  return (
    <LanguageTabs languages={languages} language={language} isWritten={isWritten} onLanguage={onLanguage}>
      <TextField
        label={t`Title in ${name}`}
        value={text.title}
        onChange={(title) => change({ title })}
        maxLength={120}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={t`Summary in ${name}`}
        hint={t`One or two sentences for the list of promotions.`}
        value={text.summary}
        onChange={(summary) => change({ summary })}
        maxLength={300}
        isReadOnly={isReadOnly}
      />
      <HtmlField
        label={t`Terms in ${name}`}
        value={text.html}
        isReadOnly={isReadOnly}
        onChange={(html) => change({ html })}
      />
    </LanguageTabs>
  )
}
