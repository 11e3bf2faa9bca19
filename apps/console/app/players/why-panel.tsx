import type { Check } from '@ante/contract/console/players/get-player.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'

import { useSite } from '../lib/site.ts'
import { Time } from '../ui/time.tsx'
import { checkText } from './check-texts.ts'
import type { Player } from './player-queries.ts'
import styles from './players.module.css'

const PARTS: readonly (readonly [part: keyof Player['checks'], can: MessageDescriptor, cannot: MessageDescriptor])[] = [
  ['login', msg`Can log in`, msg`Can't log in`],
  ['deposit', msg`Can deposit`, msg`Can't deposit`],
  ['play', msg`Can play`, msg`Can't play`],
  ['withdraw', msg`Can withdraw`, msg`Can't withdraw`],
]

/** What the player can do now, and why not: by the same rules as the player's own calls. */
export function WhyPanel({ checks }: Pick<Player, 'checks'>) {
  const { t } = useLingui()
  return (
    <section className={styles.why} aria-label={t`What the player can do now`}>
      {PARTS.map(([part, can, cannot]) => {
        const failed = checks[part].filter(({ satisfied }) => !satisfied)
        const isPossible = failed.length === 0
        const Icon = isPossible ? CircleCheck : CircleX
        return (
          <div key={part} className={styles.can}>
            <p className={`${styles.verdict} ${isPossible ? styles.possible : styles.impossible}`}>
              <Icon size={15} aria-hidden />
              {t(isPossible ? can : cannot)}
            </p>
            <ul>
              {failed.map((check) => (
                <FailedCheck key={check.code} check={check} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function FailedCheck({ check }: { check: Check }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <li>
      {t(checkText(check))}
      {check.until !== null && (
        <span className={styles.quiet}>
          {' · '}
          <Trans>
            until <Time at={check.until} zone={zone} />
          </Trans>
        </span>
      )}
    </li>
  )
}
