import { setSupportHours } from '@ante/contract/console/support-settings.ts'
import type { showSupportSettings } from '@ante/contract/console/support-settings.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { LanguageTabs } from '../content/language-tabs.tsx'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { daysOf, isGoodDay, shiftsOf } from './hours-rules.ts'
import type { DayHours } from './hours-rules.ts'
import styles from './support.module.css'
import { useSettingsChange } from './use-settings-change.ts'

export interface SettingsProps {
  settings: OutputOf<typeof showSupportSettings>
}

const DAYS = [msg`Monday`, msg`Tuesday`, msg`Wednesday`, msg`Thursday`, msg`Friday`, msg`Saturday`, msg`Sunday`]

/** Opening hours by the merchant's clock, and what players read outside of them. */
export function HoursForm({ settings: { shifts, closedTexts, languages, version } }: SettingsProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canChange = useMayCall(merchant)(setSupportHours)
  const [isAlways, setAlways] = useState(shifts === null)
  const [days, setDays] = useState(() => daysOf(shifts))
  const [texts, setTexts] = useState<ReadonlyMap<Language, string>>(
    () => new Map(closedTexts.map(({ language: one, text }) => [one, text])),
  )
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'EN')
  const [isSubmitted, setSubmitted] = useState(false)
  const { failure, isPending, run } = useSettingsChange()
  const save = () => {
    setSubmitted(true)
    if (!isAlways && !days.every(isGoodDay)) return
    const written = languages.map((one) => ({ language: one, text: texts.get(one)?.trim() ?? '' }))
    void run(async () => {
      await call(setSupportHours, {
        merchant,
        shifts: isAlways ? null : shiftsOf(days),
        closedTexts: written,
        version,
      })
      announce(t`Hours saved.`)
    })
  }
  return (
    <Form
      className={styles.part ?? ''}
      aria-label={t`Opening hours`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 className={styles.partTitle}>{t`Opening hours`}</h2>
      <p className={styles.quiet}>
        <Trans>By the clock of {zone}. Messages outside of the hours wait in the inbox.</Trans>
      </p>
      <Checkbox isSelected={isAlways} onChange={(chosen) => canChange && setAlways(chosen)}>
        {t`Always open`}
      </Checkbox>
      {!isAlways && (
        <DayFields
          days={days}
          isReadOnly={!canChange}
          isSubmitted={isSubmitted}
          onChange={(index, changed) => setDays(days.map((day, at) => (at === index ? { ...day, ...changed } : day)))}
        />
      )}
      <LanguageTabs
        languages={languages}
        language={language}
        isWritten={(one) => (texts.get(one)?.trim() ?? '') !== ''}
        onLanguage={setLanguage}
      >
        <TextField
          label={t`Text for players outside of the hours`}
          hint={t`Without a text, the app says when customer service opens again.`}
          value={texts.get(language) ?? ''}
          maxLength={300}
          isReadOnly={!canChange}
          onChange={(text) => setTexts(new Map(texts).set(language, text))}
          isLong
        />
      </LanguageTabs>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {canChange && (
        <div>
          <Button kind="main" type="submit" isPending={isPending}>
            {t`Save hours`}
          </Button>
        </div>
      )}
    </Form>
  )
}

interface DayFieldsProps {
  days: readonly DayHours[]
  isReadOnly: boolean
  isSubmitted: boolean
  onChange(index: number, changed: Partial<DayHours>): void
}

function DayFields({ days, isReadOnly, isSubmitted, onChange }: DayFieldsProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.days}>
      {days.map((day, index) => {
        const name = t(DAYS[index] ?? msg`Day`)
        const problem = isSubmitted && !isGoodDay(day) ? t`Enter times from 0:00 to 24:00.` : undefined
        return (
          <li key={name} className={styles.day}>
            <Checkbox isSelected={day.isOpen} onChange={(isOpen) => !isReadOnly && onChange(index, { isOpen })}>
              {name}
            </Checkbox>
            {day.isOpen && (
              <>
                <TextField
                  label={t`${name} from`}
                  value={day.from}
                  maxLength={5}
                  isReadOnly={isReadOnly}
                  error={problem}
                  onChange={(from) => onChange(index, { from })}
                />
                <TextField
                  label={t`${name} until`}
                  value={day.till}
                  maxLength={5}
                  isReadOnly={isReadOnly}
                  onChange={(till) => onChange(index, { till })}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
