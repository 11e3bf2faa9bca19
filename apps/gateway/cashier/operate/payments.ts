import { DAY_MS } from '@ante/contract/kit/time.ts'

import { reconcilePayments } from '../public.ts'
import type { PaymentDifference } from '../public.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { connectProvider } from '../../launch/operate/connect-provider.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes, requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { dayBegins, momentOf } from '../../operator/kit/times.ts'

const MAX_DAYS = 31

const list: Command = {
  action: 'list',
  summary: 'Lists the payment providers of merchants, with the number of their deposits with an open problem',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('payment_provider')
      .select(['merchant_code as merchant', 'code as provider', 'url', 'key_id as key'])
      .select((from) => [
        from
          .selectFrom('deposit')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .whereRef('deposit.merchant_code', '=', 'payment_provider.merchant_code')
          .whereRef('deposit.provider', '=', 'payment_provider.code')
          .where('problem', 'is not', null)
          .where('problem_settled_at', 'is', null)
          .as('problems'),
      ])
      .where('merchant_code', 'in', merchants)
      .orderBy('merchant_code')
      .orderBy('code')
      .execute()
    return {
      kind: 'list',
      columns: ['merchant', 'provider', 'url', 'key', 'problems'],
      rows: rows.map((row) => ({ ...row, problems: Number(row.problems) })),
      empty: 'There are no payment providers yet.',
    }
  },
}

const reconcile: Command = {
  action: 'reconcile',
  summary: 'Compares credited deposits and paid withdrawals with the providers’ statements; changes nothing',
  parameters: [merchantParameter],
  options: {
    from: { value: 'day', about: 'the first day or moment, by the merchant’s clock; default: 24 hours ago' },
    until: { value: 'day', about: 'the end, exclusive; default: now' },
  },
  examples: ['aurora', 'aurora --from 2026-03-01 --until 2026-04-01'],
  run: async (operator, { positional: { merchant = '' }, options }) => {
    const { db } = operator
    const [{ zone } = { zone: 'UTC' }] = await requireMerchants(db, merchant)
    const now = await databaseNow(db)
    const moment = (text: string) =>
      /^\d{4}-\d\d-\d\d$/.test(text) ? dayBegins(text, { now, zone }) : momentOf(text, { now, zone })
    const from = options['from'] === undefined ? new Date(now.getTime() - DAY_MS) : moment(options['from'])
    const to = options['until'] === undefined ? now : moment(options['until'])
    if (from >= to) throw new UsageError('--until must be later than --from.')
    if (to.getTime() - from.getTime() > MAX_DAYS * DAY_MS)
      throw new UsageError(`The range is too long: the maximum is ${MAX_DAYS} days.`)
    const reconciled = await reconcilePayments(
      { db, secrets: await operator.secrets() },
      { merchantCode: merchant, from, to },
    )
    if (!Array.isArray(reconciled)) {
      throw new CommandFailed(
        `${reconciled.unanswered} returns no statement at present (${reconciled.problem}). Nothing was compared.`,
      )
    }
    const compared = reconciled.map(
      ({ provider, direction, booked: bookedCount, lines }) =>
        `${provider}: ${bookedCount} ${direction}s, ${lines} lines`,
    )
    const columns = ['provider', 'direction', 'kind', 'number', 'ledger', 'statement', 'payment']
    const rows: PaymentDifference[] = reconciled.flatMap(({ differences }) => differences)
    const empty = `Ledger and statements agree (${compared.join('; ') || 'no provider'}).`
    return {
      kind: 'list',
      columns,
      rows: rows.map(({ ledger, statement, ...row }) => ({ ...row, ledger, statement })),
      empty,
    }
  },
}

export const payments: Subject = {
  name: 'payments',
  about: 'payment providers, and the reconciliation with their statements',
  commands: [list, connectProvider, reconcile],
}
