import { randomInt } from 'node:crypto'

import { exactTextOf } from '../../../kit/money.ts'
import { putCode } from '../../public.ts'
import { change } from '../../../operator/kit/change.ts'
import { parseAmount } from '../../../cashier/operate/parse-channel.ts'
import { merchantParameter } from '../../../operator/kit/command.ts'
import type { Command } from '../../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../../operator/kit/failures.ts'
import { databaseNow } from '../../../operator/kit/now.ts'
import { momentOf } from '../../../operator/kit/times.ts'
import { requirePromotion } from './require-promotion.ts'

const CODE = /^[A-Z0-9-]{4,40}$/
const QUOTA = /^[1-9]\d{0,7}$/
/** Letters and digits of generated codes, without those that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const MADE_LETTERS = 12
const MADE_AT_ONCE = 1_000

const promotion = { name: 'promotion', about: 'the code of a promotion of type PROMOCODE' }

const listCodes: Command = {
  action: 'list-codes',
  summary: 'Lists the promotion codes that members can enter, and how often each was used',
  parameters: [merchantParameter, promotion],
  examples: ['aurora secret-word'],
  run: async ({ db }, { positional: { merchant = '', promotion: code = '' } }) => {
    const { id } = await requirePromotion(db, merchant, code)
    const stored = await db
      .selectFrom('promotion_code')
      .selectAll()
      .where('promotion_id', '=', id)
      .orderBy('code')
      .limit(MADE_AT_ONCE)
      .execute()
    const rows = stored.map((row) => ({
      code: row.code,
      used: row.used,
      quota: row.quota ?? 'none',
      amount: row.amount === null ? 'by rules' : exactTextOf(row.amount),
      until: row.ends_at ?? 'none',
    }))
    return {
      kind: 'list',
      columns: ['code', 'used', 'quota', 'amount', 'until'],
      rows,
      empty: 'The promotion has no codes.',
    }
  },
}

const createCodes: Command = {
  action: 'create-codes',
  summary: 'Creates codes of a promotion, named or random, or replaces the limits of a code',
  parameters: [
    merchantParameter,
    promotion,
    { name: 'code', about: '4 to 40 capital letters, digits and -', optional: true },
  ],
  options: {
    generate: { value: 'count', about: `number of random codes to generate, up to ${MADE_AT_ONCE}, instead of a code` },
    quota: { value: 'count', about: 'maximum uses of each code; default: unlimited' },
    amount: { value: 'amount', about: 'reward; default: the amount in the rules' },
    until: { value: 'time', about: 'end time; default: none', terminal: ', for example 2026-12-31 08:00 or +7d' },
  },
  examples: ['aurora secret-word SUMMER26 --quota 100', 'aurora secret-word --generate 50 --quota 1 --until +30d'],
  run: (operator, { positional: { merchant = '', promotion: promotionCode = '', code: codeText }, options }) => {
    const { quota, amount, until } = options
    if (quota !== undefined && !QUOTA.test(quota))
      throw new UsageError(`Invalid --quota: ${quota}. Use a number above 0.`)
    const codes = parseCodes(codeText, options['generate'])
    const commandChange = {
      merchant,
      command: 'promotions create-codes',
      subject: promotionCode,
      effect: 'Members can enter it from now on.',
    }
    return change(operator, commandChange, async (tx, { zone }) => {
      const { id: promotionId, type } = await requirePromotion(tx, merchant, promotionCode)
      if (type !== 'PROMOCODE')
        throw new CommandFailed(`${promotionCode} has type ${type}: only promotions of type PROMOCODE have codes.`)
      const endsAt = until === undefined ? null : momentOf(until, { now: await databaseNow(tx), zone })
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
          amount: amount ?? 'by rules',
          until: endsAt?.toISOString() ?? 'none',
        },
        write: async (writeTx) => {
          for (const code of codes) {
            const isAdded = await putCode(writeTx, merchant, { ...limits, promotionId, code, endsAt })
            if (!isAdded) throw new CommandFailed(`${code} is a code of another promotion.`)
          }
        },
      }
    })
  },
}

function parseCodes(text: string | undefined, make: string | undefined): string[] {
  if ((text === undefined) === (make === undefined)) throw new UsageError('Use either a code or --generate <count>.')
  if (text !== undefined) {
    const code = text.toUpperCase()
    if (!CODE.test(code)) throw new UsageError(`Invalid code: ${text}. Use 4 to 40 letters, digits and -.`)
    return [code]
  }
  const count = /^\d{1,4}$/.test(make ?? '') ? Number(make) : 0
  if (count < 1 || count > MADE_AT_ONCE)
    throw new UsageError(`Invalid --generate: use a number from 1 to ${MADE_AT_ONCE}.`)
  return Array.from({ length: count }, newCode)
}

const newCode = (): string =>
  Array.from({ length: MADE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

export const codes: Command[] = [listCodes, createCodes]
