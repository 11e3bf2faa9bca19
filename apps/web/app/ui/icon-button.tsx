import type { ButtonHTMLAttributes } from 'react'

import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconName } from './icon-paths.ts'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  label: string
  size?: number
  turns?: boolean
}

/** A picture to press, 44 px wide and high, with a name for those who do not see it. */
export function IconButton({ icon, label, size = 24, turns = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} size={size} turns={turns} />
    </button>
  )
}
