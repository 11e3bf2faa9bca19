import { dayOf } from '@ante/contract/kit/days.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { formatDate } from '../lib/i18n/format-date.ts'
import { formatExactMoney } from '../lib/i18n/format-money.ts'
import { isolateText } from '../lib/i18n/isolate-text.ts'
import { PICKS_DRAWN } from './card.ts'
import type { Card } from './card.ts'
import { multiplierText } from './multiplier.ts'
import type { BookedTicket, Shared, Win } from './shared.ts'

interface CardOptions {
  i18n: I18n
  hideAmount: boolean
  zone: string
  minimumAge: number
  /** Name and host of the merchant. */
  brand: string
  site: string
}

/** Returns the content of the picture of a win or a ticket, in the language of the page. */
export function cardOf(shared: Shared, options: CardOptions): Card {
  const { i18n, minimumAge, brand, site } = options
  const common = { responsible: i18n._(msg`${minimumAge}+ · Play responsibly`), brand, site }
  return { ...common, ...(shared.kind === 'win' ? winParts(shared, options) : ticketParts(shared, options)) }
}

type Parts = Omit<Card, 'responsible' | 'brand' | 'site'>

function winParts({ gameName, picture, wonAt, ...win }: Win, { i18n, hideAmount, zone }: CardOptions): Parts {
  const multiplier = multiplierText(win, i18n.locale)
  const text = formatExactMoney({ amount: win.payout, currency: win.currency }, i18n.locale)
  return {
    picture,
    title: gameName,
    figure: multiplier === null ? null : { label: null, text: multiplier },
    amount: hideAmount ? null : { label: i18n._(msg`Payout`), text },
    picks: [],
    more: null,
    code: null,
    date: formatDate(dayOf(zone, wonAt), i18n.locale),
  }
}

function ticketParts({ gameName, picks, odds, code, expiresAt }: BookedTicket, { i18n, zone }: CardOptions): Parts {
  const day = formatDate(dayOf(zone, expiresAt), i18n.locale)
  const count = picks.length - PICKS_DRAWN
  return {
    picture: null,
    title: gameName,
    figure: odds === null ? null : { label: i18n._(msg`Total odds`), text: odds },
    amount: null,
    picks: picks.slice(0, PICKS_DRAWN).map(({ pick, market, event, odds: price }) => ({
      pick,
      event: `${market} · ${isolateText(event)}`,
      odds: price,
    })),
    more: count > 0 ? `\u2066+${count}\u2069` : null,
    code: { label: i18n._(msg`Booking code`), text: code },
    date: i18n._(msg`Valid until ${day}`),
  }
}
