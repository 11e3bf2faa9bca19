import { randomInt } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { insertMember } from '../members.ts'
import type { Member, NewMember } from '../members.ts'

/** Number of digits in a name: a thousand million names, so that even a second attempt is rare. */
const NAME_DIGITS = 9
const NAME_ATTEMPTS = 5

/** Creates a member without account name under a generated name that reveals neither number nor social account. */
export async function insertWithGeneratedName(
  { onMemberMade }: Pick<IdentityPorts, 'onMemberMade'>,
  tx: Db,
  { account, ...member }: Omit<NewMember, 'account'> & { account: string | null },
): Promise<Member | null> {
  if (account !== null) return insertMember(tx, { ...member, account }, onMemberMade)
  for (let attempt = 1; attempt <= NAME_ATTEMPTS; attempt++) {
    const name = `m${String(randomInt(10 ** NAME_DIGITS)).padStart(NAME_DIGITS, '0')}`
    const made = await insertMember(tx, { ...member, account: name }, onMemberMade)
    if (made) return made
  }
  return null
}
