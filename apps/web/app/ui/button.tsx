import type { ButtonHTMLAttributes, ReactNode } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { Link } from '../lib/pages/router.tsx'
import styles from './button.module.css'

type Look = 'main' | 'quiet' | 'reward'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  wide?: boolean
  /** Busy state: keeps its width and ignores further taps. */
  busy?: boolean
}

export function Button({ look = 'main', wide = false, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], wide && styles.wide, busy && styles.busy)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.face}>{children}</span>
    </button>
  )
}

interface ButtonLinkProps {
  to: string
  look?: Look
  wide?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({ look = 'main', wide = false, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classes(styles.button, styles[look], wide && styles.wide)}>
      <span className={styles.face}>{children}</span>
    </Link>
  )
}
