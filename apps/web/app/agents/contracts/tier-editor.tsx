import { MAX_TIERS } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { Choice, Choices } from '../../ui/choices.tsx'
import { tierProblems } from './contract-texts.ts'
import styles from './contracts.module.css'
import type { DraftField, DraftProblem, DraftTier } from './draft-tiers.ts'

interface TierEditorProps {
  kind: ContractKind
  drafts: readonly DraftTier[]
  problem: DraftProblem | null
  onDrafts(drafts: DraftTier[]): void
}

/** Editor for a contract's tiers: change, add and remove; problems are shown at their tier. */
export function TierEditor({ kind, drafts, problem, onDrafts }: TierEditorProps) {
  const { t } = useLingui()
  const replaceTier = (changed: DraftTier) =>
    onDrafts(drafts.map((draft) => (draft.id === changed.id ? changed : draft)))
  const add = () => {
    const last = drafts[drafts.length - 1]
    const id = drafts.reduce((max, draft) => Math.max(max, draft.id), 0) + 1
    onDrafts([...drafts, { id, volume: '', members: last?.members ?? '', loss: '', rateType: 'P', rate: '' }])
  }
  return (
    <>
      {drafts.map((draft, index) => (
        <TierRow
          key={draft.id}
          kind={kind}
          draft={draft}
          tierNumber={index + 1}
          problem={problem?.tierNumber === index + 1 ? problem : null}
          onChange={replaceTier}
          onRemove={drafts.length > 1 ? () => onDrafts(drafts.filter(({ id }) => id !== draft.id)) : null}
        />
      ))}
      {drafts.length < MAX_TIERS && <Button variant="quiet" wide onClick={add}>{t`Add tier`}</Button>}
    </>
  )
}

interface TierRowProps {
  kind: ContractKind
  draft: DraftTier
  tierNumber: number
  problem: DraftProblem | null
  onChange(draft: DraftTier): void
  onRemove: (() => void) | null
}

function TierRow({ kind, draft, tierNumber, problem, onChange, onRemove }: TierRowProps) {
  const { t } = useLingui()
  const problemText = useProblemTexts()
  const isShare = draft.rateType === 'P'
  // A field that is still empty is not marked as wrong.
  const shownProblem = problem && !(problem.reason === 'unread' && draft[problem.field] === '') ? problem : null
  const fieldOf = (field: DraftField, label: string) => (
    <label className={styles.cell}>
      <span>{label}</span>
      <input
        value={draft[field]}
        inputMode={field === 'members' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        aria-invalid={shownProblem?.field === field || undefined}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    </label>
  )
  const hasAmounts = kind === 'daily_salary' || kind === 'hourly_salary'
  return (
    <fieldset className={styles.row} aria-label={t`Tier ${tierNumber}`}>
      <div className={styles.rowHead}>
        <span className={styles.rowName}>{t`Tier ${tierNumber}`}</span>
        {onRemove && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t`Remove`}
          </button>
        )}
      </div>
      <div className={styles.cells}>
        {fieldOf('volume', t`Minimum turnover`)}
        {fieldOf('members', t`Active members`)}
        {kind === 'dividend' && fieldOf('loss', t`Minimum loss (optional)`)}
        {fieldOf('rate', isShare ? t`Pays (%)` : t`Pays (amount)`)}
      </div>
      {hasAmounts && (
        <Choices title={t`Payment type`}>
          <Choice on={isShare} onTap={() => onChange({ ...draft, rateType: 'P' })}>{t`Percentage`}</Choice>
          <Choice on={!isShare} onTap={() => onChange({ ...draft, rateType: 'F' })}>{t`Fixed amount`}</Choice>
        </Choices>
      )}
      <p className={styles.wrong} aria-live="polite">
        {shownProblem && problemText(shownProblem)}
      </p>
    </fieldset>
  )
}

function useProblemTexts(): (problem: DraftProblem) => string {
  const { t, i18n } = useLingui()
  return ({ reason, field }) => {
    if (reason === 'own') return t`This pays more than your own contract does for the same conditions.`
    if (reason !== 'unread') return i18n._(tierProblems[reason])
    if (field === 'members') return t`Enter a whole number of members.`
    return field === 'rate'
      ? t`Enter a percentage up to 100 with no more than 3 decimals, or an amount.`
      : t`Enter an amount above zero.`
  }
}
