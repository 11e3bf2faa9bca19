import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import way from '../parts/way.module.css'
import styles from './guard-list.module.css'
import type { GuardRowState } from './guard-rows.ts'

interface GuardLineProps {
  row: GuardRowState
  /** The first that is open: the thing to do now. */
  isNext: boolean
  title: ReactNode
  about: ReactNode
  /** What can be done about it. */
  children: ReactNode
}

/** One thing that has to be so: done, to be done now, or later. */
export function GuardLine({ row: { satisfied }, isNext, title, about, children }: GuardLineProps) {
  const { t } = useLingui()
  const openPlace = isNext ? 'next' : 'open'
  return (
    <li
      className={classes(way.place, styles.guard)}
      data-place={satisfied ? 'done' : openPlace}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={classes(way.sign, styles.sign)}>{satisfied && <Icon name="check" size={16} />}</span>
      <div className={way.what}>
        <p className={styles.name}>
          {title}
          <span className={styles.spoken}>{satisfied ? t`, done` : t`, still open`}</span>
        </p>
        <p className={styles.about}>{about}</p>
        {children}
      </div>
    </li>
  )
}
