import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { MAX_TIERS } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'

import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './agents.module.css'

/** A tier as it is typed. */
export interface TypedTier {
  minVolume: string
  netLoss: string
  activeMembers: string
  rateType: 'P' | 'F'
  rate: string
}

interface TierFieldsProps {
  kind: ContractKind
  tiers: readonly TypedTier[]
  onChange(tiers: TypedTier[]): void
}

const NEW_TIER: TypedTier = { minVolume: '', netLoss: '0.00', activeMembers: '0', rateType: 'P', rate: '' }

/** Fields of the tiers of an offer, from the lowest tier to the highest. */
export function TierFields({ kind, tiers, onChange }: TierFieldsProps) {
  const { t } = useLingui()
  const isDividend = kind === 'dividend'
  const hasAmounts = kind === 'daily_salary' || kind === 'hourly_salary'
  const change = (index: number, changes: Partial<TypedTier>) =>
    onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...changes } : tier)))
  return (
    <div className={styles.tiers}>
      {tiers.map((tier, index) => (
        // Tiers have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={styles.tier}>
          <legend>{t`Tier ${index + 1}`}</legend>
          <TextField
            label={t`Turnover from`}
            value={tier.minVolume}
            onChange={(minVolume) => change(index, { minVolume })}
            inputMode="decimal"
          />
          {isDividend && (
            <TextField
              label={t`Loss from`}
              value={tier.netLoss}
              onChange={(netLoss) => change(index, { netLoss })}
              inputMode="decimal"
            />
          )}
          <TextField
            label={t`Active members`}
            value={tier.activeMembers}
            onChange={(activeMembers) => change(index, { activeMembers })}
            inputMode="numeric"
          />
          <TextField
            label={tier.rateType === 'P' ? t`Rate in %` : t`Amount`}
            value={tier.rate}
            onChange={(rate) => change(index, { rate })}
            inputMode="decimal"
          />
          {hasAmounts && (
            <Select
              label={t`How tier ${index + 1} pays`}
              value={tier.rateType}
              options={[
                { value: 'P', label: t`Percent` },
                { value: 'F', label: t`Amount` },
              ]}
              onChange={(rateType) => change(index, { rateType })}
            />
          )}
          <Button
            kind="quiet"
            size="small"
            isIcon
            aria-label={t`Remove tier ${index + 1}`}
            isDisabled={tiers.length === 1}
            onPress={() => onChange(tiers.filter((_, at) => at !== index))}
          >
            <Trash2 size={14} aria-hidden />
          </Button>
        </fieldset>
      ))}
      {tiers.length < MAX_TIERS && (
        <div>
          <Button size="small" onPress={() => onChange([...tiers, NEW_TIER])}>
            <Plus size={14} aria-hidden />
            {t`Add a tier`}
          </Button>
        </div>
      )}
    </div>
  )
}
