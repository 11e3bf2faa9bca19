import type { AgreementContent } from '@ante/contract/console/agreements.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Notice } from '../ui/notice.tsx'
import { AgreementSections } from './agreement-sections.tsx'
import type { FormProps } from './content-kind.ts'
import styles from './content.module.css'
import { LanguageTabs } from './language-tabs.tsx'
import { MomentField } from './schedule-fields.tsx'

/** All fields of a version of the user agreement. */
export function AgreementForm({
  shown,
  content,
  isReadOnly,
  language,
  onLanguage,
  onChange,
}: FormProps<AgreementContent>) {
  const { t } = useLingui()
  const sections = content.texts.find((one) => one.language === language)?.sections ?? []
  const state = shown.published?.state
  return (
    <>
      {(state === 'live' || state === 'ended') && (
        <Notice tone="warn">
          <Trans>
            Players have agreed to this version. Correct mistakes or add a language only: changed terms need a new
            version.
          </Trans>
        </Notice>
      )}
      <LanguageTabs
        languages={shown.languages}
        language={language}
        onLanguage={onLanguage}
        isWritten={(wanted) => content.texts.some((one) => one.language === wanted && one.sections.length > 0)}
      >
        <AgreementSections
          sections={sections}
          language={language}
          isReadOnly={isReadOnly}
          onChange={(changed) => {
            const others = content.texts.filter((one) => one.language !== language)
            onChange({ texts: [...others, { language, sections: changed }] })
          }}
        />
      </LanguageTabs>
      <p className={styles.hint}>
        <Trans>
          In a language without a text the version before it stays in force. Only the first language is required.
        </Trans>
      </p>
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>When</Trans>
        </legend>
        <div className={styles.columns}>
          <MomentField
            label={t`In force from`}
            hint={t`Empty: as soon as it is approved.`}
            value={content.from}
            isReadOnly={isReadOnly || state === 'live' || state === 'ended'}
            onChange={(from) => onChange({ from })}
          />
        </div>
      </fieldset>
    </>
  )
}
