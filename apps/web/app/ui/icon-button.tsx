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

/** An icon button of 44 × 44 px with an accessible name. */
export function IconButton({ icon, label, size = 24, turns = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} size={size} turns={turns} />
    </button>
  )
}
