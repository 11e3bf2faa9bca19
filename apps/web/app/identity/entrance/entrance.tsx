import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { LanguageButton, useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { EntranceArt } from './entrance-art.tsx'
import { EntranceProblem } from './entrance-problem.ts'
import styles from './entrance.module.css'

interface EntranceProps {
  title: string
  message: string
  children: ReactNode
  /** A smaller picture for long forms. */
  small?: boolean
  /** Links to other pages. */
  strip: ReactNode
}

/** Frame of sign-in and registration pages: the merchant's logo, the languages, the form, and other links. */
export function Entrance({ title, message, small = false, children, strip }: EntranceProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const [isPlain, setPlain] = useState(false)
  const [report] = useState(() => () => setPlain(true))
  return (
    <div className={styles.entrance}>
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
      {!isPlain && <EntranceArt small={small} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{message}</p>
      <EntranceProblem value={report}>
        <div className={styles.card}>{children}</div>
      </EntranceProblem>
      {strip}
    </div>
  )
}
