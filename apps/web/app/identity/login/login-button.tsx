import { useLingui } from '@lingui/react/macro'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import { useSignInProblem } from '../sign-in-frame/sign-in-problem.ts'
import styles from '../sign-in-frame/form.module.css'
import { failureText } from '../failure-texts.ts'
import type { LogIn } from './use-log-in.ts'

interface LoginButtonProps {
  logIn: LogIn
  /** Whether a field already shows the problem. */
  isShownElsewhere: boolean
  /** Whether another method is offered first. */
  isSecond?: boolean
}

/** Failure message and login button; after too many attempts with a countdown. */
export function LoginButton({ logIn, isShownElsewhere, isSecond = false }: LoginButtonProps) {
  const { first, waitSeconds, pendingLogin } = logIn
  const { t, i18n } = useLingui()
  const hydrated = useHydrated()
  const isOver = retryAfterSeconds(first.error) !== null && waitSeconds === 0
  const words = first.error && !isShownElsewhere && !isOver && !pendingLogin ? i18n._(failureText(first.error)) : null
  useSignInProblem(words !== null)
  return (
    <div className={styles.go}>
      <Alert message={words} />
      <Button
        type={hydrated ? 'submit' : 'button'}
        variant={isSecond ? 'quiet' : 'main'}
        wide
        busy={first.isPending || first.isSuccess}
        disabled={waitSeconds > 0}
      >
        {waitSeconds > 0 ? t`Try again in ${formatCountdown(waitSeconds, i18n.locale)}` : t`Log in`}
      </Button>
    </div>
  )
}
