import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './records.module.css'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

const LINE_PX = 84

/** What stands under the last round: more to come, a way to try again, or the end. */
export function RecordsEnd({ pages, isEmpty }: { pages: Pages; isEmpty: boolean }) {
  const { t } = useLingui()
  if (pages.isFetchingNextPage) {
    return (
      <div className={styles.waiting}>
        <Loading label={t`More rounds are on their way`} />
        <Skeleton height={LINE_PX} />
        <Skeleton height={LINE_PX} />
      </div>
    )
  }
  if (pages.isFetchNextPageError) {
    return (
      <div className={styles.retry} role="alert">
        <p>{t`The next rounds did not load.`}</p>
        <Button look="quiet" onClick={() => void pages.fetchNextPage()}>{t`Try again`}</Button>
      </div>
    )
  }
  return pages.hasNextPage || isEmpty ? null : <p className={styles.end}>{t`That is all of them`}</p>
}
