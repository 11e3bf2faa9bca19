import type { ExpressionBuilder } from 'kysely'

import type { Tables } from '../kit/db.ts'
import type { Command, Subject } from './kit/command.ts'
import { anyMerchant } from './kit/command.ts'
import { UsageError } from './kit/failures.ts'
import { requireMerchantCodes } from './kit/require-merchants.ts'

const DEFAULTS = 20
const MAX = 1000

const list: Command = {
  action: 'list',
  summary: 'Lists changes by operators, newest first',
  parameters: [anyMerchant],
  options: { limit: { value: 'count', about: `maximum number of changes, up to ${MAX}; default: ${DEFAULTS}` } },
  examples: ['', 'aurora --limit 50'],
  run: async ({ db }, { positional, options }) => {
    const limit = Number(options['limit'] ?? DEFAULTS)
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX)
      throw new UsageError(`Invalid --limit: use a number from 1 to ${MAX}.`)
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('audit_entry')
      .select([
        'at',
        'actor as user',
        'merchant_code as merchant',
        'vendor',
        'action as command',
        'object as subject',
        'before',
        'after',
      ])
      .where('result', '=', 'done')
      .where((eb) =>
        eb.or([
          eb('merchant_code', 'in', codes),
          eb('vendor', 'in', vendorsOf(eb, codes)),
          // Changes for the whole installation are listed only without a merchant.
          ...(positional['merchant'] === undefined
            ? [eb.and([eb('merchant_code', 'is', null), eb('vendor', 'is', null)])]
            : []),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    const columns = ['at', 'user', 'target', 'command', 'subject', 'after']
    const changes = rows.map((row) => ({ ...row, target: row.merchant ?? row.vendor ?? 'all' }))
    return { kind: 'list', columns, rows: changes, empty: 'There are no changes by operators.' }
  },
}

/** Selects changes of vendors whose games these merchants offer. */
const vendorsOf = (eb: ExpressionBuilder<Tables, 'audit_entry'>, codes: string[]) =>
  eb.selectFrom('merchant_vendor').select('merchant_vendor.vendor').where('merchant_vendor.merchant_code', 'in', codes)

export const changes: Subject = { name: 'changes', about: 'changes by staff and operators', commands: [list] }
