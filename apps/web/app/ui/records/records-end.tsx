import { useLingui } from '@lingui/react/macro'

import { Button } from '../button.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import styles from './records.module.css'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

interface RecordsEndProps {
  pages: Pages
  isEmpty: boolean
  /** That more of them come, and that they did not, in a sentence each. */
  words: { coming: string; failed: string }
}

const LINE_PX = 84

/** What stands under the last line: more to come, a way to try again, or the end. */
export function RecordsEnd({ pages, isEmpty, words }: RecordsEndProps) {
  const { t } = useLingui()
  if (pages.isFetchingNextPage) {
    return (
      <div className={styles.waiting}>
        <Loading label={words.coming} />
        <Skeleton height={LINE_PX} />
        <Skeleton height={LINE_PX} />
      </div>
    )
  }
  if (pages.isFetchNextPageError) {
    return (
      <div className={styles.retry} role="alert">
        <p>{words.failed}</p>
        <Button look="quiet" onClick={() => void pages.fetchNextPage()}>{t`Try again`}</Button>
      </div>
    )
  }
  return pages.hasNextPage || isEmpty ? null : <p className={styles.end}>{t`No more entries`}</p>
}
