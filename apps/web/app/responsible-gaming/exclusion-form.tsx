import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Choice, Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { lengthTexts } from './responsible-gaming-texts.ts'
import styles from './safe-play.module.css'
import { useResponsibleGamingCall } from './use-responsible-gaming-call.ts'

interface ExclusionFormProps {
  lengths: readonly ExclusionLength[]
  needsPassword: boolean
  isExclusion: boolean
  onDone(): void
}

/** Duration, consequences, and password confirmation. */
export function ExclusionForm({ lengths, needsPassword, isExclusion, onDone }: ExclusionFormProps) {
  const { t, i18n } = useLingui()
  const [length, setLength] = useState(lengths[0])
  const [password, setPassword] = useState('')
  const exclusion = useResponsibleGamingCall(startExclusion)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!length) return
    exclusion.mutate({ length, ...(needsPassword && { password }) }, { onSuccess: onDone })
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      <Choices title={t`Duration`}>
        {lengths.map((item) => (
          <Choice key={item} on={item === length} onTap={() => setLength(item)}>
            {i18n._(lengthTexts[item])}
          </Choice>
        ))}
      </Choices>
      <ul className={styles.points}>
        <li>{t`It starts immediately. No deposits, bets or promotions.`}</li>
        <li>{t`You can still log in, view your account and withdraw. Open bets will be settled and paid.`}</li>
        <li>
          {isExclusion
            ? t`It can’t be ended early. After that, it lasts until one day after you ask to end it.`
            : t`It can’t be ended early. After that, you can play again.`}
        </li>
      </ul>
      {needsPassword && (
        <Field
          label={t`Your password`}
          name="password"
          type="password"
          autoComplete="current-password"
          dir="ltr"
          maxLength={64}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <Alert message={exclusion.failure} />
      <Button type="submit" wide busy={exclusion.isPending} disabled={needsPassword && password === ''}>
        {t`Start now`}
      </Button>
    </form>
  )
}
