import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { useSession } from '../../lib/session/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoPassword } from '../security/no-password.tsx'
import { accountGuards } from '../security/queries.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import styles from './change-password-page.module.css'
import { passwordRule } from './password-rule.ts'
import { useStoredPassword } from './use-stored-password.ts'

/** Changes the password of a signed-in member, who stays signed in; all other sessions with the old one are ended. */
export default function ChangePasswordPage() {
  const session = useSession()
  return (
    <div className={styles.card}>
      <PageSection skeleton={<Waiting />}>
        {session && <ChangePassword token={session.token} userName={session.userName} />}
      </PageSection>
    </div>
  )
}

function ChangePassword({ token, userName }: { token: string; userName: string }) {
  const { data: rule } = useSuspenseQuery(passwordRule)
  const storedPassword = useStoredPassword(token)
  // Without a stored password the account may have none, for example after a login by a code or a social account.
  const { data: guards } = useQuery({ ...accountGuards, enabled: storedPassword.isChecked && !storedPassword.isStored })
  if (guards?.hasPassword === false) return <NoPassword />
  return storedPassword.isChecked ? (
    <ChangePasswordForm userName={userName} rule={rule} storedPassword={storedPassword} />
  ) : (
    <Waiting />
  )
}

const Waiting = () => <Skeleton height={420} />
