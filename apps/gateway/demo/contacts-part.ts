import { contacts } from '@ante/demo/contacts.ts'
import type { DemoContact } from '@ante/demo/contacts.ts'
import { merchants } from '@ante/demo/merchants.ts'

import { findAccount, putAffiliateLink, putContact } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import type { Part } from './part.ts'

/**
 * Phone numbers and email addresses of the demo accounts, for every kind of account recovery, and the agents' links.
 */
export function contactsPart(clock: Clock): Part {
  return {
    name: 'contacts',
    source: { contacts, merchants: merchants.map(({ code }) => code) },
    write: async (tx) => {
      for (const { code } of merchants) for (const contact of contacts) await write(tx, clock, code, contact)
    },
  }
}

async function write(tx: Db, clock: Clock, merchantCode: string, contact: DemoContact): Promise<void> {
  const member = await findAccount(tx, merchantCode, contact.account)
  if (!member) throw new Error(`the demo has no account ${contact.account}`)
  const at = clock.now()
  const { email, affiliateCode } = contact
  const mobile = contact.mobile[merchantCode]
  await putContact(tx, { merchantCode, memberId: member.id, email, ...(mobile && { mobile }), at })
  if (affiliateCode) await putAffiliateLink(tx, { merchantCode, code: affiliateCode, memberId: member.id, at })
}
