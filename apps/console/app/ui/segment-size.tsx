import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'

import { countText } from '../lib/amounts.ts'
import styles from './segment-size.module.css'

interface Size {
  players: number
  excluded: number
  active: number
}

interface SegmentSizeProps {
  query: Pick<UseQueryResult<Size>, 'data' | 'isError'>
  /** What excluded players of the segment do not get; null if they get it too. */
  withheld: 'rewards' | 'offers' | null
}

/** The number of players of a segment now. */
export function SegmentSize({ query: { data, isError }, withheld }: SegmentSizeProps) {
  const { t } = useLingui()
  if (isError) return <p className={styles.segment}>{t`The players could not be counted.`}</p>
  if (!data) return <p className={styles.segment}>{t`Counting…`}</p>
  const [players, active] = [countText(data.players), countText(data.active)]
  return (
    <output className={styles.segment}>
      <Trans>
        {players} players now, {active} of them with a bet in the last 28 days.
      </Trans>{' '}
      {data.excluded > 0 && <Excluded count={countText(data.excluded)} withheld={withheld} />}
    </output>
  )
}

function Excluded({ count, withheld }: { count: string } & Pick<SegmentSizeProps, 'withheld'>) {
  if (withheld === 'rewards')
    return <Trans>{count} more are in a time-out or self-exclusion, and get no rewards.</Trans>
  if (withheld === 'offers') return <Trans>{count} more are in a time-out or self-exclusion, and get no offers.</Trans>
  return <Trans>{count} more are in a time-out or self-exclusion, and get it too.</Trans>
}
