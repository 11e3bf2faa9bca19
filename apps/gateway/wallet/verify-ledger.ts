import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { keyProblems, lostProblems, poolProblems, sumProblems, unchainedProblems } from './ledger-problems.ts'
import { brokenChains, nextAccounts } from './broken-chains.ts'

/** Scope and result of a check; a consistent ledger has no problems. */
export interface LedgerReport {
  /** Number of accounts with a stored balance, each of which has a hash chain. */
  accounts: number
  transfers: number
  problems: string[]
}

/** One broken chain may cause many problems: only the first ones are reported. */
const PROBLEMS_LISTED = 50

/**
 * Recomputes the ledger, or that of some merchants, within one snapshot, also under load: every stored balance from its
 * transfers, every hash chain from its beginning, and the sum over all accounts of each merchant, which is zero. The
 * database does the work within its memory limits and returns only the problems.
 */
export async function verifyLedger(db: Db, merchantCodes: string[] | null = null): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const problems: string[] = []
      for (const problemsOf of [lostProblems, keyProblems, sumProblems, unchainedProblems, poolProblems]) {
        problems.push(...(await problemsOf(tx, { merchantCodes, limit: PROBLEMS_LISTED })))
      }
      const accounts = await chainProblems(tx, merchantCodes, problems)
      return {
        accounts,
        transfers: await transferCount(tx, merchantCodes),
        problems: problems.slice(0, PROBLEMS_LISTED),
      }
    })
}

async function chainProblems(tx: Db, merchantCodes: string[] | null, problems: string[]): Promise<number> {
  let accounts = 0
  let after = 0n
  for (;;) {
    const ids = await nextAccounts(tx, { after, merchantCodes })
    const last = ids.at(-1)
    if (last === undefined) return accounts
    for (const problem of await brokenChains(tx, ids, PROBLEMS_LISTED)) problems.push(problem)
    accounts += ids.length
    if (problems.length >= PROBLEMS_LISTED) return accounts
    after = last
  }
}

async function transferCount(tx: Db, merchantCodes: string[] | null): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from transfer
    where ${merchantCodes}::text[] is null or merchant_code = any (${merchantCodes}::text[])`.execute(tx)
  return Number(rows[0]?.count)
}
