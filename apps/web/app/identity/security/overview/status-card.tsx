import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { securityAdvice, securityLevel } from '../security-level.ts'
import type { Guards, SecurityAdvice, SecurityLevel } from '../security-level.ts'
import { Shield } from './shield.tsx'
import styles from './status-card.module.css'
import type { SecuritySheet } from '../use-sheets.ts'

const titles = {
  1: msg`Basic protection: password only`,
  2: msg`Good protection`,
  3: msg`Strong protection`,
} satisfies Record<SecurityLevel, unknown>

const advices = {
  secondGuard: msg`Anyone who learns your password can log in. A passkey uses your fingerprint or face and can’t be guessed.`,
  recoveryCodes: msg`You’re running out of recovery codes. Create new ones before you need them.`,
  authenticator: msg`With an authenticator app, your password alone isn’t enough to log in.`,
  passkey: msg`A passkey is faster than a password and can’t be guessed.`,
  nothing: msg`Everything is set up. Check your devices from time to time.`,
} satisfies Record<SecurityAdvice, unknown>

const steps = {
  secondGuard: { sheet: 'passkeys', label: msg`Add passkey` },
  recoveryCodes: { sheet: 'recovery', label: msg`Create new codes` },
  authenticator: { sheet: 'authenticator', label: msg`Add authenticator app` },
  passkey: { sheet: 'passkeys', label: msg`Add passkey` },
} as const

interface StatusCardProps {
  guards: Guards
  /** Number of active factors, and of all available ones. */
  factors: { done: number; all: number }
  onOpen(sheet: SecuritySheet): void
}

/** Security level of the account, and the recommended next step. */
export function StatusCard({ guards, factors: { done, all }, onOpen }: StatusCardProps) {
  const { t, i18n } = useLingui()
  const level = securityLevel(guards)
  const advice = securityAdvice(guards)
  const step = advice === 'nothing' ? null : steps[advice]
  return (
    <section className={styles.card} aria-label={t`Account protection`}>
      <div className={styles.top}>
        <Shield level={level} />
        <div className={styles.subject}>
          <p className={styles.title}>{i18n._(titles[level])}</p>
          <p className={styles.text}>{i18n._(advices[advice])}</p>
          <div className={styles.meter} aria-hidden="true">
            {[1, 2, 3].map((part) => (
              <span key={part} className={styles.part} data-level={part <= level ? level : 0} />
            ))}
          </div>
          <p className={styles.count}>{t`${done} of ${all} set up`}</p>
        </div>
      </div>
      {step && (
        <Button wide onClick={() => onOpen(step.sheet)}>
          {i18n._(step.label)}
        </Button>
      )}
    </section>
  )
}
