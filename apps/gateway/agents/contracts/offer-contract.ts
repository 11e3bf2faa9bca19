import { offerContract } from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { lockMember } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { ownSeriesOf } from '../../lottery/public.ts'
import { requireUpline, offersToPlayers } from './contract-ports.ts'
import type { ContractPorts } from './contract-ports.ts'
import type { ContractRow } from './contracts.ts'
import { countOpen, requireAscendingTiers, requireWithinOwnTiers, hasOpenContract, createOffer } from './offer-rules.ts'
import type { Offer } from './offer-rules.ts'
import { contractSettingsOf } from './settings.ts'
import { shownContracts } from './shown-contract.ts'
import { areSameTiers, termsOf } from './terms.ts'

const refuse = refusalsOf(offerContract)
const PLAYER = 0
/** Lottery series that is checked when the settings require one. */
const SERIES = { groupCode: 'SSC', prizeMode: 'Lott' } as const

/** Offers a contract to a direct downline. */
export async function offerToDownline(
  ports: ContractPorts,
  { downline, ...input }: ParsedInputOf<typeof offerContract>,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<Contract> {
  const { db, clock } = ports
  const memberId = BigInt(member.memberId)
  const { merchantCode } = member
  await requireUpline(ports, member, input.kind)
  await requireNotExcluded(db, memberId, clock.now())
  const offer = { ...input, merchantCode, uplineId: memberId, downlineId: BigInt(downline), requestKey: idempotencyKey }
  const row = await inTransaction(db, async (tx) => {
    // Serialises offers of one agent, so that their number is checked correctly.
    await lockMember(tx, memberId)
    const before = await repeatedOffer(tx, { ...offer, actor: '', at: clock.now() })
    if (before) return before
    await claimKey(tx, { memberId, merchantCode, key: idempotencyKey })
    await requireAscendingTiers(tx, offer, input.tiers)
    await requireReceiver(tx, ports, offer)
    await requireContractQuota(tx, offer)
    await requireWithinOwnTiers(tx, { memberId, ...input })
    return createOffer(tx, { ...offer, actor: '', at: clock.now() })
  })
  const [contract] = await shownContracts(db, [row], memberId)
  if (!contract) throw new Error('cannot read the contract offer that was just stored')
  return contract
}

type Offered = Pick<Offer, 'merchantCode' | 'downlineId' | 'kind' | 'category'> & { uplineId: bigint }

/**
 * Returns the direct downline to whom a contract is offered. Inactive accounts and all other members get the same
 * refusal.
 */
async function requireReceiver(
  tx: Db,
  ports: ContractPorts,
  { merchantCode, uplineId, downlineId }: Offered,
): Promise<void> {
  const below = await lockMember(tx, downlineId)
  const isBelow = below !== null && below.merchant_code === merchantCode && below.upline_id === uplineId
  if (!isBelow) {
    ports.log.warn(
      { event: 'contract.foreign_receiver', agentId: String(uplineId), merchantCode, receiverId: String(downlineId) },
      'contract was offered to a member who is not a direct downline',
    )
    throw refuse('contract.downline.unavailable')
  }
  const mayReceive =
    memberMay.signContracts(below.type) && (below.type !== PLAYER || offersToPlayers(ports, merchantCode))
  if (!mayReceive || below.status !== 'active') throw refuse('contract.downline.unavailable')
}

async function requireContractQuota(
  tx: Db,
  { merchantCode, uplineId, downlineId, kind, category }: Offered,
): Promise<void> {
  const settings = await contractSettingsOf(tx, merchantCode, kind)
  if (!settings.open) throw commonRefusal('function.not.available')
  if (await hasOpenContract(tx, { downlineId, kind, category })) throw refuse('contract.open')
  const usedContracts = await countOpen(tx, uplineId, kind)
  if (usedContracts >= settings.maxContracts) {
    throw refuse('contract.none.left', { usedContracts, totalContracts: settings.maxContracts })
  }
  if (settings.minSeries === 0) return
  const { own: series } = await ownSeriesOf(tx, downlineId, SERIES)
  if (series < settings.minSeries) {
    throw refuse('contract.series.too.low', { series, seriesRestriction: settings.minSeries })
  }
}

/** Returns the offer that was made with this key, or null. Refuses a key that was used with other content. */
async function repeatedOffer(tx: Db, offer: Offer): Promise<ContractRow | null> {
  const before = await tx
    .selectFrom('agent_contract_log as log')
    .innerJoin('agent_contract as contract', 'contract.id', 'log.contract_id')
    .selectAll('contract')
    .select('log.terms_id as termsId')
    .where('log.by_member', '=', offer.uplineId)
    .where('log.request_key', '=', offer.requestKey)
    .executeTakeFirst()
  if (!before) return null
  const { termsId, ...row } = before
  const stored = termsId === null ? undefined : (await termsOf(tx, [termsId])).get(termsId)
  const isSame =
    row.downline_id === offer.downlineId &&
    row.kind === offer.kind &&
    row.category === offer.category &&
    areSameTiers(stored?.tiers ?? [], offer.tiers)
  if (!isSame) throw commonRefusal('idempotency_key.conflict')
  return row
}
