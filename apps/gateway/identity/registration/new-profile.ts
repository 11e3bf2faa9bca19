import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { findAccount } from '../members.ts'
import type { Member } from '../members.ts'
import { holderOfMobile } from './profiles.ts'
import type { Registration } from './read-registration.ts'

type Conflict = 'idNumber.exists' | 'mobileNum.exists' | 'recommender.unknown'

/** Data that the profile needs from the database besides the form. */
export interface ProfileGround {
  recommenderId: bigint | null
}

/** Returns why this profile is impossible, checked in the transaction that would write it. */
export async function groundOf(
  tx: Db,
  { filled, mobile, affiliate }: Registration,
  merchantCode: string,
): Promise<ProfileGround | Conflict> {
  if (filled.idNumber && (await isTaken(tx, merchantCode, filled.idNumber))) return 'idNumber.exists'
  if (mobile?.proof && (await holderOfMobile(tx, merchantCode, mobile.number))) return 'mobileNum.exists'
  // The link used takes precedence over the typed recommender.
  if (affiliate?.inviterId) return { recommenderId: affiliate.inviterId }
  if (!filled.recommenderId) return { recommenderId: null }
  const recommender = await findAccount(tx, merchantCode, filled.recommenderId)
  return recommender ? { recommenderId: recommender.id } : 'recommender.unknown'
}

/** Conflict of a violated index: another registration was faster between check and insert. */
export const conflictOfIndex: Record<string, Conflict> = {
  member_profile_id_number: 'idNumber.exists',
  member_profile_mobile: 'mobileNum.exists',
}

export async function insertProfile(
  tx: Db,
  { id, merchantCode, registeredAt }: Member,
  { filled, mobile, affiliate, paymentPasswordHash }: Registration,
  { recommenderId }: ProfileGround,
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

/** Dashes and case are ignored. */
async function isTaken(tx: Db, merchantCode: string, idNumber: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member_profile')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where(sql`lower(replace(id_number, '-', ''))`, '=', idNumber.replaceAll('-', '').toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
