import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { Tables } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { parseAmount } from '../../cashier/operate/parse-channel.ts'
import type { CommandArguments } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { hundredthsIn, timesText } from '../../operator/kit/multiples.ts'

export type Bonus = Selectable<Tables['deposit_promotion']>

const PERCENT = /^\d{1,4}(\.\d{1,2})?$/
const MAX_PERCENT_HUNDREDTHS = 100_000
const WHOLE_HUNDREDTHS = 10_000n
const ONCE_HUNDREDTHS = 100
const DEPOSITS = /^[1-5]$/
const MAX_TITLE_CHARACTERS = 120

/** Returns the bonus with the given options. Throws a `UsageError` for invalid options. */
export function parseBonus(current: Bonus, options: CommandArguments['options'], language: Language): Bonus {
  const { percent, fixed, cap, minimum, wagering, 'deposit-number': deposit, title, channels } = options
  if (percent !== undefined && fixed !== undefined) throw new UsageError('Use --percent or --fixed, not both.')
  const next: Bonus = { ...current }
  if (percent !== undefined)
    Object.assign(next, { kind: 'percent', amount: 0n, percent_hundredths: parseShare(percent) })
  // A fixed amount has no cap.
  if (fixed !== undefined)
    Object.assign(next, { kind: 'fixed', amount: parseAmount(fixed), percent_hundredths: 0, cap: null })
  if (cap !== undefined) next.cap = cap === 'none' ? null : parseAmount(cap)
  if (minimum !== undefined) next.minimum = minimum === 'none' ? 0n : parseAmount(minimum)
  if (wagering !== undefined) next.multiple_hundredths = hundredthsIn(wagering)
  if (deposit !== undefined) next.nth = parseDeposit(deposit)
  if (title !== undefined) next.titles = { ...current.titles, [language]: parseTitle(title) }
  if (channels !== undefined) next.channels = channels === 'all' ? null : [...new Set(channels.split(',').map(trimmed))]
  return next
}

const trimmed = (word: string): string => word.trim()

function parseShare(text: string): number {
  const hundredths = PERCENT.test(text) ? Number(unitsOf(text) / 100n) : 0
  if (hundredths === 0 || hundredths > MAX_PERCENT_HUNDREDTHS)
    throw new UsageError(`Invalid percentage: ${text}. Use a percentage above 0 and up to 1000, for example 50.`)
  return hundredths
}

function parseDeposit(text: string): number | null {
  if (text === 'any') return null
  if (!DEPOSITS.test(text))
    throw new UsageError(`Invalid --deposit-number: ${text}. Use 1 (first deposit) to 5, or any.`)
  return Number(text)
}

function parseTitle(text: string): string {
  const title = text.trim()
  if (title === '' || title.length > MAX_TITLE_CHARACTERS)
    throw new UsageError(`A --title has 1 to ${MAX_TITLE_CHARACTERS} characters.`)
  return title
}

/** Throws a `UsageError` for options that are invalid together. */
export function requireConsistentBonus({ kind, titles, cap, minimum, amount, ...bonus }: Bonus): void {
  const share = bonus.percent_hundredths
  if (Object.keys(titles).length === 0) throw new UsageError('Add a --title, shown to members.')
  if (kind === 'percent' && share === 0)
    throw new UsageError('Add the value of the bonus: --percent 50 or --fixed 100.')
  if (bonus.multiple_hundredths < ONCE_HUNDREDTHS)
    throw new UsageError('Use --wagering 1 or more: without wagering, the bonus could be withdrawn immediately.')
  if (kind === 'fixed' && cap !== null) throw new UsageError('--cap is only for percentages.')
  if (kind === 'fixed' && minimum === 0n)
    throw new UsageError(`Add --minimum: otherwise any deposit earns ${textOf(amount)}.`)
  if (cap !== null && (minimum * BigInt(share)) / WHOLE_HUNDREDTHS > cap)
    throw new UsageError(`The bonus of the minimum deposit exceeds --cap. Use --fixed ${textOf(cap)} instead.`)
}

/** Formats a bonus for the list and the audit log. */
export function shownBonus(bonus: Bonus, currency: string) {
  const { merchant_code: merchant, code, titles, kind, cap, minimum, amount, nth, channels, open } = bonus
  const money = (units: bigint) => `${textOf(units)} ${currency}`
  return {
    merchant,
    bonus: code,
    titles,
    reward: kind === 'fixed' ? money(amount) : `${exactTextOf(BigInt(bonus.percent_hundredths) * 100n)} %`,
    cap: cap === null ? 'none' : money(cap),
    minimum: minimum === 0n ? 'none' : money(minimum),
    wagering: timesText(bonus.multiple_hundredths),
    depositNumber: nth === null ? 'any' : String(nth),
    channels: channels === null ? 'all' : channels.join(', '),
    state: open ? 'open' : 'closed',
  }
}
