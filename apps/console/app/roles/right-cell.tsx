import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField, Input, TextField } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import field from '../ui/field.module.css'
import hidden from '../ui/hidden.module.css'
import type { DraftRight } from './rights.ts'
import styles from './roles.module.css'

interface RightCellProps {
  label: string
  value: DraftRight | undefined
  hasLimits: boolean
  onChange: ((value: DraftRight) => void) | undefined
}

/** One right: a read-only mark, or a checkbox with editable limits. */
export function RightCell({ label, value, hasLimits, onChange }: RightCellProps) {
  const { t } = useLingui()
  const currency = useSite().currency ?? ''
  const { isHeld, perDecision, perDay } = value ?? { isHeld: false, perDecision: '', perDay: '' }
  if (!onChange) {
    if (!isHeld) return null
    return (
      <span className={styles.held}>
        <Check size={15} aria-hidden />
        <span className={hidden.hidden}>{label}</span>
        <span className={styles.limits}>
          {perDecision && (
            <span>
              <Trans>
                up to {amountText(perDecision)} {currency}
              </Trans>
            </span>
          )}
          {hasLimits && !perDecision && !perDay && <span className={styles.limit}>{t`unlimited`}</span>}
          {perDay && (
            <span className={styles.limit}>
              <Trans>
                {amountText(perDay)} {currency} a day
              </Trans>
            </span>
          )}
        </span>
      </span>
    )
  }
  const change = (part: Partial<DraftRight>) => onChange({ isHeld, perDecision, perDay, ...part })
  const limits = [
    ['perDecision', perDecision, t`Limit per decision`],
    ['perDay', perDay, t`Limit per day`],
  ] as const
  return (
    <span className={styles.edited}>
      <CheckboxField aria-label={label} isSelected={isHeld} onChange={(held) => change({ isHeld: held })}>
        <CheckboxButton className={styles.checkbox ?? ''}>
          <span className={styles.box}>{isHeld && <Check size={13} aria-hidden />}</span>
        </CheckboxButton>
      </CheckboxField>
      {hasLimits &&
        isHeld &&
        limits.map(([name, amount, text]) => (
          <TextField
            key={name}
            aria-label={`${label}, ${text}`}
            value={amount}
            onChange={(typed) => change({ [name]: typed.replace(/[^\d.]/g, '') })}
          >
            <Input className={`${field.input} ${styles.amount}`} placeholder={text} inputMode="decimal" />
          </TextField>
        ))}
    </span>
  )
}
