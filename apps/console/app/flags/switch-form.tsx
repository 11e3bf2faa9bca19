import { parseDateTime, toZoned } from '@internationalized/date'
import { switchFlag } from '@ante/contract/console/flags.ts'
import type { ListedFlag } from '@ante/contract/console/flags.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { announce } from '../ui/toasts.tsx'

interface SwitchFormProps {
  flag: ListedFlag
  /** The new state. */
  isOn: boolean
  onDone(): void
  onCancel(): void
}

/** Switches a flag, at once or at a time by the merchant's clock. */
export function SwitchForm({ flag: { flag, isGuarded, narrower }, isOn, onDone, onCancel }: SwitchFormProps) {
  const { t } = useLingui()
  const { code: merchant, name, zone } = useSite()
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const others = narrower.join(', ')
  const effect = isOn
    ? t`Switch ${flag} on at ${name}. Open pages show the function within a second.`
    : t`Switch ${flag} off at ${name}. Open pages hide the function within a second, and its calls are refused.`
  const submit = async (reason: string) => {
    const at = isLater && time !== '' ? toZoned(parseDateTime(time), zone).toAbsoluteString() : undefined
    const { outcome } = await call(switchFlag, {
      merchant,
      flag,
      isOn,
      seen: !isOn,
      reason,
      key,
      ...(at !== undefined && { at }),
    })
    announce(textOf(outcome))
    onDone()
  }
  return (
    <>
      <Checkbox isSelected={isLater} onChange={setLater}>
        {t`At a later time`}
      </Checkbox>
      {isLater && (
        <TimeField
          label={t`Time`}
          hint={t`Takes effect within half a minute.`}
          value={time}
          isRequired
          isDay={false}
          zone={zone}
          special={[]}
          onChange={setTime}
        />
      )}
      <ConfirmForm
        confirmText={[
          effect,
          !isOn && others !== '' ? t`These are then off too: ${others}.` : '',
          isGuarded ? t`Another person must approve it.` : '',
        ]
          .filter(Boolean)
          .join(' ')}
        action={actionText()}
        isDanger={!isOn}
        onConfirm={submit}
        onCancel={onCancel}
      />
    </>
  )

  function actionText(): string {
    if (isGuarded) return t`Request approval`
    if (isLater) return t`Schedule`
    return isOn ? t`Switch on` : t`Switch off`
  }

  function textOf(outcome: 'applied' | 'waiting'): string {
    if (outcome === 'waiting') return t`Requested: another person must approve it.`
    if (isLater) return t`Scheduled: ${flag}.`
    return isOn ? t`Switched on: ${flag}.` : t`Switched off: ${flag}.`
  }
}
