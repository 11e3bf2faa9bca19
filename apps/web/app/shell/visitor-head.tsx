import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { useFlag } from '../merchant/public.ts'
import styles from './visitor-head.module.css'

/** Header of a visitor: the login, and the registration if the merchant accepts direct registrations. */
export function VisitorHead() {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  return (
    <>
      <Link to="/m/login" className={isRegistrationOpen ? styles.login : styles.register}>
        {t`Log in`}
      </Link>
      {isRegistrationOpen && (
        <Link to="/m/register" className={styles.register}>
          {t`Register`}
        </Link>
      )}
    </>
  )
}
