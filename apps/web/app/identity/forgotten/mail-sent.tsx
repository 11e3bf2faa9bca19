import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { ForgottenField } from './check-email-form.ts'
import styles from './outcome.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface MailSentProps {
  requested: ForgottenField
  onAgain(): void
}

/** Stays visible while the mail is awaited. Identical whether the account exists or not. */
export function MailSent({ requested: { username, email }, onAgain }: MailSentProps) {
  const { t } = useLingui()
  return (
    <div ref={useFocusOnMount()} tabIndex={-1} className={styles.outcome}>
      <EmptyState
        picture="/pictures/states/mail.svg"
        title={t`Check your email`}
        action={
          <div className={styles.actions}>
            <ButtonLink wide to="/m/login">{t`Back to login`}</ButtonLink>
            <Button wide variant="quiet" onClick={onAgain}>{t`No email? Send again`}</Button>
          </div>
        }
      >
        {t`If ${email} belongs to ${username}, we’ve sent a link there. It’s valid for 30 minutes. Check your spam folder too.`}
      </EmptyState>
    </div>
  )
}
