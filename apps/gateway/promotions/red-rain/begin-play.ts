import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { startRedRain } from '@ante/contract/promotions/red-rain.ts'

import { refuseExcluded } from '../../responsible-gaming/public.ts'
import { Batcher } from '../../kit/batcher.ts'
import type { MemberContext } from '../../kit/context.ts'
import { wasRolledBack } from '../../kit/db.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { beginPlays } from './begin-plays.ts'
import type { Begun, BeginPorts, PlayRequest } from './begin-plays.ts'
import { shownPlay } from './plays.ts'
import { findRain } from './rains.ts'

const refuse = refusalsOf(startRedRain)

const PLAYS_PER_BATCH = 500
/** Maximum number of waiting requests when many members start simultaneously. Further requests are refused. */
const MAX_WAITING_PLAYS = 10_000

/** Cache lifetime in milliseconds of the promotion id of a code. Ids never change, but a missing one may appear. */
const CACHE_MS = 1_000

type Starting = Pick<MemberContext, 'member' | 'idempotencyKey'>

/** Begins plays; simultaneous requests share a transaction. */
export class PlayStarter {
  readonly #ports: BeginPorts
  /** One batcher per promotion, so that many players at one merchant do not delay players at other merchants. */
  readonly #crowds = new Map<bigint, Batcher<PlayRequest, Begun>>()
  readonly #rains: TtlCache<bigint | null>

  constructor(ports: BeginPorts) {
    this.#ports = ports
    this.#rains = new TtlCache(ports.clock, CACHE_MS)
  }

  async begin(
    { member: signedIn, idempotencyKey }: Starting,
    { promotionId: code }: ParsedInputOf<typeof startRedRain>,
  ): Promise<OutputOf<typeof startRedRain>> {
    const { db, clock } = this.#ports
    const { merchantCode, currency, type } = signedIn
    if (type === TRIAL) throw commonRefusal('function.not.available')
    const key = { merchantCode, code }
    const promotionId = await this.#rains.get(
      `${merchantCode} ${code}`,
      async () => (await findRain(db, key))?.id ?? null,
    )
    if (promotionId === null) throw refuse('promotion.not.found')
    const memberId = BigInt(signedIn.memberId)
    const request = { promotionId, memberId, merchantCode, currency, requestKey: idempotencyKey ?? '' }
    const started = await this.#crowdOf(promotionId).run(request)
    return answered(started, clock.now())
  }

  #crowdOf(promotionId: bigint): Batcher<PlayRequest, Begun> {
    const openCrowd = this.#crowds.get(promotionId)
    if (openCrowd) return openCrowd
    const made = new Batcher<PlayRequest, Begun>({
      work: (requests) => beginPlays(this.#ports, requests),
      hadNoEffect: wasRolledBack,
      batchesAtOnce: 1,
      itemsABatch: PLAYS_PER_BATCH,
      itemsWaiting: MAX_WAITING_PLAYS,
    })
    this.#crowds.set(promotionId, made)
    return made
  }
}

function answered(started: Begun, now: Date): OutputOf<typeof startRedRain> {
  if (started.kind === 'begun') {
    return { play: shownPlay(started.play), playsLeft: started.playsLeft, now: now.toISOString() }
  }
  if (started.kind === 'open') throw refuse('raffle.play.open', shownPlay(started.play))
  if (started.kind === 'notMember') throw commonRefusal('function.not.available')
  if (started.kind === 'cancelled') throw commonRefusal('idempotency_key.cancelled')
  if (started.kind === 'excluded') throw refuseExcluded(started.exclusion)
  if (started.kind === 'notInAudience') throw refuse('promotion.not.found')
  const from = started.from?.toISOString() ?? null
  if (started.kind === 'noPlaysLeft') throw refuse('raffle.no.chances', { playsADay: started.playsADay, from })
  throw refuse(started.kind === 'spent' ? 'raffle.spent' : 'raffle.not.raining', { from })
}
