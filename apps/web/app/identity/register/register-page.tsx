import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { Link } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx'
import styles from '../sign-in-frame/form.module.css'
import { registrationRules } from '../queries.ts'
import { signInWays } from '../social/queries.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { useLeaveIfMember } from '../use-enter.ts'
import { InvitationOnly, ClosedRegistration } from './closed-registration.tsx'
import { RegisterForm } from './register-form.tsx'
import { useRegistrationAccess } from './use-registration-access.ts'
import type { RegistrationAccess } from './use-registration-access.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(registrationRules), queries.query(signInWays)])

export default function RegisterPage() {
  const { t } = useLingui()
  const { name } = useMerchant()
  const access = useRegistrationAccess()
  useLeaveIfMember()
  const login = (
    <p className={styles.instead}>
      {t`Already have an account?`} <Link to="/m/login" className={styles.link}>{t`Log in`}</Link>
    </p>
  )
  return (
    <SignInFrame
      small
      title={t`Join ${name}`}
      message={access === 'open' || access === 'invited' ? t`It only takes a minute.` : ''}
      strip={access === 'closed' ? null : login}
    >
      <Registration access={access} />
    </SignInFrame>
  )
}

function Registration({ access }: { access: RegistrationAccess }) {
  const { t } = useLingui()
  const [hasCode, setHasCode] = useState(false)
  if (access === 'closed') return <ClosedRegistration />
  if (access === 'by invitation' && !hasCode) return <InvitationOnly onCode={() => setHasCode(true)} />
  return (
    <PageSection skeleton={<Skeleton height={380} />} failedTitle={t`Couldn’t load the form`}>
      <RegisterWithRules byInvitationAlone={access !== 'open'} />
    </PageSection>
  )
}

function RegisterWithRules({ byInvitationAlone }: { byInvitationAlone: boolean }) {
  const { data: rules } = useSuspenseQuery(registrationRules)
  return (
    <>
      <RegisterForm rules={rules} byInvitationAlone={byInvitationAlone} />
      {!byInvitationAlone && <SocialButtons />}
    </>
  )
}
