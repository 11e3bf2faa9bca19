import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { PageRequest } from '@ante/contract/merchant/page.ts'

import { atMost } from '../kit/at-most.ts'
import type { InProcessCall } from '../kit/call-in-process.ts'
import type { Config } from '../kit/config.ts'
import { ConfigError } from '../kit/config.ts'
import type { Ports } from '../kit/ports.ts'
import { WorkerProcess, WorkerUnavailable } from '../kit/worker/worker-process.ts'
import { PagesBusy } from './pages-busy.ts'
import { RenderLimits } from './render-limits.ts'
import { RenderQueue } from './render-queue.ts'
import type { RenderTasks } from './render-tasks.ts'
import type { CachedPage, StoredPage } from './stored-page.ts'

interface RendererPorts extends Pick<Ports, 'db' | 'clock'> {
  config: Pick<Config, 'webDist' | 'rendersPerNetwork'>
}

export type RequestedPage = Omit<PageRequest, 'call'>

const QUEUE = { running: 2, waiting: 24, perNetwork: 6, perWiderNetwork: 12 }
/** Maximum number of concurrent calls by pages, so that most connections stay available to bets. */
const CALLS_AT_ONCE = 3
const HEAP_MEGABYTES = 512
const LIMIT_MS = 20_000
const RETRY_AFTER_SECONDS = 5

/** Renders pages in a separate process, with limited concurrency; throws `PagesBusy` if that is impossible now. */
export class Renderer {
  readonly #webDist: string
  readonly #worker: WorkerProcess<RenderTasks>
  readonly #queue = new RenderQueue(QUEUE)
  readonly #limits: RenderLimits
  readonly #limitCalls = atMost(CALLS_AT_ONCE)

  constructor({ config, ...ports }: RendererPorts) {
    this.#webDist = config.webDist
    if (!existsSync(join(config.webDist, 'server', 'entry-server.js'))) {
      throw new ConfigError(`WEB_DIST: there is no built web app in ${config.webDist}.`)
    }
    const file = join(import.meta.dirname, 'render-worker.ts')
    this.#worker = new WorkerProcess({ file, heapMegabytes: HEAP_MEGABYTES })
    this.#limits = new RenderLimits({ ...ports, perMinute: config.rendersPerNetwork })
  }

  /** Id of the rendering process, if any. */
  get pid(): number | null {
    return this.#worker.pid
  }

  /** Starts the process in advance. Failures are ignored here and occur again at the first page. */
  async warm(): Promise<void> {
    await this.#worker.run('warm', { webDist: this.#webDist }, { limitMs: LIMIT_MS }).catch(() => undefined)
  }

  /** Renders a page. It counts for the visitor's networks, unless it is an automatic renewal. */
  render(
    page: RequestedPage,
    call: (call: InProcessCall) => Promise<unknown>,
    networks: readonly string[],
  ): Promise<CachedPage> {
    const onCall = (requested: InProcessCall) => this.#limitCalls(() => call(requested))
    return this.#inQueue(networks, () =>
      this.#worker.run('render', { ...page, webDist: this.#webDist }, { onCall, limitMs: LIMIT_MS }),
    )
  }

  manifest(
    requestedPage: Pick<RequestedPage, 'language' | 'settings' | 'brand'>,
    networks: readonly string[],
  ): Promise<CachedPage> {
    return this.#inQueue(networks, () =>
      this.#worker.run('manifest', { ...requestedPage, webDist: this.#webDist }, { limitMs: LIMIT_MS }),
    )
  }

  compress({ plain }: StoredPage): Promise<Pick<StoredPage, 'br' | 'gzip'>> {
    return this.#queue.run([], () => this.#worker.run('compress', { plain }, { limitMs: LIMIT_MS }))
  }

  close(): void {
    this.#worker.close()
  }

  async #inQueue(networks: readonly string[], work: () => Promise<CachedPage>): Promise<CachedPage> {
    // Checks the queue first, because that is cheaper than the database.
    this.#queue.requireRoom(networks)
    await this.#limits.requireTurn(networks)
    try {
      return await this.#queue.run(networks, work)
    } catch (error) {
      if (error instanceof WorkerUnavailable) throw new PagesBusy(503, RETRY_AFTER_SECONDS)
      throw error
    }
  }
}
