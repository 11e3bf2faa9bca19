import type { PersonIdentifier } from '../responsible-gaming/public.ts'
import type { Db } from '../kit/db.ts'
import type { OptionalValues } from './registration/optional-fields.ts'
import type { SocialAccount } from './social/social-identities.ts'

const idNumberOf = (text: string): PersonIdentifier => ({
  kind: 'idNumber',
  value: text.replaceAll('-', '').toLowerCase(),
})
const emailOf = (text: string): PersonIdentifier => ({ kind: 'email', value: text.trim().toLowerCase() })
const mobileOf = (text: string): PersonIdentifier => ({ kind: 'mobile', value: text })
const socialOf = ({ provider, subject }: SocialAccount): PersonIdentifier => ({
  kind: 'social',
  value: `${provider}:${subject}`,
})

/** Returns the stored identifiers of a member, by which another registration of the same person is recognised. */
export async function identifiersOf(tx: Db, memberId: bigint): Promise<PersonIdentifier[]> {
  const profile = await tx
    .selectFrom('member_profile')
    .select(['id_number', 'email', 'mobile'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const accounts = await tx
    .selectFrom('social_identity')
    .select(['provider', 'subject'])
    .where('member_id', '=', memberId)
    .execute()
  return [
    ...(profile?.id_number ? [idNumberOf(profile.id_number)] : []),
    ...(profile?.email ? [emailOf(profile.email)] : []),
    ...(profile?.mobile ? [mobileOf(profile.mobile)] : []),
    ...accounts.map(socialOf),
  ]
}

/** Returns the identifiers in a registration form. */
export function identifiersInForm({
  filled,
  mobile,
}: {
  filled: OptionalValues
  mobile: { number: string } | null
}): PersonIdentifier[] {
  return [
    ...(filled.idNumber ? [idNumberOf(filled.idNumber)] : []),
    ...(filled.email ? [emailOf(filled.email)] : []),
    ...(mobile ? [mobileOf(mobile.number)] : []),
  ]
}

/** Returns the identifiers reported by a social login provider. */
export function identifiersFromProvider(holder: SocialAccount & { email: string | null }): PersonIdentifier[] {
  return [socialOf(holder), ...(holder.email ? [emailOf(holder.email)] : [])]
}
