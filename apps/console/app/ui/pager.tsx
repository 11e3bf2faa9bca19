import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { previousTrail, nextTrail, pageNumberOf } from '../lib/pages.ts'
import { Button } from './button.tsx'
import styles from './data-table.module.css'

interface PagerProps {
  /** Number of rows on this page. */
  count: number
  trail: string | undefined
  next: string | null
  onPage(trail: string | undefined): void
}

/** Buttons for the previous and the next page, by cursors. A total is not shown, because counting all rows is slow. */
export function Pager({ count, trail, next, onPage }: PagerProps) {
  const { t } = useLingui()
  const page = pageNumberOf(trail)
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <span>
        <Trans>Page {page}</Trans>
        {' · '}
        <Plural value={count} one="# row" other="# rows" />
      </span>
      <span className={styles.pagerButtons}>
        <Button
          size="small"
          isDisabled={trail === undefined}
          onPress={() => trail !== undefined && onPage(previousTrail(trail))}
        >
          <ChevronLeft size={14} aria-hidden />
          <Trans>Previous</Trans>
        </Button>
        <Button size="small" isDisabled={next === null} onPress={() => next !== null && onPage(nextTrail(trail, next))}>
          <Trans>Next</Trans>
          <ChevronRight size={14} aria-hidden />
        </Button>
      </span>
    </nav>
  )
}
