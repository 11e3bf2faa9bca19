import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { passwordStrength } from './password-strength.ts'
import type { PasswordStrength } from './password-strength.ts'
import styles from './strength-line.module.css'

const LEVELS = ['weak', 'fair', 'strong'] as const

const strengthTexts: Record<PasswordStrength, MessageDescriptor> = {
  weak: msg`Password strength: weak`,
  fair: msg`Password strength: fair`,
  strong: msg`Password strength: strong`,
}

interface StrengthLineProps {
  typed: string
  /** The member's own names, which a password must not resemble. */
  names: readonly string[]
}

/** Strength of a new password while it is typed. */
export function StrengthLine({ typed, names }: StrengthLineProps) {
  const { i18n } = useLingui()
  const strength = passwordStrength(typed, names)
  const reached = strength === null ? 0 : LEVELS.indexOf(strength) + 1
  return (
    <div className={classes(styles.line, strength !== null && styles[strength])}>
      <span className={styles.bars} aria-hidden="true">
        {LEVELS.map((level, index) => (
          <span key={level} className={classes(styles.bar, index < reached && styles.on)} />
        ))}
      </span>
      <span className={styles.text} aria-live="polite">
        {strength !== null && i18n._(strengthTexts[strength])}
      </span>
    </div>
  )
}
