import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { EntranceArt } from './entrance-art.tsx'
import styles from './entrance.module.css'

interface EntranceProps {
  title: string
  words: string
  children: ReactNode
  /** A smaller picture for long forms. */
  small?: boolean
  /** Links to other pages. */
  strip: ReactNode
}

/** Frame of sign-in and registration pages: the merchant's logo, the form, and other links. */
export function Entrance({ title, words: texts, small = false, children, strip }: EntranceProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <div className={styles.entrance}>
      <div className={styles.top}>
        <Link to="/m/home" className={styles.back} aria-label={t`Back to lobby`}>
          <Icon name="back" turns />
        </Link>
        <p className={styles.logo}>
          <bdi>{name}</bdi>
        </p>
      </div>
      <EntranceArt small={small} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{texts}</p>
      <div className={styles.card}>{children}</div>
      {strip}
    </div>
  )
}
