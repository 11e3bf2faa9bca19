import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadShareWin } from '../../win-cards/public.ts'
import { recordDetail } from './record-detail.ts'
import { RecordHead } from './record-head.tsx'
import styles from './record-sheet.module.css'
import { RoundDetailPanel } from './round-detail-panel.tsx'
import { gameAddress } from './unfinished.tsx'
import { winOf } from './win-of.ts'

interface RecordSheetProps {
  open: boolean
  record: PlayRecord
  onClose(): void
}

/** Details of one round: transfers, events in the game, and verification. */
export function RecordSheet({ open, record, onClose }: RecordSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Round`} onClose={onClose}>
      <RecordHead record={record} />
      <PageSection
        key={`${record.vendor} ${record.roundId}`}
        skeleton={<DetailSkeleton />}
        failedTitle={t`Couldn’t load this round`}
      >
        <Detail name={record} onLeave={onClose} />
      </PageSection>
    </Sheet>
  )
}

function Detail({ name, onLeave }: { name: PlayRecord; onLeave(): void }) {
  const { t } = useLingui()
  const { data: detail } = useSuspenseQuery(recordDetail(name))
  const { record } = detail
  const win = winOf(record, detail.currency)
  return (
    <>
      <RoundDetailPanel detail={detail} />
      {record.isOffered && (
        <div className={styles.retry}>
          <ButtonLink wide to={gameAddress(record)} onClick={onLeave}>
            {record.outcome === 'open' ? t`Back to game` : t`Play again`}
          </ButtonLink>
        </div>
      )}
      {win && (
        <div className={styles.retry}>
          <Later quiet isRequested load={loadShareWin} props={{ win }} />
        </div>
      )}
    </>
  )
}

const PARTS = [72, 140, 180]

function DetailSkeleton() {
  return (
    <div className={styles.waiting}>
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
