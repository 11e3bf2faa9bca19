import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { EntranceArt } from '../entrance/entrance-art.tsx'
import { TrialPromises } from './trial-promises.tsx'
import styles from './trial-page.module.css'
import { TryButton } from './try-button.tsx'
import { useMayTry } from './use-may-try.ts'

export default function TrialPage() {
  const { t } = useLingui()
  const session = useSession()
  const mayTry = useMayTry()
  const lobby = <ButtonLink to="/m/home">{t`To the lobby`}</ButtonLink>
  if (session) {
    const { customerType, userName } = session
    const inTrial = customerType === TRIAL
    return (
      <EmptyState
        icon="person"
        title={inTrial ? t`You are playing with play money` : t`You are signed in as ${userName}`}
        action={lobby}
      >
        {inTrial
          ? t`Pick any game in the lobby.`
          : t`The free trial is for visitors. Sign out first if you want to try it.`}
      </EmptyState>
    )
  }
  if (!mayTry) {
    return (
      <EmptyState title={t`There is no free trial at the moment`} action={lobby}>
        {t`You can look around in the lobby without an account.`}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <EntranceArt />
      <h2 className={styles.title}>{t`Play for fun first`}</h2>
      <TrialPromises />
      <TryButton main />
      <ButtonLink look="quiet" wide to="/m/register">{t`Register instead`}</ButtonLink>
    </div>
  )
}
