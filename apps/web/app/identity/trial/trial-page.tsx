import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '../../lib/session/session.ts'
import { trialName } from '../../lib/session/trial-name.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SignInArt } from '../sign-in-frame/sign-in-art.tsx'
import { InTrial } from './in-trial.tsx'
import { TrialPromises } from './trial-promises.tsx'
import styles from './trial-page.module.css'
import { TryButton } from './try-button.tsx'
import { useMayTry } from './use-may-try.ts'

export default function TrialPage() {
  const { t } = useLingui()
  const session = useSession()
  const mayTry = useMayTry()
  // The end of a trial is stored only on this device, so it is read after hydration.
  const isOver = useHydrated() && trialName.isStored()
  const lobby = <ButtonLink to="/m/home">{t`Go to lobby`}</ButtonLink>
  if (session) {
    const { customerType, userName } = session
    if (customerType === TRIAL) return <InTrial userName={userName} />
    return (
      <EmptyState icon="person" title={t`You’re logged in as ${userName}`} action={lobby}>
        {t`The free trial is for visitors. Log out first to try it.`}
      </EmptyState>
    )
  }
  if (!mayTry) {
    return (
      <EmptyState title={t`Free trial not available right now`} action={lobby}>
        {t`You can browse the lobby without an account.`}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <SignInArt />
      <h2 className={styles.title}>{isOver ? t`Your free trial has ended` : t`Play for fun first`}</h2>
      {isOver ? (
        <output className={styles.overlay}>
          {t`Your play money has expired. Register to continue with your own account, or start another trial.`}
        </output>
      ) : (
        <TrialPromises />
      )}
      <TryButton />
      <ButtonLink variant="quiet" wide to="/m/register">{t`Register instead`}</ButtonLink>
    </div>
  )
}
