import type { ButtonHTMLAttributes, ReactNode } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { Link } from '../lib/pages/router.tsx'
import styles from './button.module.css'

type Variant = 'main' | 'quiet' | 'reward'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  wide?: boolean
  /** Whether the button is busy: it keeps its width and ignores further taps. */
  busy?: boolean
}

export function Button({ variant = 'main', wide = false, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[variant], wide && styles.wide, busy && styles.busy)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.content}>{children}</span>
    </button>
  )
}

interface ButtonLinkProps {
  to: string
  variant?: Variant
  wide?: boolean
  /** Name of the link, if its text alone is ambiguous. */
  'aria-label'?: string
  onClick?: () => void
  children: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'main', wide = false, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classes(styles.button, styles[variant], wide && styles.wide)}>
      <span className={styles.content}>{children}</span>
    </Link>
  )
}
