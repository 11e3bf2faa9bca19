import { textOf, unitsOf } from '@ante/gateway/kit/money.ts'

import { OPENING } from '../player.ts'
import type { TestEnvironment } from '../test-environment.ts'
import type { DescribableRound } from './rounds.ts'

/** Returns members whose balance, less debts, differs from the opening balance plus the results of their rounds. */
export async function balanceDiscrepancies(
  { books: { pool } }: TestEnvironment,
  memberIds: readonly bigint[],
  reported: readonly DescribableRound[],
): Promise<string[]> {
  const { rows } = await pool.query<{ memberId: bigint; balance: bigint }>(
    `select member_id as "memberId", (sum(balance) - coalesce((
       select sum(owed.amount - owed.paid) from wallet_debt owed
       where owed.account_id = any (array_agg(account.id))), 0))::int8 as balance
     from account where member_id = any ($1) group by 1`,
    [memberIds],
  )
  return rows.flatMap(({ memberId, balance }) => {
    const playerReports = reported.filter(({ playerId }) => playerId === String(memberId))
    const expected = playerReports.reduce((sum, { staked, paid }) => sum + paid - staked, unitsOf(OPENING))
    return balance === expected ? [] : [`player ${memberId} has ${textOf(balance)}, not ${textOf(expected)}`]
  })
}

/** Returns differences between the gateway's records of vendor wallets and the balances at the vendors. */
export async function walletDiscrepancies({ books, studioDatabase }: TestEnvironment): Promise<string[]> {
  const { rows: gatewayBalances } = await books.pool.query<{ name: string; units: bigint }>(`
    select w.vendor || ' ' || a.member_id as name, a.balance as units
    from account a join vendor_wallet w on w.wallet_type = a.wallet_type where a.kind = 'member'`)
  const { rows: vendorBalances } = await studioDatabase.query<{ name: string; units: bigint }>(
    `select vendor || ' ' || username as name, balance_cents * 100 as units from vendor_wallet.member`,
  )
  const ourBalances = new Map(gatewayBalances.map(({ name, units }) => [name, units]))
  const differing = vendorBalances.filter(({ name, units }) => units !== (ourBalances.get(name) ?? 0n))
  return differing.map(
    ({ name, units }) => `wallet ${name} holds ${textOf(units)}, not ${textOf(ourBalances.get(name) ?? 0n)}`,
  )
}
