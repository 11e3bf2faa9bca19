import { Trans } from '@lingui/react/macro'

import { useFormatDateTime } from '../../lib/i18n/use-format-date-time.ts'
import { Button } from '../../ui/button.tsx'
import styles from './team-bets.module.css'

interface SearchFurtherBackProps {
  pages: { isFetching: boolean; fetchNextPage(): Promise<unknown> }
  zone: string
  /** Start of the searched period; null if all requested days were searched. */
  to: string | null
}

/** A search is slow if the team has few bets among those of all members: the agent decides whether to continue. */
export function SearchFurtherBack({ pages, zone, to }: SearchFurtherBackProps) {
  const formatDateTime = useFormatDateTime(zone)
  if (to === null) return null
  const at = formatDateTime(to)
  return (
    <div className={styles.further}>
      <p>
        <Trans>Searched back to {at}.</Trans>
      </p>
      <Button variant="quiet" busy={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
        <Trans>Search further back</Trans>
      </Button>
    </div>
  )
}
