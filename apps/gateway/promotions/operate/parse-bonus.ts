import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { Tables } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { parseAmount } from '../../cashier/operate/parse-channel.ts'
import type { Given } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { hundredthsIn, timesText } from '../../operator/kit/play-times.ts'

export type Bonus = Selectable<Tables['deposit_promotion']>

const PERCENT = /^\d{1,4}(\.\d{1,2})?$/
const MOST_PERCENT_HUNDREDTHS = 100_000
const WHOLE_HUNDREDTHS = 10_000n
const ONCE_HUNDREDTHS = 100
const DEPOSITS = /^[1-5]$/
const LONGEST_TITLE = 120

/** Merges the given options into a bonus; invalid ones throw a helpful sentence. */
export function parseBonus(present: Bonus, options: Given['options'], language: Language): Bonus {
  const { percent, fixed, cap, least, play, deposit, title, channels } = options
  if (percent !== undefined && fixed !== undefined)
    throw new UsageError('Say --percent or --fixed: a bonus is a share or an amount.')
  const next: Bonus = { ...present }
  if (percent !== undefined)
    Object.assign(next, { kind: 'percent', amount: 0n, percent_hundredths: parseShare(percent) })
  // Limits of a percentage do not apply to a fixed amount.
  if (fixed !== undefined)
    Object.assign(next, { kind: 'fixed', amount: parseAmount(fixed), percent_hundredths: 0, cap: null })
  if (cap !== undefined) next.cap = cap === 'none' ? null : parseAmount(cap)
  if (least !== undefined) next.minimum = least === 'none' ? 0n : parseAmount(least)
  if (play !== undefined) next.multiple_hundredths = hundredthsIn(play)
  if (deposit !== undefined) next.nth = parseDeposit(deposit)
  if (title !== undefined) next.titles = { ...present.titles, [language]: parseTitle(title) }
  if (channels !== undefined) next.channels = channels === 'all' ? null : [...new Set(channels.split(',').map(trimmed))]
  return next
}

const trimmed = (word: string): string => word.trim()

function parseShare(text: string): number {
  const hundredths = PERCENT.test(text) ? Number(unitsOf(text) / 100n) : 0
  if (hundredths === 0 || hundredths > MOST_PERCENT_HUNDREDTHS)
    throw new UsageError(`${text} is no share of a deposit: say a percentage above 0, up to 1000, like 50.`)
  return hundredths
}

function parseDeposit(text: string): number | null {
  if (text === 'any') return null
  if (!DEPOSITS.test(text)) throw new UsageError(`${text} is no deposit: say 1 for the first, up to 5, or any.`)
  return Number(text)
}

function parseTitle(text: string): string {
  const title = text.trim()
  if (title === '' || title.length > LONGEST_TITLE)
    throw new UsageError(`A --title has 1 to ${LONGEST_TITLE} characters: members read it.`)
  return title
}

/** Refuses invalid combinations. */
export function requireSense({ kind, titles, cap, minimum, amount, ...bonus }: Bonus): void {
  const share = bonus.percent_hundredths
  if (Object.keys(titles).length === 0) throw new UsageError('Give a --title, which members read.')
  if (kind === 'percent' && share === 0) throw new UsageError('Say what it gives: --percent 50 or --fixed 100.')
  if (bonus.multiple_hundredths < ONCE_HUNDREDTHS)
    throw new UsageError('Say --play 1 or more: what need not be played leaves again with the deposit.')
  if (kind === 'fixed' && cap !== null) throw new UsageError('A fixed amount needs no --cap: it is always the same.')
  if (kind === 'fixed' && minimum === 0n)
    throw new UsageError(`Say --least: else the smallest deposit earns ${textOf(amount)}, too.`)
  if (cap !== null && (minimum * BigInt(share)) / WHOLE_HUNDREDTHS > cap)
    throw new UsageError(`Even the least deposit earns more than the --cap. Say it as --fixed ${textOf(cap)}.`)
}

/** Formats it for the list and the log. */
export function shownBonus(bonus: Bonus, currency: string) {
  const { merchant_code: merchant, code, titles, kind, cap, minimum, amount, nth, channels, open } = bonus
  const money = (units: bigint) => `${textOf(units)} ${currency}`
  return {
    merchant,
    bonus: code,
    titles,
    gives: kind === 'fixed' ? money(amount) : `${exactTextOf(BigInt(bonus.percent_hundredths) * 100n)} %`,
    cap: cap === null ? 'none' : money(cap),
    least: minimum === 0n ? 'none' : money(minimum),
    play: timesText(bonus.multiple_hundredths),
    deposit: nth === null ? 'any' : String(nth),
    channels: channels === null ? 'all' : channels.join(', '),
    state: open ? 'open' : 'closed',
  }
}
