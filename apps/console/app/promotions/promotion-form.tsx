import type { ContentIssue, PromotionContent } from '@ante/contract/console/promotions.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'

import styles from '../content/content.module.css'
import { Labelled } from '../content/labelled.tsx'
import { useSite } from '../lib/site.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { issueText, offeredTypes } from '../ui/promotion-texts.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { PromotionTextsForm } from './promotion-texts-form.tsx'
import promotion from './promotions.module.css'
import { RulesForm } from './rules-form.tsx'
import { SegmentCount } from './segment-count.tsx'

const SEGMENTS = ['all', 'new:1', 'new:7', 'new:30', 'vip:1', 'vip:3', 'vip:5', 'vip:8', 'agents']

interface PromotionFormProps {
  content: PromotionContent
  issues: readonly ContentIssue[]
  bonuses: readonly { code: string; deposit: number | null }[]
  languages: readonly Language[]
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(changed: Partial<PromotionContent>): void
}

/** All fields of a promotion: who, what, the terms, the texts and the dates. */
export function PromotionForm(props: PromotionFormProps) {
  const { content, issues, bonuses, languages, language, isReadOnly, onLanguage, onChange } = props
  const type = offeredTypes.find((one) => one === content.type)
  const ordinal = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'].findIndex((word) => content.type.startsWith(word))
  const deposit = ordinal === -1 ? null : ordinal + 1
  return (
    <div className={styles.form}>
      <SegmentFields content={content} isReadOnly={isReadOnly} onChange={onChange} />
      {type && (
        <RulesForm
          type={type}
          rules={content.rules}
          issues={issues}
          isReadOnly={isReadOnly}
          bonuses={bonuses.filter((one) => one.deposit === deposit).map(({ code }) => code)}
          onChange={(rules) => onChange({ rules })}
        />
      )}
      <LimitFields content={content} issues={issues} isReadOnly={isReadOnly} onChange={onChange} />
      <PromotionTextsForm
        texts={content.texts}
        {...{ languages, language, isReadOnly, onLanguage }}
        onChange={(texts) => onChange({ texts })}
      />
      <WhenFields content={content} issues={issues} isReadOnly={isReadOnly} onChange={onChange} />
    </div>
  )
}

interface PartProps {
  content: PromotionContent
  isReadOnly: boolean
  onChange(changed: Partial<PromotionContent>): void
}

function SegmentFields({ content: { audience }, isReadOnly, onChange }: PartProps) {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const options = SEGMENTS.includes(audience) ? SEGMENTS : [...SEGMENTS, audience]
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>Who takes part</Trans>
      </legend>
      <div className={styles.columns}>
        <Labelled label={t`Players`}>
          <Select
            label={t`Players`}
            value={audience}
            options={options.map((value) => ({ value, label: audienceText(value) }))}
            onChange={(chosen) => onChange({ audience: chosen })}
          />
        </Labelled>
      </div>
      <SegmentCount audience={audience} />
    </fieldset>
  )
}

type IssueProps = PartProps & { issues: readonly ContentIssue[] }

function useIssueOf(issues: readonly ContentIssue[]): (path: string) => string | undefined {
  const { t } = useLingui()
  return (path) => {
    const found = issues.find((issue) => issue.path === path)
    return found && found.problem !== 'sentence' ? t(issueText[found.problem]) : undefined
  }
}

/** Budget, quota, wagering and validity of the rewards. */
function LimitFields({ content, issues, isReadOnly, onChange }: IssueProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const issueOf = useIssueOf(issues)
  const whole = (typed: string, change: (value: number) => void, empty: () => void) => {
    if (typed === '') empty()
    else if (/^\d{1,9}$/.test(typed)) change(Number(typed))
  }
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>Limits and terms</Trans>
      </legend>
      <div className={styles.columns}>
        <TextField
          label={t`Budget (${currency ?? ''})`}
          hint={t`Maximum total of rewards. Empty: no limit.`}
          value={content.budget ?? ''}
          error={issueOf('budget')}
          inputMode="decimal"
          isReadOnly={isReadOnly}
          onChange={(typed) =>
            /^\d{0,12}(\.\d{0,2})?$/.test(typed) && onChange({ budget: typed === '' ? null : typed })
          }
        />
        <TextField
          label={t`Number of rewards`}
          hint={t`Maximum for all players. Empty: no limit.`}
          value={content.quota === null ? '' : String(content.quota)}
          error={issueOf('quota')}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) =>
            whole(
              typed,
              (quota) => onChange({ quota }),
              () => onChange({ quota: null }),
            )
          }
        />
        <TextField
          label={t`Wagering`}
          hint={t`Multiple of the reward before a withdrawal. 0: none.`}
          value={content.wagering}
          inputMode="decimal"
          isReadOnly={isReadOnly}
          onChange={(typed) => /^\d{0,3}(\.\d{0,2})?$/.test(typed) && onChange({ wagering: typed })}
        />
        <TextField
          label={t`Days to claim`}
          hint={t`Then a reward expires.`}
          value={content.claimDays === 0 ? '' : String(content.claimDays)}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) =>
            whole(
              typed,
              (claimDays) => onChange({ claimDays }),
              () => onChange({ claimDays: 0 }),
            )
          }
        />
      </div>
    </fieldset>
  )
}

const NO_WORDS: readonly string[] = []

function WhenFields({ content, issues, isReadOnly, onChange }: IssueProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const issueOf = useIssueOf(issues)
  const periodIssue = issueOf('until')
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>When and where</Trans>
      </legend>
      <div className={styles.columns}>
        <TimeField
          label={t`From`}
          hint={t`Empty: as soon as it is published.`}
          value={localTime(content.from, zone)}
          isRequired={false}
          isReadOnly={isReadOnly}
          isDay={false}
          zone={zone}
          special={NO_WORDS}
          onChange={(from) => onChange({ from: instantOf(from, zone) })}
        />
        <TimeField
          label={t`Until`}
          hint={t`Empty: without an end.`}
          value={localTime(content.until, zone)}
          isRequired={false}
          isReadOnly={isReadOnly}
          isDay={false}
          zone={zone}
          special={NO_WORDS}
          onChange={(until) => onChange({ until: instantOf(until, zone) })}
        />
        <TextField
          label={t`Picture`}
          hint={t`Address of the site (/pictures/…) or https://.`}
          value={content.picture ?? ''}
          isReadOnly={isReadOnly}
          onChange={(typed) => onChange({ picture: typed || null })}
        />
        <TextField
          label={t`Position`}
          hint={t`Lower numbers are shown first.`}
          value={String(content.position)}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) => /^\d{0,6}$/.test(typed) && onChange({ position: Number(typed) })}
        />
      </div>
      {periodIssue !== undefined && <p className={promotion.issue}>{periodIssue}</p>}
    </fieldset>
  )
}

const localTime = (instant: string | null, zone: string): string =>
  instant === null ? '' : toCalendarDateTime(fromDate(new Date(instant), zone)).toString()

const instantOf = (local: string, zone: string): string | null =>
  local === '' ? null : parseDateTime(local).toDate(zone).toISOString()
