import type { IncomeLine } from '@ante/contract/agents/rebate-income.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { categoryWords } from '../../catalogue/public.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { incomeLinesOf } from './queries.ts'
import styles from './rebates.module.css'

interface IncomeSheetProps {
  open: boolean
  day: string
  onClose(): void
}

const LINE_PX = 64

/** Composition of a day's rebates by downline team. */
export function IncomeSheet({ open, day, onClose }: IncomeSheetProps) {
  const { t, i18n } = useLingui()
  const dayShown = formatDate(day, i18n.locale)
  return (
    <Sheet open={open} title={t`Rebates of ${dayShown}`} onClose={onClose}>
      {open && (
        <ContentBoundary key={day} skeleton={<Waiting />}>
          <Lines day={day} />
        </ContentBoundary>
      )}
    </Sheet>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <Loading label={t`Loading details…`} />
      <Skeleton height={LINE_PX} />
      <Skeleton height={LINE_PX} />
    </>
  )
}

function Lines({ day }: { day: string }) {
  const { t, i18n } = useLingui()
  const pages = useSuspenseInfiniteQuery(incomeLinesOf(day))
  const [first] = pages.data.pages
  if (!first) return null
  const { payments, currency } = first
  const lines = eachOnce(
    pages.data.pages,
    (page) => page.lines,
    ({ number }) => number,
  )
  const owing = payments.filter(({ owed }) => Number(owed) > 0)
  return (
    <>
      <p className={styles.soft}>
        {t`Each line is the total a direct downline’s team bet, times the difference between your rate and theirs.`}
      </p>
      {owing.map(({ category, owed }) => (
        <p key={category} className={styles.note}>
          <Trans>
            {i18n._(categoryWords[category])}: bets you were paid for were voided. Your next rebates will cover{' '}
            <Money amount={owed} currency={currency} />.
          </Trans>
        </p>
      ))}
      <ul>
        {lines.map((line) => (
          <Line key={line.number} line={line} currency={currency} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button variant="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {pages.isFetchNextPageError ? t`Try again` : t`Show more`}
        </Button>
      )}
    </>
  )
}

function Line({ line, currency }: { line: IncomeLine; currency: string }) {
  const { t, i18n } = useLingui()
  const { customerName, category, turnover, ownRate, downlineRate, amount, played } = line
  const [ownPercent, downlinePercent] = [ownRate, downlineRate].map((rate) => formatPercent(rate, i18n.locale))
  const day = formatDate(played, i18n.locale)
  return (
    <li className={styles.line}>
      <span className={styles.subject}>
        <span className={styles.choiceName}>
          <bdi>{customerName}</bdi> · {i18n._(categoryWords[category])}
        </span>
        <span className={styles.soft}>
          <Trans>
            <Money amount={turnover} currency={currency} /> × ({ownPercent} − {downlinePercent})
          </Trans>
        </span>
        <span className={styles.soft}>{t`Played on ${day}`}</span>
      </span>
      <span className={styles.figure}>
        <Money amount={amount} currency={currency} />
      </span>
    </li>
  )
}
