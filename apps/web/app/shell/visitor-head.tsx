import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { useFlag } from '../merchant/public.ts'
import styles from './visitor-head.module.css'

/** For somebody who is not signed in: the login, and the registration where the merchant takes new members directly. */
export function VisitorHead() {
  const { t } = useLingui()
  const takesMembers = useFlag('DIRECTREG3')
  return (
    <>
      <Link to="/m/login" className={takesMembers ? styles.login : styles.register}>
        {t`Log in`}
      </Link>
      {takesMembers && (
        <Link to="/m/register" className={styles.register}>
          {t`Register`}
        </Link>
      )}
    </>
  )
}
