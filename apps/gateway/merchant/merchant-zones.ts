import type { Db } from '../kit/db.ts'

/** Returns all merchants except trial merchants, with their time zones. */
export async function merchantZones(db: Db): Promise<{ merchantCode: string; zone: string }[]> {
  const merchants = db.selectFrom('merchant').select(['code as merchantCode', 'zone']).where('trial_of', 'is', null)
  return merchants.orderBy('code').execute()
}
