import { PopupExecution } from '@ante/contract/messaging/announcements.ts'
import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { executionText } from '../ui/announcement-texts.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { useFrequencyText } from '../ui/content-fields.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AUDIENCES, withValue } from './audiences.ts'
import styles from './content.module.css'
import { Labelled } from './labelled.tsx'

const FREQUENCIES = ['once', 'day', 'week:1', 'week:2', 'week:3', 'week:5', 'week:7', 'none']

interface FieldsProps {
  content: AnnouncementContent
  isReadOnly: boolean
  onChange(changed: Partial<AnnouncementContent>): void
}

/** Who sees an announcement, how often and where, and in which order. */
export function PlacementFields({ content, isReadOnly, onChange }: FieldsProps) {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const isPopup = content.type === 'PU'
  // Only members belong to a group.
  const hasGroup = isPopup ? content.execution === 'A' || content.execution === 'F' : content.group === 'm_home'
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>Who sees it, and where</Trans>
      </legend>
      <div className={styles.columns}>
        {isPopup && <PopupFields content={content} isReadOnly={isReadOnly} onChange={onChange} />}
        {!isPopup && (content.type === 'PL' || content.type === 'H') && (
          <Labelled label={t`Place`}>
            <Select
              label={t`Place`}
              value={content.group}
              options={[
                { value: 'm_home', label: t`Home page` },
                { value: 'm_reg', label: t`Registration page` },
              ]}
              onChange={(group) => onChange({ group, ...(group === 'm_reg' && { audience: 'all' }) })}
            />
          </Labelled>
        )}
        {hasGroup && (
          <Labelled label={t`Group`}>
            <Select
              label={t`Group`}
              value={content.audience}
              options={withValue(AUDIENCES, content.audience).map((value) => ({ value, label: audienceText(value) }))}
              onChange={(audience) => onChange({ audience })}
            />
          </Labelled>
        )}
        <TextField
          label={t`Priority`}
          hint={t`Lower numbers are shown first.`}
          value={String(content.priority)}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) => /^\d{0,3}$/.test(typed) && onChange({ priority: Number(typed) })}
        />
      </div>
      {isPopup && (
        <div className={styles.checks}>
          <Checkbox isSelected={content.everywhere} onChange={(everywhere) => !isReadOnly && onChange({ everywhere })}>
            {t`On any page, not only on the home page`}
          </Checkbox>
          <Checkbox isSelected={content.quiet} onChange={(quiet) => !isReadOnly && onChange({ quiet })}>
            {t`Wait while money is moving: deposits, withdrawals, transfers and games`}
          </Checkbox>
        </div>
      )}
    </fieldset>
  )
}

function PopupFields({ content, onChange }: FieldsProps) {
  const { t } = useLingui()
  const frequencyText = useFrequencyText()
  return (
    <>
      <Labelled label={t`Shown to`}>
        <Select
          label={t`Shown to`}
          value={content.execution ?? 'A'}
          options={PopupExecution.options
            .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
            .map((value) => ({ value, label: t(executionText[value]) }))}
          onChange={(execution) =>
            onChange({ execution, ...((execution === 'B' || execution === 'E') && { audience: 'all' }) })
          }
        />
      </Labelled>
      <Labelled label={t`How often`}>
        <Select
          label={t`How often`}
          value={content.frequency ?? 'none'}
          options={withValue(FREQUENCIES, content.frequency ?? 'none').map((value) => ({
            value,
            label: frequencyText(value === 'none' ? null : value),
          }))}
          onChange={(chosen) => onChange({ frequency: chosen === 'none' ? null : chosen })}
        />
      </Labelled>
    </>
  )
}

const ORDER = 'EBAF'
