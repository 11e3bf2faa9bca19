import type { DashboardFigures } from '@ante/contract/console/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/badge.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Time } from '../ui/time.tsx'
import styles from './dashboard.module.css'

type Party = DashboardFigures['parties'][number]

const TONES: Record<Party['state'], Tone> = { up: 'good', down: 'bad', closed: 'warn', unknown: 'neutral' }

/** Status of the payment providers and game vendors: whether they respond. */
export function PartyList({ parties, zone }: { parties: readonly Party[]; zone: string }) {
  const { t } = useLingui()
  const states: Record<Party['state'], string> = {
    up: t`Up`,
    down: t`Down`,
    closed: t`Closed`,
    unknown: t`Not called yet`,
  }
  const kinds: Record<Party['kind'], string> = { provider: t`Payments`, vendor: t`Games` }
  return (
    <section className={styles.panel} aria-label={t`Providers and vendors`}>
      <header className={styles.panelHead}>
        <h2>
          <Trans>Providers and vendors</Trans>
        </h2>
      </header>
      <ScrollRegion label={t`State of each`} className={styles.parties}>
        <ul>
          {parties.map(({ kind, code, name, state, since, problem }) => (
            <li key={`${kind} ${code}`} className={styles.party}>
              <bdi className={styles.partyName}>{name}</bdi>
              <span className={styles.kind}>{kinds[kind]}</span>
              <span className={styles.since} title={problem}>
                {since !== null && <Time at={since} zone={zone} isRelative />}
              </span>
              <Badge tone={TONES[state]}>{states[state]}</Badge>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </section>
  )
}
