import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import type { SignInCalendar } from '@ante/contract/promotions/sign-in-calendar.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { useConnection } from '../../lib/calls/connection.ts'
import { centsOf, formatCents } from '../../lib/i18n/cents.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { playedFor } from '../offer/example.ts'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import { useIsMember } from '../offer/use-is-member.ts'
import styles from './calendar.module.css'
import { Envelope } from './envelope.tsx'
import { calendarFor } from './queries.ts'
import { useCalendar } from './use-calendar.ts'

interface CalendarPartProps {
  promotion: PromotionDetail
  skeleton: ReactNode
}

/** The days of a sign-in calendar with their rewards, and the button of the current day. */
export function CalendarPart({ promotion, skeleton }: CalendarPartProps) {
  return (
    <PageSection skeleton={skeleton}>
      <Calendar promotion={promotion} />
    </PageSection>
  )
}

const SOONEST_MS = 5_000

/** Milliseconds until the merchant's next day begins. */
const untilResetMs = ({ resetsAt, now }: SignInCalendar) => Math.max(SOONEST_MS, Date.parse(resetsAt) - Date.parse(now))

function Calendar({ promotion: { promotionId, status, action } }: { promotion: PromotionDetail }) {
  const { t, i18n } = useLingui()
  const isMember = useIsMember()
  const { data: calendar, dataUpdatedAt: receivedAt } = useSuspenseQuery({
    ...calendarFor(isMember, promotionId),
    refetchInterval: ({ state: { data } }) => (data ? untilResetMs(data) : false),
  })
  const { sign, claim, isSigning, claimingDay, failure } = useCalendar(promotionId)
  const { days, today, checkedToday, totalBonus, consecutive, resetsAt, now, currency } = calendar
  const total = formatMoney({ amount: totalBonus, currency }, i18n.locale)
  const isRunning = isMember && action !== 'login' && status !== 'closed' && status !== 'coming'
  return (
    <section className={styles.calendar} aria-labelledby="promotion-calendar">
      <h3 id="promotion-calendar" className={styles.heading}>{t`A gift every day`}</h3>
      <p className={styles.soft}>
        {t`Check in daily to get ${total} in total. If you miss a day, you start again from day 1.`}
      </p>
      <ol className={styles.days}>
        {days.map((day) => (
          <Envelope
            key={day.day}
            {...day}
            isToday={day.day === today}
            isNext={day.day === today && !checkedToday}
            currency={currency}
            busy={claimingDay === day.day}
            onClaim={isRunning ? () => claim(day.day) : null}
          />
        ))}
      </ol>
      <PlayTexts calendar={calendar} />
      <p className={styles.line}>
        {consecutive > 0 && (
          <span className={styles.streak}>
            <Plural value={consecutive} one="# day in a row" other="# days in a row" />
          </span>
        )}
        <TimeLeft
          until={resetsAt}
          now={now}
          receivedAt={receivedAt}
          format={(left) => (checkedToday ? t`Next day starts in ${left}` : t`Today ends in ${left}`)}
        />
      </p>
      <Alert message={failure} />
      {isRunning && !checkedToday && <SignButton calendar={calendar} busy={isSigning} onSign={sign} />}
    </section>
  )
}

function PlayTexts({ calendar: { days, today, bettingConditions, currency } }: { calendar: SignInCalendar }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  const bonus = days[today - 1]?.bonus ?? '0'
  const [reward, played] = [money(bonus), money(playedFor(bonus, bettingConditions))]
  return (
    <p className={styles.soft}>
      {Number(bettingConditions) === 0
        ? t`It’s yours right away. No wagering required.`
        : t`For ${reward}, wager ${played} in total before withdrawing.`}
    </p>
  )
}

interface SignButtonProps {
  calendar: SignInCalendar
  busy: boolean
  onSign(): void
}

function SignButton({ calendar, busy, onSign }: SignButtonProps) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  const { days, today, minDeposit, deposited, depositWithin, currency } = calendar
  const isExcluded = useIsExcluded()
  if (isExcluded) return <ExclusionNote />
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  const missing = minDeposit === null ? 0 : centsOf(minDeposit) - centsOf(deposited)
  if (missing > 0) {
    const missingText = money(formatCents(missing))
    return (
      <>
        <p className={styles.missing}>
          {depositWithin === 'day'
            ? t`Deposit ${missingText} more today to check in.`
            : t`Deposit ${missingText} more to check in.`}
        </p>
        <ButtonLink wide to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
      </>
    )
  }
  const bonus = money(days[today - 1]?.bonus ?? '0')
  return (
    <Button variant="reward" wide busy={busy} disabled={!online} onClick={onSign}>
      {t`Check in for ${bonus}`}
    </Button>
  )
}
