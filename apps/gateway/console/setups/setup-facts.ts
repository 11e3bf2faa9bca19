import type { Db } from '../../kit/db.ts'
import type { SetupPorts } from '../../kit/sandbox.ts'
import { stagedHostOf } from '../../merchant/public.ts'
import type { SetupFacts } from './step-problems.ts'

/** Reads what the steps of a setup are compared with. */
export async function readFacts(db: Db, { sandbox, consoleHost }: SetupPorts): Promise<SetupFacts> {
  const [merchants, vendors] = await Promise.all([
    db.selectFrom('merchant').select(['code', 'hosts']).execute(),
    db.selectFrom('vendor').select('code').execute(),
  ])
  return {
    codes: new Set(merchants.map(({ code }) => code)),
    hosts: new Set(merchants.flatMap(({ hosts }) => (hosts.length > 0 ? [...hosts, stagedHostOf({ hosts })] : []))),
    consoleHost,
    vendors: new Set(vendors.map(({ code }) => code)),
    hasSandbox: sandbox !== null,
  }
}

/** Returns the codes of vendors whose games are the lotteries of the platform. */
export async function lotteryVendors(db: Db): Promise<Set<string>> {
  const vendors = await db.selectFrom('vendor').select('code').where('launch_kind', '=', 'lottery').execute()
  return new Set(vendors.map(({ code }) => code))
}
