import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { launchAddress } from '@ante/contract/launch/launch-address.ts'
import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { RecordLine } from './record-line.tsx'
import styles from './unfinished.module.css'

interface UnfinishedProps {
  records: readonly PlayRecord[]
  currency: string
  zone: string
  onOpen(record: PlayRecord): void
}

/** Unfinished rounds, with links back to their games. */
export function Unfinished({ records, currency, zone, onOpen }: UnfinishedProps) {
  const { t } = useLingui()
  if (records.length === 0) return null
  return (
    <section className={styles.unfinished} aria-label={t`Unfinished`}>
      <h2 className={styles.day}>{t`Unfinished`}</h2>
      {records.map((record) => (
        <div key={`${record.vendor} ${record.roundId}`} className={styles.waitingRound}>
          <RecordLine record={record} currency={currency} zone={zone} dated onOpen={onOpen} />
          {record.isOffered && (
            <div className={styles.backToGame}>
              <ButtonLink variant="quiet" wide to={gameAddress(record)}>{t`Back to game`}</ButtonLink>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

/** Address that reopens a round's game. */
export function gameAddress({ vendor, gameId, nodeId, category, supportPlay }: PlayRecord): string {
  return launchAddress({ vendor, gameId, nodeId, category, supportPlay })
}
