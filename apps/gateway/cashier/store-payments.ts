import type { Insertable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Secrets } from '../kit/secrets.ts'
import { sealSecret } from './providers/provider-secret.ts'
import type { DepositPromotionTable, DepositSettingTable, PaymentChannelTable, PaymentProviderTable } from './tables.ts'

/** Providers and channels of a merchant's deposits. Each row replaces the stored row with the same code. */
export interface StoredPayments {
  /** Providers with their secrets as plain text. */
  providers: (Omit<Insertable<PaymentProviderTable>, 'secret'> & { secret: string })[]
  channels: Insertable<PaymentChannelTable>[]
  promotions: Insertable<DepositPromotionTable>[]
  setting: Insertable<DepositSettingTable>
}

export async function storePayments(
  tx: Db,
  secrets: Secrets,
  { providers, channels, promotions, setting }: StoredPayments,
): Promise<void> {
  for (const { secret, ...provider } of providers) {
    const row = { ...provider, secret: sealSecret(secrets, provider, secret) }
    await tx
      .insertInto('payment_provider')
      .values(row)
      .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
      .execute()
  }
  for (const row of channels) {
    await tx
      .insertInto('payment_channel')
      .values(row)
      .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
      .execute()
  }
  for (const row of promotions) {
    await tx
      .insertInto('deposit_promotion')
      .values(row)
      .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
      .execute()
  }
  await tx
    .insertInto('deposit_setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(setting))
    .execute()
}

/** Deletes deposit bonuses of a merchant; returns their number. Deposits keep copies of the bonuses that they have. */
export async function deleteBonuses(tx: Db, merchantCode: string, codes: readonly string[]): Promise<number> {
  const deleted = await tx
    .deleteFrom('deposit_promotion')
    .where('merchant_code', '=', merchantCode)
    .where('code', 'in', codes)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
