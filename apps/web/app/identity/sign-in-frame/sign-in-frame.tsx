import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { LanguageButton, useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { SignInArt } from './sign-in-art.tsx'
import { SignInProblem } from './sign-in-problem.ts'
import styles from './sign-in-frame.module.css'

interface SignInFrameProps {
  title: string
  message: string
  children: ReactNode
  /** A smaller picture for long forms. */
  small?: boolean
  /** Links to other pages. */
  strip: ReactNode
}

/** Frame of sign-in and registration pages: the merchant's logo, the languages, the form, and other links. */
export function SignInFrame({ title, message, small = false, children, strip }: SignInFrameProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const [isPlain, setPlain] = useState(false)
  const [report] = useState(() => () => setPlain(true))
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Link to="/m/home" className={styles.back} aria-label={t`Back to lobby`}>
          <Icon name="back" turns />
        </Link>
        <p className={styles.logo}>
          <bdi>{name}</bdi>
        </p>
        <span className={styles.language}>
          <LanguageButton />
        </span>
      </div>
      {!isPlain && <SignInArt small={small} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{message}</p>
      <SignInProblem value={report}>
        <div className={styles.card}>{children}</div>
      </SignInProblem>
      {strip}
    </div>
  )
}
