import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Picture } from './picture.tsx'
import styles from './states.module.css'

interface StateProps {
  /** Address of an illustration, or the name of an icon as a fallback. */
  picture?: string
  icon?: IconName
  title: string
  /** Whether the title is the heading of the page, which has no other one. */
  isHeading?: boolean
  children?: ReactNode
  /** The only action. */
  action?: ReactNode
}

/** Empty state: a picture, a sentence, and one action. */
export function EmptyState({ picture, icon = 'info', title, isHeading = false, children, action }: StateProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={styles.state}>
      <span className={picture ? styles.picture : styles.badge}>
        {picture ? <Picture src={picture} alt="" width={160} height={128} bare /> : <Icon name={icon} size={32} />}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** Error state: what happened, what is safe, and a retry. */
export function FailedState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState icon="warning" {...props} />
    </div>
  )
}
