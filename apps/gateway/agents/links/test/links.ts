import { createAffiliateUrl } from '@ante/contract/agents/links.ts'
import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { register } from '@ante/contract/identity/register.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { randomUUID } from 'node:crypto'

import { newAccount, registration } from '../../../identity/test/people.ts'
import type { SharedGateway } from '../../../test/start-gateway.ts'

export type LinkInput = Partial<InputOf<typeof createAffiliateUrl>>
interface Owner {
  token: string
}

export type Links = ReturnType<typeof linksAt>

/** Agents who create links, and members who register by them. */
export function linksAt(gateway: SharedGateway) {
  const createLink = ({ token }: Owner, input: LinkInput = {}, key: string = randomUUID()) =>
    gateway.call(
      createAffiliateUrl,
      { type: 0, lastDay: null, ...input },
      { token, headers: { 'Idempotency-Key': key } },
    )
  const registerBy = (affiliateCode: string, account = newAccount()) =>
    gateway.call(register, { ...registration(account), affiliateCode })
  return {
    createLink,
    registerBy,
    async linkOf(member: Owner, input: LinkInput = {}): Promise<AffiliateUrl> {
      const made = await createLink(member, input)
      if (!made.ok) throw new Error(made.code)
      return made.value
    },
    async memberBy(code: string) {
      const account = newAccount()
      const answer = await registerBy(code, account)
      if (!answer.ok) throw new Error(answer.code)
      const member = await gateway.ports.db
        .selectFrom('member')
        .selectAll()
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
      return { ...member, token: answer.value.token }
    },
  }
}
