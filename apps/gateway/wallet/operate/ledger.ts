import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { openDebts, verifyLedger } from '../public.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { statement } from './ledger-statement.ts'
import { requireMerchantCodes, requireMerchants } from '../../operator/kit/require-merchants.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists the merchants’ own ledger accounts with their balances',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const { rows } = await sql<Record<'id' | 'merchant' | 'kind' | 'vendor' | 'currency' | 'balance', string | null>>`
      with entries as (
        select credit_account as id, amount from transfer where credit_version is null
        union all
        select debit_account, -amount from transfer where debit_version is null
      ), balances as (
        select id, sum(amount) as units from entries group by id
      )
      select account.id::text, merchant_code as merchant, kind, vendor, currency, coalesce(units, 0)::text as balance
      from account left join balances using (id)
      where kind <> 'member' and merchant_code = any (${codes}) order by merchant_code, kind, vendor nulls first`.execute(
      db,
    )
    const columns = ['id', 'merchant', 'kind', 'vendor', 'balance']
    const accounts = rows.map(({ balance, currency, ...account }) => {
      return { ...account, balance: `${textOf(BigInt(balance ?? 0))} ${currency}` }
    })
    return { kind: 'list', columns, rows: accounts, empty: 'There are no ledger accounts yet.' }
  },
}

const MAX_SHOWN = 200

const debts: Command = {
  action: 'list-debts',
  summary:
    'Lists members who owe winnings that a vendor reversed after they were spent; each credit pays the debt first',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const open = await openDebts(db, codes, MAX_SHOWN)
    const rows = open.map(({ merchantCode, account, currency, reference, amount, paid, madeAt }) => ({
      merchant: merchantCode,
      member: account,
      reference,
      created: madeAt,
      amount: `${textOf(amount)} ${currency}`,
      outstanding: `${textOf(amount - paid)} ${currency}`,
    }))
    const columns = ['merchant', 'member', 'created', 'amount', 'outstanding', 'reference']
    return { kind: 'list', columns, rows, empty: 'There are no debts.' }
  },
}

const verify: Command = {
  action: 'verify',
  summary: 'Recomputes all balances, sums and hash chains',
  terminal: '; exits with 1 if data was tampered with',
  parameters: [],
  options: { merchant: { value: 'code', about: 'only this merchant, including its play money' } },
  examples: ['', '--merchant aurora'],
  run: async ({ db }, { options: { merchant } }) => {
    const began = performance.now()
    const { accounts, transfers, problems } = await verifyLedger(db, await codesOf(db, merchant))
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
    if (problems.length > 0) {
      const summary = `The ledger is NOT consistent. Stop payments and keep a copy of the database as it is.`
      throw new CommandFailed(`${summary}\n${problems.map((problem) => `  ${problem}`).join('\n')}`, {
        accounts,
        transfers,
        problems,
      })
    }
    const row = { result: 'consistent', accounts, transfers, seconds }
    return { kind: 'record', record: row }
  },
}

async function codesOf(db: Db, merchant: string | undefined): Promise<string[] | null> {
  if (merchant === undefined) return null
  const [site] = await requireMerchants(db, merchant)
  const rows = await db.selectFrom('merchant').select('code').where('trial_of', '=', merchant).execute()
  return [site?.code ?? merchant, ...rows.map(({ code }) => code)]
}

export const ledger: Subject = {
  name: 'ledger',
  about: 'ledger accounts: statements, debts and verification',
  commands: [list, verify, statement, debts],
}
