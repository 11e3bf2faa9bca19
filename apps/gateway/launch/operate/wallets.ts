import { sql } from 'kysely'

import { textOf } from '../../kit/money.ts'
import { reconcileVendor } from '../public.ts'
import type { WalletDifference } from '../public.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists vendors with transfer wallets, and the balances that the ledger shows for them',
  parameters: [],
  examples: [''],
  run: async ({ db }) => {
    const { rows } = await sql<{
      vendor: string
      currency: string | null
      wallets: string
      held: string
      read_at: Date | null
      failures: number
    }>`
      select w.vendor, a.currency, count(a.id) as wallets, coalesce(sum(a.balance), 0) as held, f.read_at,
        coalesce(f.failures, 0) as failures
      from vendor_wallet w
      left join account a on a.kind = 'member' and a.wallet_type = w.wallet_type
      left join vendor_feed f on f.vendor = w.vendor
      group by w.vendor, w.wallet_type, a.currency, f.read_at, f.failures order by w.wallet_type, a.currency`.execute(
      db,
    )
    return {
      kind: 'list',
      columns: ['vendor', 'wallets', 'balance', 'currency', 'bookingsRead', 'failures'],
      rows: rows.map(({ vendor, currency, wallets, held, read_at: readAt, failures }) => {
        const balance = textOf(BigInt(held))
        return { vendor, currency, wallets: Number(wallets), balance, bookingsRead: readAt, failures }
      }),
      empty: 'No vendor has a transfer wallet.',
    }
  },
}

const reconcile: Command = {
  action: 'reconcile',
  summary: 'Compares each member’s balance at a vendor with the ledger and lists differences; changes nothing',
  parameters: [{ name: 'vendor', about: 'the vendor’s code, for example CRB' }],
  examples: ['CRB'],
  run: async (operator, { positional: { vendor = '' } }) => {
    const { db } = operator
    const holders = await db.selectFrom('vendor_wallet').select('vendor').orderBy('vendor').execute()
    const codes = holders.map(({ vendor: code }) => code)
    if (!codes.includes(vendor)) {
      const names = codes.join(', ') || 'none'
      throw new CommandFailed(
        `There is no vendor ${vendor} with transfer wallets.${didYouMean(vendor, codes)} There are: ${names}.`,
      )
    }
    const reconciled = await reconcileVendor({ db, secrets: await operator.secrets() }, vendor)
    if (!reconciled) throw new CommandFailed(`${vendor} does not return its bookings at present. Nothing was compared.`)
    const { wallets, differences } = reconciled
    const columns = ['member', 'merchant', 'ledger', 'vendor', 'difference', 'openTransfers']
    const compared = wallets === 1 ? 'The only wallet agrees' : `All ${wallets} wallets agree`
    return { kind: 'list', columns, rows: differences.map(walletRow), empty: `${compared} with the ledger.` }
  },
}

function walletRow({
  memberId,
  merchantCode,
  currency,
  ledgerBalance,
  vendorBalance: balanceAtVendor,
  pendingTransfers,
}: WalletDifference) {
  return {
    member: String(memberId),
    merchant: merchantCode,
    ledger: `${textOf(ledgerBalance)} ${currency}`,
    vendor: balanceAtVendor === null ? 'no answer' : `${textOf(balanceAtVendor)} ${currency}`,
    difference: balanceAtVendor === null ? '' : textOf(balanceAtVendor - ledgerBalance),
    openTransfers: pendingTransfers,
  }
}

export const wallets: Subject = {
  name: 'wallets',
  about: 'member balances at vendors with transfer wallets',
  commands: [list, reconcile],
}
