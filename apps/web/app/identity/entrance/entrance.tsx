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
  /** The picture makes room for a long form. */
  small?: boolean
  /** Where else one may go from here. */
  strip: ReactNode
}

/** The door of the house: the merchant's mark, what is asked for, and the other ways to go. */
export function Entrance({ title, words, small = false, children, strip }: EntranceProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <div className={styles.entrance}>
      <div className={styles.top}>
        <Link to="/m/home" className={styles.back} aria-label={t`Back to the lobby`}>
          <Icon name="back" turns />
        </Link>
        <p className={styles.logo}>
          <bdi>{name}</bdi>
        </p>
      </div>
      <EntranceArt small={small} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{words}</p>
      <div className={styles.card}>{children}</div>
      {strip}
    </div>
  )
}
