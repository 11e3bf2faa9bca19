import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { prngFrom } from '@ante/demo-art/kit/prng.ts'
import { engineOf } from '@ante/demo/engines.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { openDatabase } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { createLog } from '@ante/plain-server/log.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'
import { sealOf } from '@ante/studio/kit/fairness/seal.ts'
import { SessionView } from '@ante/studio/kit/play-contract.ts'
import { anteTitles } from '@ante/studio/test/ante-titles.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '@ante/studio/test/fake-gateway.ts'
import type { FakeGateway } from '@ante/studio/test/fake-gateway.ts'
import { newTapId, openPage } from '@ante/studio/test/page-calls.ts'
import type { Page, PageAnswer } from '@ante/studio/test/page-calls.ts'

import { playable, visitTo } from '../session.ts'
import { strategies } from '../strategies/strategies.ts'

const MAIN = join(import.meta.dirname, '../../../apps/studio/main.ts')
const START_CENTS = 1_000_000_000n
const SEEDS_SECRET = 'seeds of a house of tests'
/** Time scale of the clocks of games. */
export const TIME_SCALE = 15
const POLL_MS = 50

/** The studio as a separate process that can be killed, with one wallet for all its players. */
export class StudioProcess {
  readonly db: Db
  readonly gateway: FakeGateway
  readonly url: string
  readonly #databaseUrl: string
  readonly #port: number
  #process: ChildProcess | null = null

  private constructor(details: { db: Db; gateway: FakeGateway; databaseUrl: string; port: number }) {
    this.db = details.db
    this.gateway = details.gateway
    this.#databaseUrl = details.databaseUrl
    this.#port = details.port
    this.url = `http://127.0.0.1:${details.port}`
  }

  static async open(): Promise<StudioProcess> {
    const databaseUrl = freshDatabaseUrl()
    await createDatabase(databaseUrl)
    const db = openDatabase(databaseUrl, createLog('silent'))
    const studio = new StudioProcess({
      db,
      databaseUrl,
      gateway: await fakeGateway(START_CENTS),
      port: await freePort(),
    })
    await studio.start()
    return studio
  }

  /** Decrypts a sealed seed of its database. */
  opened(sealed: string | undefined): string {
    const seed = sealOf(SEEDS_SECRET).open(sealed ?? '')
    if (seed === null) throw new Error('There is no seed, or it is sealed with another secret.')
    return seed
  }

  async start(): Promise<void> {
    const environment = {
      ...process.env,
      SANDBOX_PORT: `${this.#port}`,
      SANDBOX_DATABASE_URL: this.#databaseUrl,
      SANDBOX_DATABASE_POOL: '6',
      GATEWAY_URL: this.gateway.url,
      VENDORS_SECRET: FAKE_VENDORS_SECRET,
      SEEDS_SECRET,
      GAMES_TIME_SCALE: `${TIME_SCALE}`,
      LOG_LEVEL: 'silent',
    }
    this.#process = spawn(process.execPath, [MAIN], { env: environment, stdio: 'ignore' })
    while (!(await this.#isReady())) await pause(POLL_MS)
  }

  /** Kills the process like `kill -9`, without any shutdown. */
  async kill(): Promise<void> {
    const [process] = [this.#process]
    if (!process) return
    this.#process = null
    const exited = once(process, 'exit')
    process.kill('SIGKILL')
    await exited
  }

  async close(): Promise<void> {
    await this.kill()
    await this.gateway.stop()
    await this.db.end()
    await dropDatabase(this.#databaseUrl)
  }

  /** Returns the balance that the wallet should have by the vendors' own books. */
  async expectedBalance(): Promise<bigint> {
    const { rows } = await this.db.query<{ net: bigint }>(
      `select coalesce(sum(case when state = 'closed' then won_cents + parts_cents - stake_cents else 0 end), 0)::int8 as net
       from studio.round`,
    )
    return START_CENTS + (rows[0]?.net ?? 0n)
  }

  async rounds(playerId: string): Promise<{ id: string; state: string; text: string }[]> {
    const { rows } = await this.db.query<{ id: string; state: string; text: string }>(
      'select id, state, r::text as text from studio.round r where player_id = $1',
      [playerId],
    )
    return rows
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

/** A player with one title open. */
export class TestPlayer {
  readonly game: DemoGame
  readonly playerId: string
  readonly page: Page
  readonly #studio: StudioProcess

  readonly #prefix: string

  private constructor(
    studio: StudioProcess,
    details: { game: DemoGame; playerId: string; page: Page; prefix: string },
  ) {
    this.#studio = studio
    this.#prefix = details.prefix
    this.game = details.game
    this.playerId = details.playerId
    this.page = details.page
  }

  static async at(studio: StudioProcess, engine: string, playerId: string = randomUUID()): Promise<TestPlayer> {
    const game = titleOf(engine)
    const page = await openPage(studio, { title: game, playerId })
    return new TestPlayer(studio, { game, playerId, page, prefix: String(page.opened.body['roundIdPrefix']) })
  }

  /** Returns the stake and choice, based on the current state of the game. */
  async choose(): Promise<StakeInput> {
    const { strategy, stakeCents, choice } = visitTo(this.game, { strategies, prng: prngFrom(newTapId()) })
    return { stakeCents, choice: strategy.atTable ? await strategy.atTable(this.page, this.game) : choice }
  }

  stake(tapId: string, { stakeCents, choice, ...others }: StakeInput): Promise<PageAnswer> {
    const { stake } = this.#strategy
    return stake ? stake(this.page, tapId, choice) : this.page.round(tapId, { ...others, stakeCents, choice })
  }

  /** Repeats stakes until one is accepted, because a stake may be too late for a deal or flight. */
  async staked(): Promise<PageAnswer> {
    for (;;) {
      const answer = await this.stake(newTapId(), await this.choose())
      if (answer.status === 200 && (answer.body['state'] === 'held' || answer.body['state'] === 'played')) return answer
    }
  }

  /** Ends stakes that would stay held until the player ends them. */
  async endHeldStakes(): Promise<void> {
    const { body } = await this.page.resume()
    const { held } = SessionView.parse(body)
    await this.#strategy.leave?.(this.page, held)
  }

  /** Returns the ids of the bets sent to the wallet from this page. */
  get bets(): Set<unknown> {
    const isOfPlayer = (input: Record<string, unknown>) => String(input['roundId']).startsWith(this.#prefix)
    return new Set(
      this.#studio.gateway.calls.flatMap(({ name, input }) =>
        name === 'bet' && isOfPlayer(input) ? [input['transactionId']] : [],
      ),
    )
  }

  get #strategy() {
    return strategies[engineOf(this.game)] ?? {}
  }
}

export interface StakeInput {
  stakeCents: string
  choice: unknown
}

function titleOf(engine: string): DemoGame {
  const title = playable(anteTitles, strategies).find((game) => engineOf(game) === engine)
  if (!title) throw new Error(`${engine} plays no title of a vendor that uses our own protocol.`)
  return title
}
