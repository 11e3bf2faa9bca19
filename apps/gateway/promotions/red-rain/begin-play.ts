import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { startRedRain } from '@ante/contract/promotions/red-rain.ts'

import { demandNoRest } from '../../care/public.ts'
import { Batcher } from '../../kit/batcher.ts'
import type { MemberContext } from '../../kit/context.ts'
import { wasUndone } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { demandParticipant, isFor } from '../activities/participant.ts'
import { beginPlays } from './begin-plays.ts'
import type { Begun, BeginPorts, Wish } from './begin-plays.ts'
import { shownPlay } from './plays.ts'
import { rainNamed } from './rains.ts'

const refuse = refusalsOf(startRedRain)

const WISHES_A_BATCH = 100
/** A whole crowd that comes with the first drop; who comes later still is told to try again. */
const WISHES_WAITING = 10_000

type Starting = Pick<MemberContext, 'member' | 'idempotencyKey'>

/** Begins plays. Those that are wanted at the same time share a commit. */
export class PlayStarter {
  readonly #ports: BeginPorts
  /** One of each promotion: a crowd at one merchant's keeps no other waiting. */
  readonly #crowds = new Map<bigint, Batcher<Wish, Begun>>()

  constructor(ports: BeginPorts) {
    this.#ports = ports
  }

  async begin(
    { member: signedIn, idempotencyKey }: Starting,
    { promotionId: code }: ParsedInputOf<typeof startRedRain>,
  ): Promise<OutputOf<typeof startRedRain>> {
    const { db, clock } = this.#ports
    const { memberId, merchantCode, ...member } = await demandParticipant(db, signedIn)
    const now = clock.now()
    await demandNoRest(db, memberId, now)
    const activity = await rainNamed(db, { merchantCode, code })
    if (!activity || !isFor(activity.audience, { memberId, merchantCode, ...member }, now)) {
      throw refuse('promotion.not.found')
    }
    const { currency } = signedIn
    const wish = { promotionId: activity.id, memberId, merchantCode, currency, requestKey: idempotencyKey ?? '' }
    return answered(await this.#crowdOf(activity.id).ask(wish), now)
  }

  #crowdOf(promotionId: bigint): Batcher<Wish, Begun> {
    const known = this.#crowds.get(promotionId)
    if (known) return known
    const made = new Batcher<Wish, Begun>({
      work: (wishes) => beginPlays(this.#ports, wishes),
      wasUndone,
      batchesAtOnce: 1,
      itemsABatch: WISHES_A_BATCH,
      itemsWaiting: WISHES_WAITING,
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
  const from = begun.from?.toISOString() ?? null
  if (begun.kind === 'no chances') throw refuse('raffle.no.chances', { playsADay: begun.playsADay, from })
  throw refuse(begun.kind === 'spent' ? 'raffle.spent' : 'raffle.not.raining', { from })
}
