import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { Icon } from './icon.tsx'
import styles from './section-head.module.css'

interface SectionHeadProps {
  title: string
  icon?: ReactNode
  /** Link to the whole list; the label explains "all" for screen readers. */
  more?: { to: string; label: string }
  aside?: ReactNode
}

/** Heading of a part of a page. */
export function SectionHead({ title, icon, more, aside }: SectionHeadProps) {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2 className={styles.title}>{title}</h2>
      {aside}
      {more && (
        <Link to={more.to} className={styles.more} aria-label={more.label}>
          {t`See all`}
          <Icon name="chevron" size={16} turns />
        </Link>
      )}
    </div>
  )
}
