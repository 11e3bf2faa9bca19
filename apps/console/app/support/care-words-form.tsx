import { MAX_CARE_WORDS, setCareWords } from '@ante/contract/console/support-settings.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import type { SettingsProps } from './hours-form.tsx'
import styles from './support.module.css'
import { useSettingsChange } from './use-settings-change.ts'

/** Words of a language that raise a flag for safer play, one per line. */
export function CareWordsForm({ settings: { careWords, languages } }: SettingsProps) {
  const { t } = useLingui()
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'EN')
  const list = careWords.find((one) => one.language === language)
  return (
    <section className={styles.part} aria-label={t`Care words`}>
      <h2 className={styles.partTitle}>{t`Care words`}</h2>
      <p className={styles.quiet}>
        {t`A message with one of these words marks the case, and begins an interaction in the register of safer play.`}
      </p>
      <div>
        <Select<Language>
          label={t`Language of the words`}
          value={language}
          options={languages.map((value) => ({ value, label: languageDetails[value].name }))}
          onChange={setLanguage}
        />
      </div>
      <WordsField
        key={`${language} ${list?.version}`}
        language={language}
        words={list?.words ?? []}
        version={list?.version ?? 0}
      />
    </section>
  )
}

interface WordsFieldProps {
  language: Language
  words: readonly string[]
  version: number
}

const MAX_WORD_LENGTH = 60

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

const isGoodWord = (word: string) => word.length >= 2 && word.length <= MAX_WORD_LENGTH

function WordsField({ language, words, version }: WordsFieldProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canChange = useMayCall(merchant)(setCareWords)
  const [text, setText] = useState(() => words.join('\n'))
  const [isSubmitted, setSubmitted] = useState(false)
  const { failure, isPending, run } = useSettingsChange()
  const typed = wordsIn(text)
  const isGood = typed.length <= MAX_CARE_WORDS && typed.every(isGoodWord)
  const { name, locale, direction } = languageDetails[language]
  const save = () => {
    setSubmitted(true)
    if (!isGood) return
    void run(async () => {
      await call(setCareWords, { merchant, language, words: typed, version })
      announce(t`Care words saved.`)
    })
  }
  return (
    <Form
      className={styles.part ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div lang={locale} dir={direction} className={styles.wordList}>
        <TextField
          label={t`Words in ${name}, one per line`}
          value={text}
          onChange={setText}
          isReadOnly={!canChange}
          isLong
          error={
            isSubmitted && !isGood
              ? t`Enter at most ${MAX_CARE_WORDS} words of 2 to ${MAX_WORD_LENGTH} characters.`
              : undefined
          }
        />
      </div>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {canChange && (
        <div>
          <Button kind="main" type="submit" isPending={isPending}>
            {t`Save words`}
          </Button>
        </div>
      )}
    </Form>
  )
}
