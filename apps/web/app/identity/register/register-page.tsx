import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PageLoader } from '../../lib/page-module.ts'
import { settle } from '../../lib/query-client.ts'
import { Link } from '../../lib/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Entrance } from '../entrance/entrance.tsx'
import styles from '../entrance/form.module.css'
import { registrationRules } from '../queries.ts'
import { RegisterForm } from './register-form.tsx'
import { useLeaveIfMember } from '../use-enter.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(registrationRules)])

export default function RegisterPage() {
  const { t } = useLingui()
  const { name, whitelabel } = useMerchant()
  useLeaveIfMember()
  return (
    <Entrance
      small
      title={t`Join ${name}`}
      words={t`A username and a password, and you are in.`}
      strip={
        <p className={styles.instead}>
          {t`Already have an account?`} <Link to="/m/login" className={styles.link}>{t`Log in`}</Link>
        </p>
      }
    >
      {whitelabel['REG3'] === false ? (
        <EmptyState icon="person" title={t`${name} takes no new members at present`}>
          {t`Members come in as before.`}
        </EmptyState>
      ) : (
        <PageSection skeleton={<Skeleton height={380} />} failedTitle={t`The form did not load`}>
          <RegisterWithRules />
        </PageSection>
      )}
    </Entrance>
  )
}

function RegisterWithRules() {
  const { data: rules } = useSuspenseQuery(registrationRules)
  return <RegisterForm rules={rules} />
}
