import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Picture } from './picture.tsx'
import styles from './states.module.css'

interface StateProps {
  /** A drawn picture's address, or the name of an icon until there is one. */
  picture?: string
  icon?: IconName
  title: string
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** Nothing here yet: a picture, a sentence, one thing to do. */
export function EmptyState({ picture, icon = 'info', title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={picture ? styles.picture : styles.badge}>
        {picture ? <Picture src={picture} alt="" width={160} height={128} bare /> : <Icon name={icon} size={32} />}
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}

/** Something went wrong: what happened, what is safe, and a way to try again. */
export function FailedState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState icon="warning" {...props} />
    </div>
  )
}
