import type { MatchKind } from '@ante/contract/console/players/search-players.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Time } from '../ui/time.tsx'
import type { FoundGroup } from './player-queries.ts'
import { typeText } from './player-state.tsx'
import styles from './players.module.css'

const KINDS: Record<MatchKind, MessageDescriptor> = {
  id: msg`By id`,
  account: msg`By account`,
  mobile: msg`By phone`,
  mail: msg`By mail`,
  payee: msg`By payee name`,
  card: msg`By the card's last digits`,
  deposit: msg`By deposit`,
  withdrawal: msg`By withdrawal`,
  round: msg`By game round`,
  lottery: msg`By lottery order`,
  transaction: msg`By transaction`,
  device: msg`By device`,
  ip: msg`By IP address`,
}

/** Found players, grouped by the matching field. */
export function SearchResults({ groups }: { groups: readonly FoundGroup[] }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  return (
    <div className={styles.results}>
      {groups.map(({ kind, players, hasMore }) => (
        <section key={kind} aria-label={t(KINDS[kind])}>
          <h2 className={styles.groupTitle}>{t(KINDS[kind])}</h2>
          <ul>
            {players.map((player) => (
              <li key={player.id}>
                <Link
                  to="/m/$merchant/players/$player"
                  params={{ merchant, player: player.id }}
                  className={styles.found}
                  preload={false}
                >
                  <strong>{player.account}</strong>
                  <span className={styles.quiet}>{player.id}</span>
                  <span>
                    <Badge>{t(typeText(player.type))}</Badge>{' '}
                    {player.status === 'disabled' && <Badge tone="bad">{t`Login blocked`}</Badge>}
                  </span>
                  <span className={styles.quiet}>{player.mobile ?? ''}</span>
                  <span className={styles.quiet}>
                    <Time at={player.registeredAt} zone={zone} />
                  </span>
                  <code className={styles.match}>{player.match === player.account ? '' : player.match}</code>
                </Link>
              </li>
            ))}
          </ul>
          {hasMore && (
            <p className={styles.quiet}>
              <Trans>There are more. Enter more of it, or something else.</Trans>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
