import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { MakePart, Part, PartPorts } from '@ante/plain-server/part.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { WorkerWithWakeUp, Worker } from '@ante/plain-server/worker.ts'

import type { StudioConfig } from './config.ts'
import { businessRoutes } from './vendor-wallet/routes.ts'
import { engines } from './engines.ts'
import { families as allFamilies } from './families.ts'
import type { Family, FindPrices, FindSports, MakeFamily } from './kit/family.ts'
import { sealOf } from './kit/fairness/seal.ts'
import { fairRoutes } from './kit/fairness/fair-routes.ts'
import { heldRounds } from './kit/held/held.ts'
import type { DrawBelow } from './kit/maths/draw-below.ts'
import { drawSecurely } from './kit/maths/random.ts'
import { studioPages } from './kit/pages.ts'
import { timeoutsOf } from './kit/timeouts.ts'
import { Rooms } from './kit/rooms/rooms.ts'
import { ConcurrencyLimiter } from './kit/rounds/few-at-once.ts'
import { roundPlayer } from './kit/rounds/play-round.ts'
import { roundDeletionRules } from './kit/rounds/delete-old-rounds.ts'
import { startWorker } from './kit/rounds/worker.ts'
import { playRoutes } from './kit/routes.ts'
import { requireSession } from './kit/sessions/open-session.ts'
import { hubRoutes } from './kit/service/hub-routes.ts'
import { serviceRoutes } from './kit/service/routes.ts'
import { startDeletion } from './kit/deletion.ts'
import { titlesPlayedBy } from './kit/titles.ts'
import type { FindTitle } from './kit/titles.ts'
import { walletsOf } from './kit/vendors.ts'
import type { WalletOf } from './kit/vendors.ts'
import { withFaults } from './kit/wallet/faulty-wallet.ts'
import { wallets } from './wallets.ts'

/** Test replacements for parts of the studio. */
export interface StudioOverrides {
  /** Replaces the secure random source of games without provable fairness; other games draw from their seeds. */
  drawBelow?: DrawBelow
  /** Additional families of games; a family with the engine name of a studio game replaces that game. */
  families?: readonly MakeFamily[]
}

type StudioPorts = PartPorts<StudioConfig> & Required<StudioOverrides>

/** All vendors of the demo: their pages, their calls, and their worker. */
export const studioPart =
  ({ drawBelow = drawSecurely, families = [] }: StudioOverrides): MakePart<StudioConfig> =>
  (app, ports) =>
    studio(app, { ...ports, drawBelow, families })

async function studio(app: Server, ports: StudioPorts): Promise<Part> {
  const { config, db, outages, faults } = ports
  const { gatewayUrl, vendorsSecret: secret } = config
  const timeouts = timeoutsOf(config.vendorsTimeScale)
  const { timeoutMs } = timeouts
  const walletOf = walletsOf(wallets, {
    gatewayUrl,
    secret,
    timeoutMs,
    db,
    withFaults: (vendor, pair) => (faults ? withFaults(vendor, pair, { ...faults, timeoutMs }) : pair.valid),
  })
  const requireInService = (vendor: string) => {
    if (outages.has(vendor)) throw new Refused('unavailable', {}, 503)
  }
  const play = createPlayServices({ ...ports, walletOf, timeouts, requireInService })
  const { findTitle, rounds, playRound, rooms, games } = play

  const findPrices: FindPrices = (title, roomIds) =>
    play.families.flatMap((family) => family.findPrices?.(title, roomIds) ?? [])
  const findSports: FindSports = (title) =>
    play.families.flatMap((family) => family.findSports?.(title) ?? [])[0] ?? null

  playRoutes(app, { db, walletOf, findTitle, playRound, rounds, rooms, requireInService, lobbyUrl: config.lobbyUrl })
  for (const family of play.families) family.routes?.(app)
  fairRoutes(app, { db, findTitle })
  const service = { db, secret, findTitle, requireInService }
  await app.register(async (scope) => serviceRoutes(scope, { ...service, findPrices, findSports }))
  await app.register(async (scope) => hubRoutes(scope, { gatewayUrl, findTitle, requireInService }))
  await app.register(async (scope) => businessRoutes(scope, { db, secret, findTitle, requireInService, faults }))
  await studioPages(app, {
    dist: config.dist,
    lobbyOrigins: config.lobbyOrigins,
    lobbyUrl: config.lobbyUrl,
    findTitle,
    engines: games.map(({ engine }) => engine),
    isOutOfService: (vendor) => outages.has(vendor),
  })
  return {
    start: async () => {
      await migrate(db, { owner: 'studio', folder: join(import.meta.dirname, 'kit/migrations') })
      await migrate(db, { owner: 'vendor-wallet', folder: join(import.meta.dirname, './vendor-wallet/migrations') })
      return play.start(timeouts.pollEveryMs)
    },
  }
}

