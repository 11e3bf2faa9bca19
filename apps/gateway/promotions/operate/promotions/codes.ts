import { randomInt } from 'node:crypto'

import { exactTextOf } from '../../../kit/money.ts'
import { putCode } from '../../public.ts'
import { change } from '../../../operator/kit/change.ts'
import { parseAmount } from '../../../cashier/operate/parse-channel.ts'
import { merchantParameter } from '../../../operator/kit/command.ts'
import type { Command } from '../../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../../operator/kit/failures.ts'
import { nowBy } from '../../../operator/kit/now.ts'
import { momentOf } from '../../../operator/kit/times.ts'
import { promotionNamed } from './promotion-named.ts'

const CODE = /^[A-Z0-9-]{4,40}$/
const QUOTA = /^[1-9]\d{0,7}$/
/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const MADE_LETTERS = 12
const MADE_AT_ONCE = 1_000

const promotion = { name: 'promotion', about: 'one of type PROMOCODE, by its code' }

const list: Command = {
  action: 'codes',
  summary: 'Shows what members can type in for a promotion, and how often each was used',
  parameters: [merchantParameter, promotion],
  run: async ({ db }, { words: { merchant = '', promotion: code = '' } }) => {
    const { id } = await promotionNamed(db, merchant, code)
    const kept = await db
      .selectFrom('promotion_code')
      .selectAll()
      .where('promotion_id', '=', id)
      .orderBy('code')
      .limit(MADE_AT_ONCE)
      .execute()
    const rows = kept.map((row) => ({
      code: row.code,
      used: row.used,
      quota: row.quota ?? 'none',
      amount: row.amount === null ? 'as the rules say' : exactTextOf(row.amount),
      until: row.ends_at ?? 'none',
    }))
    return { kind: 'list', columns: ['code', 'used', 'quota', 'amount', 'until'], rows, empty: 'It has no codes yet.' }
  },
}

const add: Command = {
  action: 'code',
  summary: 'Adds a code to a promotion, or changes its limits; `--make` makes new ones that nobody guesses',
  parameters: [merchantParameter, promotion, { name: 'code', about: 'capital letters, digits and -', optional: true }],
  options: {
    make: { value: 'count', about: `so many new ones, up to ${MADE_AT_ONCE}, in place of a code` },
    quota: { value: 'count', about: 'how many members may use each; any number if nothing is said' },
    amount: { value: 'amount', about: 'what it gives; what the rules say if nothing is said' },
    until: { value: 'time', about: 'when it ends: 2026-12-31 08:00, +7d; never if nothing is said' },
  },
  examples: ['aurora gift SUMMER26 --quota 100', 'aurora gift --make 50 --quota 1 --until +30d'],
  run: (operator, { words: { merchant = '', promotion: named = '', code: said }, options }) => {
    const { quota, amount, until } = options
    if (quota !== undefined && !QUOTA.test(quota)) throw new UsageError(`${quota} is no --quota: say a number above 0.`)
    const codes = parseCodes(said, options['make'])
    const wanted = { merchant, command: 'promotions code', subject: named, seen: 'Members can type it in from now on.' }
    return change(operator, wanted, async (tx, { zone }) => {
      const { id: promotionId, type } = await promotionNamed(tx, merchant, named)
      if (type !== 'PROMOCODE') throw new NotDone(`${named} is of type ${type}: nobody types anything in for it.`)
      const endsAt = until === undefined ? null : momentOf(until, { now: await nowBy(tx), zone })
      const limits = {
        quota: quota === undefined ? null : Number(quota),
        amount: amount === undefined ? null : parseAmount(amount),
      }
      return {
        before: null,
        amounts: [limits.amount],
        after: {
          codes,
          quota: quota ?? 'none',
          amount: amount ?? 'as the rules say',
          until: endsAt?.toISOString() ?? 'none',
        },
        write: async (within) => {
          for (const code of codes) {
            const isOurs = await putCode(within, merchant, { ...limits, promotionId, code, endsAt })
            if (!isOurs) throw new NotDone(`${code} is a code of another promotion.`)
          }
        },
      }
    })
  },
}

function parseCodes(said: string | undefined, make: string | undefined): string[] {
  if ((said === undefined) === (make === undefined)) throw new UsageError('Say a code, or --make and how many.')
  if (said !== undefined) {
    const code = said.toUpperCase()
    if (!CODE.test(code)) throw new UsageError(`${said} is no code: it has 4 to 40 letters, digits and -.`)
    return [code]
  }
  const count = /^\d{1,4}$/.test(make ?? '') ? Number(make) : 0
  if (count < 1 || count > MADE_AT_ONCE) throw new UsageError(`--make takes a number from 1 to ${MADE_AT_ONCE}.`)
  return Array.from({ length: count }, newCode)
}

const newCode = (): string =>
  Array.from({ length: MADE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

export const codes: Command[] = [list, add]
