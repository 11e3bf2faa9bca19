import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { TextField } from '../ui/text-field.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { RichTextField } from './rich-text-field.tsx'

type Texts = AnnouncementContent['texts']

interface LanguageTextsProps {
  texts: Texts
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(texts: Texts): void
}

/** Title and text in each language of the site. */
export function LanguageTexts({ texts, language, isReadOnly, onChange, ...tabs }: LanguageTextsProps) {
  const { t } = useLingui()
  const text = texts.find((one) => one.language === language) ?? { language, title: '', html: '' }
  const change = (changed: Partial<Texts[number]>) =>
    onChange([...texts.filter((one) => one.language !== language), { ...text, ...changed }])
  const { name } = details[language]
  return (
    <LanguageTabs
      {...tabs}
      language={language}
      isWritten={(wanted) => texts.some((one) => one.language === wanted && one.title.trim() !== '')}
    >
      <TextField
        label={t`Title in ${name}`}
        value={text.title}
        onChange={(title) => change({ title })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
      <RichTextField
        label={t`Text in ${name}`}
        value={text.html}
        isReadOnly={isReadOnly}
        onChange={(html) => change({ html })}
      />
    </LanguageTabs>
  )
}
