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
  /** Messages that more rows are loading, and that loading failed. */
  texts: { loading: string; failed: string }
}

const LINE_PX = 84

/** Footer of a list: loading more, a retry button, or the end. */
export function RecordsEnd({ pages, isEmpty, texts }: RecordsEndProps) {
  const { t } = useLingui()
  if (pages.isFetchingNextPage) {
    return (
      <div className={styles.waiting}>
        <Loading label={texts.loading} />
        <Skeleton height={LINE_PX} />
        <Skeleton height={LINE_PX} />
      </div>
    )
  }
  if (pages.isFetchNextPageError) {
    return (
      <div className={styles.retry} role="alert">
        <p>{texts.failed}</p>
        <Button variant="quiet" onClick={() => void pages.fetchNextPage()}>{t`Try again`}</Button>
      </div>
    )
  }
  return pages.hasNextPage || isEmpty ? null : <p className={styles.end}>{t`End of list`}</p>
}
