import { deleteAffiliateUrl, MAX_LINK_DAYS, LINKS_PER_PAGE, MAX_ACTIVE_LINKS } from '@ante/contract/agents/links.ts'
import type { getAffiliateUrlTerms, viewAffiliateUrls, viewRegisteredAffiliates } from '@ante/contract/agents/links.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { closeAffiliateLink, countActiveLinks, ownLink, ownLinks, registeredBy } from '../../identity/public.ts'
import type { Member, OwnLink } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { grantableRatesOf } from './link-rates.ts'
import { shownLink, statusOfLink } from './shown-link.ts'

const refuse = refusalsOf(deleteAffiliateUrl)

type Agent = Pick<Member, 'id' | 'merchantCode'>

const agentOf = ({ memberId, merchantCode }: SignedIn): Agent => ({ id: BigInt(memberId), merchantCode })

/** Returns the options of a new link of an agent. */
export async function showLinkTerms(
  { db, clock, merchants }: AgentsPorts,
  member: SignedIn,
): Promise<OutputOf<typeof getAffiliateUrlTerms>> {
  const agent = agentOf(member)
  const { zone, hosts } = merchants.of(agent.merchantCode)
  const now = clock.now()
  const today = dayOf(zone, now.getTime())
  return {
    ...(await grantableRatesOf(db, agent, today)),
    promotionDomains: hosts,
    today,
    lastDay: plusDays(today, MAX_LINK_DAYS),
    activeLinks: await countActiveLinks(db, agent, now),
    maxActiveLinks: MAX_ACTIVE_LINKS,
  }
}

export async function listLinks(
  { db, clock, log, merchants }: AgentsPorts,
  member: SignedIn,
  { after }: ParsedInputOf<typeof viewAffiliateUrls>,
): Promise<OutputOf<typeof viewAffiliateUrls>> {
  const agent = agentOf(member)
  const { page, next } = pageOf(await ownLinks(db, agent, walk(after)), LINKS_PER_PAGE, ({ number }) => String(number))
  const now = clock.now()
  return { links: page.map((link) => shownLink(log, link, now)), next, zone: merchants.of(agent.merchantCode).zone }
}

/** Closes a link; a closed link stays closed. */
export async function closeLink(
  ports: AgentsPorts,
  member: SignedIn,
  { code }: ParsedInputOf<typeof deleteAffiliateUrl>,
): Promise<OutputOf<typeof deleteAffiliateUrl>> {
  const agent = agentOf(member)
  const now = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const link = await findOwnLink(ports, tx, { agent, code })
    if (statusOfLink(link, now) === 2) throw refuse('ILLEGAL_STATE')
    await closeAffiliateLink(tx, { merchantCode: agent.merchantCode, code: link.code, at: now })
    return shownLink(ports.log, { ...link, closedAt: link.closedAt ?? now }, now)
  })
}

export async function listRegistered(
  ports: AgentsPorts,
  member: SignedIn,
  { code, after }: ParsedInputOf<typeof viewRegisteredAffiliates>,
): Promise<OutputOf<typeof viewRegisteredAffiliates>> {
  const agent = agentOf(member)
  const link = await findOwnLink(ports, ports.db, { agent, code })
  const address = { merchantCode: agent.merchantCode, code: link.code }
  const { page, next } = pageOf(await registeredBy(ports.db, address, walk(after)), LINKS_PER_PAGE, ({ id }) =>
    String(id),
  )
  return {
    members: page.map(({ id, account, type, uplineId, registeredAt }) => ({
      number: String(id),
      // A member whom an operator moved to another upline is masked.
      customerName: uplineId === agent.id ? account : maskedAccount(account),
      type,
      registerDate: registeredAt.toISOString(),
    })),
    next,
  }
}

/** Foreign and missing links get the same refusal (no enumeration); the attempt is logged. */
async function findOwnLink(
  { log }: Pick<AgentsPorts, 'log'>,
  db: Db,
  { agent, code }: { agent: Agent; code: string },
): Promise<OwnLink> {
  const link = await ownLink(db, agent, code)
  if (link) return link
  log.warn(
    {
      event: 'agent.foreign_link_requested',
      agentId: String(agent.id),
      merchantCode: agent.merchantCode,
      requestedCode: code,
    },
    'agent requested a link of another agent or a missing link',
  )
  throw refuse('affiliate.link.not.found')
}

const walk = (after: string | undefined) => ({
  after: after === undefined ? undefined : BigInt(after),
  limit: LINKS_PER_PAGE + 1,
})
