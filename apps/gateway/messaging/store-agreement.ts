import type { Db } from '../kit/db.ts'
import type { AgreementTexts } from './tables.ts'

export interface Agreement {
  merchantCode: string
  version: string
  effectiveAt: Date
  texts: AgreementTexts
}

/** Stores a version of the terms, or corrects it. Changed terms need a new version. */
export async function storeAgreement(tx: Db, { merchantCode, version, effectiveAt, texts }: Agreement): Promise<void> {
  await tx
    .insertInto('user_agreement')
    .values({ merchant_code: merchantCode, version, effective_at: effectiveAt, texts: JSON.stringify(texts) })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'version']).doUpdateSet((eb) => ({
        effective_at: eb.ref('excluded.effective_at'),
        texts: eb.ref('excluded.texts'),
      })),
    )
    .execute()
}
