import type { Session } from '@ante/contract/identity/session.ts'
import { loginSecondFactor } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import form from '../sign-in-frame/form.module.css'
import { codeProblem, sentCode } from './code-check.ts'
import type { CodeKind } from './code-check.ts'
import { CodeField } from './code-field.tsx'
import { guardFailure, guardTexts } from './refusals.ts'
import type { GuardProblem } from './refusals.ts'
import styles from './second-step.module.css'
import { useSecondStep } from './use-second-step.ts'
import type { LoginChallenge } from './use-second-step.ts'

interface SecondStepProps extends LoginChallenge {
  onEntered(session: Session): void
  /** Returns to the first step. */
  onAgain(): void
}

const FIELDS = ['code'] as const

/** Second factor of a login: an authenticator code, or a recovery code instead. */
export function SecondStep({ onEntered, onAgain, ...challenged }: SecondStepProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<CodeKind>('app')
  const [refused, setRefused] = useState<string | null>(null)
  const { complete, waitSeconds, isOver } = useSecondStep(challenged, onEntered)
  const { problems, setProblems, formProps } = useCheckedForm<'code', GuardProblem>(FIELDS, ({ code }) => {
    const problem = code === refused ? 'second_factor.incorrect' : codeProblem(kind, code)
    return problem ? { code: problem } : {}
  })
  if (isOver) return <Expired onAgain={onAgain} />

  const send = ({ code }: { code: string }, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      if (refusalOf(loginSecondFactor, error)?.code !== 'second_factor.incorrect') return
      setRefused(code)
      setProblems({ code: 'second_factor.incorrect' })
      focusField(element, 'code')
    }
    complete.mutate(sentCode(kind, code), { onError })
  }
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setProblems({})
    complete.reset()
  }
  const left = formatCountdown(waitSeconds, i18n.locale)
  const isFieldError = refusalOf(loginSecondFactor, complete.error)?.code === 'second_factor.incorrect'
  const formError = complete.error && !isFieldError ? i18n._(guardFailure(complete.error)) : null
  return (
    <form className={form.form} {...formProps(send)}>
      <h2 className={styles.title}>{t`Two-step verification`}</h2>
      <p className={styles.text}>
        {kind === 'app'
          ? t`Enter the code your authenticator app shows for this site.`
          : t`Enter one of the recovery codes you saved. Each code works once.`}
      </p>
      <CodeField key={kind} kind={kind} atOnce error={problems.code ? i18n._(guardTexts[problems.code]) : null} />
      <Alert message={formError} />
      <Button type="submit" wide busy={complete.isPending || complete.isSuccess} disabled={waitSeconds > 0}>
        {waitSeconds > 0 ? t`Try again in ${left}` : t`Log in`}
      </Button>
      <div className={styles.others}>
        <button type="button" className={form.link} onClick={change}>
          {kind === 'app' ? t`Use a recovery code` : t`Use authenticator app`}
        </button>
        <button type="button" className={form.link} onClick={onAgain}>{t`Start over`}</button>
      </div>
    </form>
  )
}

function Expired({ onAgain }: { onAgain(): void }) {
  const { t, i18n } = useLingui()
  return (
    <div className={form.form}>
      <h2 className={styles.title}>{t`Two-step verification`}</h2>
      <Alert message={i18n._(guardTexts['second_factor.expired'])} />
      <Button wide onClick={onAgain}>{t`Log in again`}</Button>
    </div>
  )
}
