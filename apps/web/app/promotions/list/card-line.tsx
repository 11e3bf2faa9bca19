import { dayOf } from '@ante/contract/kit/days.ts'
import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatDateRange } from '../../lib/i18n/format-date.ts'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { useMerchant } from '../../merchant/public.ts'
import { StatusChip } from '../offer/status-chip.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import { useGiftTexts } from '../offer/use-gift-texts.ts'

interface CardLineProps {
  promotion: Promotion
  currency: string
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
}

const DAY_MS = 86_400_000

/** A line of a promotion: the time until its start, the status, or, while it is open, the reward and the end. */
export function CardLine({ promotion, currency, now, receivedAt }: CardLineProps): ReactNode {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const giftTexts = useGiftTexts(currency)
  const { status, from, until, gift, summary, lang } = promotion
  if (status === 'coming' && from)
    return <TimeLeft until={from} now={now} receivedAt={receivedAt} format={(left) => t`Starts in ${left}`} />
  // `open` is not shown: it is the status of most promotions.
  if (status !== 'open') return <StatusChip status={status} />
  const isLastDay = until !== null && Date.parse(until) - Date.parse(now) < DAY_MS
  if (isLastDay)
    return <TimeLeft until={until} now={now} receivedAt={receivedAt} format={(left) => t`Ends in ${left}`} />
  const shortDate = (moment: string) => {
    const day = dayOf(zone, moment)
    return formatDateRange({ from: day, to: day }, i18n.locale)
  }
  const parts = [gift && giftTexts(gift), until && t`Until ${shortDate(until)}`].filter(
    (part) => part !== null && part !== '',
  )
  return parts.length > 0 ? parts.join(' · ') : <span {...languageAttributes(lang)}>{summary}</span>
}
