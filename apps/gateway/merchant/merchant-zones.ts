import type { Db } from '../kit/db.ts'

/** Returns all merchants with their time zones, except trial merchants. */
export async function merchantZones(db: Db): Promise<{ merchantCode: string; zone: string }[]> {
  const merchants = db.selectFrom('merchant').select(['code as merchantCode', 'zone']).where('trial_of', 'is', null)
  return merchants.orderBy('code').execute()
}
