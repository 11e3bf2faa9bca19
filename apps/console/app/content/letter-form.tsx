import { countAudience } from '@ante/contract/console/letters.ts'
import type { LetterContent } from '@ante/contract/console/letters.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { SegmentSize } from '../ui/segment-size.tsx'
import { Select } from '../ui/select.tsx'
import { AUDIENCES, withValue } from './audiences.ts'
import type { FormProps } from './content-kind.ts'
import styles from './content.module.css'
import { Labelled } from './labelled.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { LetterProgress } from './letter-progress.tsx'
import { MomentField } from './schedule-fields.tsx'

/** All fields of a mail letter, and how far its delivery is. */
export function LetterForm({ shown, content, isReadOnly, language, onLanguage, onChange }: FormProps<LetterContent>) {
  const { t } = useLingui()
  return (
    <>
      {shown.published && <LetterProgress name={shown.key} state={shown.published.state} />}
      <LanguageTexts
        languages={shown.languages}
        language={language}
        onLanguage={onLanguage}
        texts={content.texts}
        isReadOnly={isReadOnly}
        onChange={(texts) => onChange({ texts })}
      />
      <Recipients content={content} isReadOnly={isReadOnly} isCounted={!shown.published} onChange={onChange} />
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>When</Trans>
        </legend>
        <div className={styles.columns}>
          <MomentField
            label={t`Delivery`}
            hint={t`Empty: as soon as it is approved. Players who belong to the group then get it, once each.`}
            value={content.from}
            isReadOnly={isReadOnly}
            onChange={(from) => onChange({ from })}
          />
        </div>
      </fieldset>
    </>
  )
}

interface RecipientsProps extends Pick<FormProps<LetterContent>, 'content' | 'isReadOnly' | 'onChange'> {
  /** Whether the number of players is shown: of a letter that is not sent yet. */
  isCounted: boolean
}

/** Who gets the letter, with the number of players now. */
function Recipients({ content, isReadOnly, isCounted, onChange }: RecipientsProps) {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const { audience, isTransactional, pushes } = content
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>Who gets it</Trans>
      </legend>
      <div className={styles.columns}>
        <Labelled label={t`Group`}>
          <Select
            label={t`Group`}
            value={audience}
            options={withValue(AUDIENCES, audience).map((value) => ({ value, label: audienceText(value) }))}
            onChange={(chosen) => onChange({ audience: chosen })}
          />
        </Labelled>
      </div>
      {isCounted && <AudienceCount audience={audience} isTransactional={isTransactional} />}
      <div className={styles.checks}>
        <Checkbox
          isSelected={isTransactional}
          onChange={(chosen) => !isReadOnly && onChange({ isTransactional: chosen })}
        >
          {t`Not an offer: also to players in a time-out or self-exclusion`}
        </Checkbox>
        <Checkbox isSelected={pushes} onChange={(chosen) => !isReadOnly && onChange({ pushes: chosen })}>
          {t`Also as a push message to devices that receive them`}
        </Checkbox>
      </div>
    </fieldset>
  )
}

function AudienceCount({ audience, isTransactional }: Pick<LetterContent, 'audience' | 'isTransactional'>) {
  const { code: merchant } = useSite()
  const query = useQuery({
    queryKey: ['letter-audience', merchant, audience],
    queryFn: ({ signal }) => call(countAudience, { merchant, audience }, signal),
    staleTime: 30_000,
  })
  return <SegmentSize query={query} withheld={isTransactional ? null : 'offers'} />
}
