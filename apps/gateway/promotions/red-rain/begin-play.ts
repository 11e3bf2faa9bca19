import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { startRedRain } from '@ante/contract/promotions/red-rain.ts'

import { refuseExcluded } from '../../responsible-gaming/public.ts'
import { Batcher } from '../../kit/batcher.ts'
import type { MemberContext } from '../../kit/context.ts'
import { wasUndone } from '../../kit/db.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import { refuseCommonly } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { beginPlays } from './begin-plays.ts'
import type { Begun, BeginPorts, PlayRequest } from './begin-plays.ts'
import { shownPlay } from './plays.ts'
import { rainNamed } from './rains.ts'

const refuse = refusalsOf(startRedRain)

const PLAYS_PER_BATCH = 500
/** Enough for a whole crowd that starts with the first envelope; later ones are refused with a retry hint. */
const MAX_WAITING_PLAYS = 10_000

/** Cache lifetime: a code never changes its promotion, but a missing one may be opened. */
const KNOWN_MS = 1_000

type Starting = Pick<MemberContext, 'member' | 'idempotencyKey'>

/** Begins plays. Simultaneous requests share a transaction. */
export class PlayStarter {
  readonly #ports: BeginPorts
  /** One batcher per promotion, so that a crowd at one merchant does not delay others. */
  readonly #crowds = new Map<bigint, Batcher<PlayRequest, Begun>>()
  readonly #rains: TtlCache<bigint | null>

  constructor(ports: BeginPorts) {
    this.#ports = ports
    this.#rains = new TtlCache(ports.clock, KNOWN_MS)
  }

  async begin(
    { member: signedIn, idempotencyKey }: Starting,
    { promotionId: code }: ParsedInputOf<typeof startRedRain>,
  ): Promise<OutputOf<typeof startRedRain>> {
    const { db, clock } = this.#ports
    const { merchantCode, currency, type } = signedIn
    if (type === TRIAL) throw refuseCommonly('function.not.available')
    const named = { merchantCode, code }
    const promotionId = await this.#rains.get(
      `${merchantCode} ${code}`,
      async () => (await rainNamed(db, named))?.id ?? null,
    )
    if (promotionId === null) throw refuse('promotion.not.found')
    const memberId = BigInt(signedIn.memberId)
    const request = { promotionId, memberId, merchantCode, currency, requestKey: idempotencyKey ?? '' }
    const begun = await this.#crowdOf(promotionId).ask(request)
    return answered(begun, clock.now())
  }

  #crowdOf(promotionId: bigint): Batcher<PlayRequest, Begun> {
    const known = this.#crowds.get(promotionId)
    if (known) return known
    const made = new Batcher<PlayRequest, Begun>({
      work: (requests) => beginPlays(this.#ports, requests),
      wasUndone,
      batchesAtOnce: 1,
      itemsABatch: PLAYS_PER_BATCH,
      itemsWaiting: MAX_WAITING_PLAYS,
    })
    this.#crowds.set(promotionId, made)
    return made
  }
}

function answered(begun: Begun, now: Date): OutputOf<typeof startRedRain> {
  if (begun.kind === 'begun') {
    return { play: shownPlay(begun.play), playsLeft: begun.playsLeft, now: now.toISOString() }
  }
  if (begun.kind === 'open') throw refuse('raffle.play.open', shownPlay(begun.play))
  if (begun.kind === 'notMember') throw refuseCommonly('function.not.available')
  if (begun.kind === 'cancelled') throw refuseCommonly('idempotency_key.cancelled')
  if (begun.kind === 'excluded') throw refuseExcluded(begun.rest)
  if (begun.kind === 'not his') throw refuse('promotion.not.found')
  const from = begun.from?.toISOString() ?? null
  if (begun.kind === 'no chances') throw refuse('raffle.no.chances', { playsADay: begun.playsADay, from })
  throw refuse(begun.kind === 'spent' ? 'raffle.spent' : 'raffle.not.raining', { from })
}
