import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { segmentQuery } from './promotion-queries.ts'
import styles from './promotions.module.css'

/** The number of players of a segment now; excluded ones get no rewards. */
export function SegmentCount({ audience }: { audience: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { data, isError } = useQuery(segmentQuery(merchant, audience))
  if (isError) return <p className={styles.segment}>{t`The players could not be counted.`}</p>
  if (!data) return <p className={styles.segment}>{t`Counting…`}</p>
  const [players, active, excluded] = [countText(data.players), countText(data.active), countText(data.excluded)]
  return (
    <output className={styles.segment}>
      <Trans>
        {players} players now, {active} of them with a bet in the last 28 days.
      </Trans>{' '}
      {data.excluded > 0 && <Trans>{excluded} more are in a time-out or self-exclusion, and get no rewards.</Trans>}
    </output>
  )
}
