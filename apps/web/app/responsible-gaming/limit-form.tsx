import { LimitKind, setLimit } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { normalizeDigits } from '../lib/i18n/amount-separators.ts'
import { Alert } from '../ui/alert.tsx'
import { AmountField } from '../ui/amount/amount-field.tsx'
import { useAmount } from '../ui/amount/use-amount.ts'
import { Button } from '../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { limitTexts, periodTexts } from './responsible-gaming-texts.ts'
import styles from './safe-play.module.css'
import { useResponsibleGamingCall } from './use-responsible-gaming-call.ts'

const MIN = '1.00'
const MAX = '100000000.00'

/** Selects a limit, its period, and amount; a set limit can be removed. */
export function LimitForm({ responsibleGaming, onDone }: { responsibleGaming: ResponsibleGaming; onDone(): void }) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<LimitKind>('deposit')
  const [chosen, setPeriod] = useState<LimitPeriod>('day')
  const period = kind === 'session' ? 'day' : chosen
  const amount = useAmount({ minimum: MIN, maximum: MAX, currency: responsibleGaming.currency })
  const [minutes, setMinutes] = useState('')
  const change = useResponsibleGamingCall(setLimit)
  const currentLimit = responsibleGaming.limits.find((limit) => limit.kind === kind && limit.period === period)
  const save = (value: string | null) =>
    change.mutate(
      { kind, period, value },
      {
        onSuccess: () => {
          showToast(t`Limits saved`, { tone: 'good' })
          onDone()
        },
      },
    )
  const submit = () => {
    const value = kind === 'session' ? normalizeDigits(minutes).trim() : amount.validate()?.text
    // Empty or invalid minutes are sent too: the gateway refuses them with a message.
    if (value !== undefined) save(value)
  }
  return (
    <>
      <Choices title={t`Limit type`}>
        {LimitKind.options.map((limitKind) => (
          <Choice key={limitKind} on={limitKind === kind} onTap={() => setKind(limitKind)}>
            {i18n._(limitTexts[limitKind])}
          </Choice>
        ))}
      </Choices>
      {kind !== 'session' && (
        <Choices title={t`Limit period`}>
          {LimitPeriod.options.map((limitPeriod) => (
            <Choice key={limitPeriod} on={limitPeriod === period} onTap={() => setPeriod(limitPeriod)}>
              {i18n._(periodTexts[limitPeriod])}
            </Choice>
          ))}
        </Choices>
      )}
      {kind === 'session' ? (
        <Field
          label={t`Minutes of play per day`}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      ) : (
        <AmountField label={t`Maximum amount`} amount={amount} />
      )}
      <p className={styles.method}>
        {t`A lower limit applies immediately. You can confirm a higher limit, or none, after ${plural(responsibleGaming.delayHours, { one: '# hour', other: '# hours' })}.`}
      </p>
      <Alert message={change.failure} />
      <SheetActions>
        {currentLimit && (
          <Button variant="quiet" disabled={change.isPending} onClick={() => save(null)}>{t`Remove limit`}</Button>
        )}
        <Button wide busy={change.isPending} onClick={submit}>{t`Save`}</Button>
      </SheetActions>
    </>
  )
}