type PlayingPorts = StudioPorts & {
  /** Throws for a vendor that is out of service. */
  requireInService(vendor: string): void
  walletOf: WalletOf
  timeouts: ReturnType<typeof timeoutsOf>
}

/** Creates the services of rounds, and all games and families that use them. */
function createPlayServices(ports: PlayingPorts) {
  const { config, db, log, outages, requireInService, walletOf, timeouts, drawBelow, families: others } = ports
  let worker: WorkerWithWakeUp | null = null
  // Families are created with the round services, which in turn look up the families' games: so the lookup is deferred.
  const findTitle: FindTitle = (title) => titles(title)
  const { leaseMs, retryGapsMs } = timeouts
  const rounds = { db, walletOf, findTitle, log, leaseMs, retryGapsMs }
  const limiter = new ConcurrencyLimiter()
  const playRound = roundPlayer(rounds, { drawBelow, limiter })
  const heldRoundsService = heldRounds({ db, log, stake: playRound, wake: (inMs) => worker?.wake(inMs) })
  const rooms = new Rooms()
  // Pages of a vendor that goes out of service are disconnected; they reconnect once it is restored.
  outages.listen((vendor, isOutOfService) => isOutOfService && rooms.dropPagesOf(vendor))
  const sessionOf = async (authorization: string | undefined) => {
    const session = await requireSession(db, authorization)
    requireInService(session.vendor)
    return session
  }
  const services = { db, log, drawBelow, seal: sealOf(config.seedsSecret) }
  const families = [...allFamilies, ...others].map((make) =>
    make({
      ...services,
      timeScale: config.gamesTimeScale,
      heldRounds: heldRoundsService,
      rooms,
      limiter,
      sessionOf,
      isOutOfService: (vendor) => outages.has(vendor),
    }),
  )
  const familyGames = families.flatMap((family) => family.games)
  const games = [...engines.filter(({ engine }) => !familyGames.some((game) => game.engine === engine)), ...familyGames]
  const titles = titlesPlayedBy(games)
  const startedWorkers = new Map<Family, Worker>()
  const start = async (everyMs: number): Promise<Worker> => {
    for (const { migrations } of families) if (migrations) await migrate(db, migrations)
    // Wins are paid even while a family of games cannot start.
    worker ??= startWorker(rounds, everyMs)
    await startAll(families, startedWorkers)
    const deletionRules = [...roundDeletionRules, ...families.flatMap((family) => family.deletionRules ?? [])]
    const deletion = config.deletesOldRows ? [startDeletion(db, deletionRules, log)] : []
    return together([worker, ...deletion, ...startedWorkers.values()])
  }
  return { findTitle, rounds, playRound, rooms, families, games, start }
}

/** Starts the families that are not started yet. A failed start does not block others; the next call retries it. */
async function startAll(families: readonly Family[], startedWorkers: Map<Family, Worker>): Promise<void> {
  const failures: unknown[] = []
  for (const family of families) {
    if (!family.start || startedWorkers.has(family)) continue
    try {
      startedWorkers.set(family, await family.start())
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Combines workers into one, which stops them in reverse order, because later ones use resources of earlier ones. */
const together = (workers: Worker[]): Worker => ({
  stop: async () => {
    for (const worker of workers.reverse()) await worker.stop()
  },
})
