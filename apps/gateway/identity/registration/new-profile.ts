import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { findAccount } from '../members.ts'
import type { Member } from '../members.ts'
import { holderOfMobile } from './profiles.ts'
import type { Registration } from './read-registration.ts'

type Conflict = 'idNumber.exists' | 'mobileNum.exists' | 'recommender.unknown'

/** Profile data that is looked up in the database. */
export interface ProfileReferences {
  recommenderId: bigint | null
}

/**
 * Returns the looked-up data of a profile, or the refusal code of its conflict with another member. Runs in the
 * transaction that writes the profile.
 */
export async function profileReferencesOf(
  tx: Db,
  { filled, mobile, affiliate }: Registration,
  merchantCode: string,
): Promise<ProfileReferences | Conflict> {
  if (filled.idNumber && (await isTaken(tx, merchantCode, filled.idNumber))) return 'idNumber.exists'
  if (mobile?.proof && (await holderOfMobile(tx, merchantCode, mobile.number))) return 'mobileNum.exists'
  // The invitation used takes precedence over the typed recommender.
  if (affiliate?.inviterId) return { recommenderId: affiliate.inviterId }
  if (!filled.recommenderId) return { recommenderId: null }
  const recommender = await findAccount(tx, merchantCode, filled.recommenderId)
  return recommender ? { recommenderId: recommender.id } : 'recommender.unknown'
}

/** Conflicts by violated index: between check and insert, another registration has stored the same value. */
export const conflictOfIndex: Record<string, Conflict> = {
  member_profile_id_number: 'idNumber.exists',
  member_profile_mobile: 'mobileNum.exists',
}

export async function insertProfile(
  tx: Db,
  { id, merchantCode, registeredAt }: Member,
  { filled, mobile, affiliate, paymentPasswordHash }: Registration,
  { recommenderId }: ProfileReferences,
): Promise<void> {
  await tx
    .insertInto('member_profile')
    .values({
      member_id: id,
      merchant_code: merchantCode,
      mobile: mobile?.number ?? null,
      mobile_verified_at: mobile?.proof ? registeredAt : null,
      email: filled.email,
      nickname: filled.nickname,
      payee_name: filled.payeeName,
      id_number: filled.idNumber,
      qq: filled.qqNum,
      facebook: filled.facebook,
      wechat: filled.wechat,
      line: filled.line,
      whatsapp: filled.whatsapp,
      zalo: filled.zalo,
      payment_password_hash: paymentPasswordHash,
      recommender_id: recommenderId,
      birthday: filled.birthday,
      affiliate_code: affiliate?.link?.code ?? null,
    })
    .execute()
}

/** Whether a member of the merchant has this identity number, ignoring dashes and case. */
async function isTaken(tx: Db, merchantCode: string, idNumber: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member_profile')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where(sql`lower(replace(id_number, '-', ''))`, '=', idNumber.replaceAll('-', '').toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
