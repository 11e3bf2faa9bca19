import { setTimeout as pause } from 'node:timers/promises'

import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { signedIn } from '@ante/gateway/test/members.ts'
import type { Answer } from '@ante/gateway/test'
import { SessionView } from '@ante/studio/kit/play-contract.ts'
import type { RoundView } from '@ante/studio/kit/play-contract.ts'
import { newTapId, pageAt } from '@ante/studio/test/page-calls.ts'
import type { Page, PageAnswer } from '@ante/studio/test/page-calls.ts'

import type { Visit } from './session.ts'
import type { TestEnvironment } from './test-environment.ts'
import { within } from './within.ts'

export const OPENING = '200.00'
/**
 * Maximum number of attempts of an unanswered call; then the player gives up, and the server that holds the money must
 * resolve it.
 */
const ATTEMPTS = 12
const GAP_MS = 150
/** Default duration of a session. */
const SESSION_MS = 2_000
/** Maximum number of attempts to open a game. */
const OPENINGS = 5
const REOPEN_DELAY_MS = 300
const SERVER_ERRORS_FROM = 500
/**
 * Timeout of a sweep, which waits for the end of a hand of cards, and until the circuit breaker of the vendor closes:
 * at most a minute, by a clock that may run at normal speed.
 */
const SWEEP_TIMEOUT_MS = 90_000
/** Timeout of a request before it is repeated, as on the site. */
const NO_ANSWER_MS = 15_000

/** A simulated player that visits games, and repeats unanswered calls like the site and the games' pages. */
export class Player {
  readonly memberId: bigint
  readonly #token: string
  readonly #environment: TestEnvironment
  readonly #visited: Visit[] = []
  /** Visits that have not ended. */
  readonly #openVisits = new Set<Visit>()
  /** Number of rounds whose end the player has received. */
  seen = 0

  private constructor(environment: TestEnvironment, { memberId, token }: { memberId: bigint; token: string }) {
    this.#environment = environment
    this.memberId = memberId
    this.#token = token
  }

  static async create(environment: TestEnvironment): Promise<Player> {
    return new Player(environment, await signedIn(await environment.gateway(), OPENING))
  }

  /** Games of the visits that have not ended, with their play styles. */
  get state(): string[] {
    return [...this.#openVisits].map(({ game, playStyle }) => `${game.gameId} (${playStyle})`)
  }

  /** Plays two games at a time. Starts no other game after the end of the session. */
  async play(visits: readonly Visit[], sessionMs = SESSION_MS): Promise<void> {
    const until = performance.now() + sessionMs
    const remainingVisits = visits.values()
    const worker = async () => {
      for (const visit of remainingVisits) {
        if (performance.now() > until) return
        this.#openVisits.add(visit)
        await this.#visit(visit)
        this.#openVisits.delete(visit)
        if (visit.leaves) await this.#call(walletsToMain, {})
      }
    }
    await Promise.all([worker(), worker()])
  }

  /**
   * Ends held stakes that only the player can end; called when there are no more faults. Returns the stakes that could
   * not be ended.
   */
  async endHeldStakes(): Promise<string[]> {
    const stillHeld: string[] = []
    const until = performance.now() + SWEEP_TIMEOUT_MS
    for (const visit of this.#visited) {
      const description = visit.strategy.leave ? await this.#leave(visit, visit.strategy.leave, until) : null
      if (description) stillHeld.push(description)
    }
    return stillHeld
  }

  async #leave(visit: Visit, leave: NonNullable<Visit['strategy']['leave']>, until: number): Promise<string | null> {
    // The gateway's circuit breaker for an unresponsive vendor may be open: stakes held there can be ended after it
    // closes.
    let page = await this.#open(visit)
    while (!page && performance.now() < until) page = await this.#open(visit)
    if (!page) return `${visit.game.gameId} cannot be opened after the faults have ended`
    let open: RoundView[] = []
    while (performance.now() < until) {
      const answer = await repeated(() => page.resume())
      open = SessionView.parse(answer?.body).held.filter(({ state }) => state === 'held' || state === 'pending')
      if (open.length === 0) return null
      await leave(page, open)
      await pause(GAP_MS)
    }
    return `${visit.game.gameId} has held stakes that could not be ended: ${JSON.stringify(open)}`
  }

  async #visit(visit: Visit): Promise<void> {
    const page = await this.#open(visit)
    if (!page) return
    this.#visited.push(visit)
    const round = this.#round(page, visit)
    const second = visit.playStyle === 'patient' ? null : await this.#open(visit)
    if (second && visit.playStyle === 'twice') await this.#round(second, visit)
    await round
    if (visit.playStyle === 'twice') await repeated(() => page.resume({ takeOver: true }))
  }

  async #open(visit: Visit): Promise<Page | null> {
    for (let opening = 0; opening < OPENINGS; opening++) {
      const page = await this.#openOnce(visit)
      if (page) return page
      await pause(REOPEN_DELAY_MS)
    }
    return null
  }

  /** Opens the title on a new page; null if it did not open. */
  async #openOnce({ game }: Visit): Promise<Page | null> {
    const { vendor, gameId, nodeId } = game
    const opened = await this.#call(launchGame, { vendor, gameId, nodeId })
    if (!opened?.ok) return null
    const token = new URL(opened.value.content.game_url).searchParams.get('token') ?? ''
    const page = pageAt(this.#environment.pageUrl)
    const answer = await repeated(() => page.open(token, { vendor, game: gameId }))
    return answer?.status === 200 ? page : null
  }

  async #round(page: Page, { game, strategy, stakeCents, choice: known, act }: Visit): Promise<void> {
    const tapId = newTapId()
    const { atTable, stake, play, leave } = strategy
    const choice = atTable ? await atTable(page, game).catch(() => null) : known
    const sendStake = () => (stake ? stake(page, tapId, choice) : page.round(tapId, { stakeCents, choice }))
    const answer = await repeated(sendStake)
    const roundId = String(answer?.body['roundId'])
    const isHeld = answer?.body['state'] === 'held'
    if (isHeld && act !== null) {
      const actId = newTapId()
      await repeated(() => page.act({ roundId, actId, act }))
    }
    // A broken connection ends the play, but not the stake.
    if (isHeld) await play?.(page).catch(() => null)
    const isSeen = isHeld && (act !== null || !leave)
    const end = isSeen ? await repeated(sendStake, ['pending', 'held']) : answer
    if (end?.body['state'] === 'played') this.seen += 1
  }

  async #call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<E> | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const gateway = await this.#environment.gateway()
        const answer = await within(NO_ANSWER_MS, endpoint.path, gateway.call(endpoint, input, { token: this.#token }))
        if (answer.ok || answer.status < SERVER_ERRORS_FROM || answer.code in endpoint.refusals) return answer
      } catch {
        // The connection broke, or the gateway has died.
      }
      await pause(GAP_MS)
    }
    return null
  }
}

/** Repeats a call until its answer has a decided state; null after `ATTEMPTS` attempts. */
async function repeated(
  sendOnce: () => Promise<PageAnswer>,
  undecided: readonly unknown[] = ['pending'],
): Promise<PageAnswer | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await sendOnce().catch(() => null)
    if (answer && answer.status < SERVER_ERRORS_FROM && !undecided.includes(answer.body['state'])) return answer
    await pause(GAP_MS)
  }
  return null
}
