import type { Db } from '../kit/db.ts'

/** The merchants that have days of their own, with their zones: all but those for trials. */
export async function merchantZones(db: Db): Promise<{ merchantCode: string; zone: string }[]> {
  const merchants = db.selectFrom('merchant').select(['code as merchantCode', 'zone']).where('trial_of', 'is', null)
  return merchants.orderBy('code').execute()
}
