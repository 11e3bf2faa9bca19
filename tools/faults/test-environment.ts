import { randomUUID } from 'node:crypto'

import { addressOf, copyDatabase, createDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { openDatabase } from '@ante/gateway/kit/db.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import { startGatewayOn } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { seededTemplate } from '@ante/gateway/test/template.ts'
import type { MakeFamily } from '@ante/studio/kit/family.ts'
import { startTestStudio } from '@ante/studio/test/start-studio.ts'

import { FaultDecisions } from './fault-decision.ts'
import type { ConnectionName, Schedule } from './fault-decision.ts'
import { strategies } from './strategies/strategies.ts'
import type { Strategies } from './strategies/strategies.ts'
import { FaultProxy } from './fault-proxy.ts'
import { RestartableProcess } from './restartable-process.ts'
import { startQuickClock } from './quick-clock.ts'
import { rigJackpots } from './rig-jackpots.ts'

/** Time scales: the vendors' timeouts and the games run faster by these factors. */
const TIME_SCALE = { vendors: 6, games: 15 }
/** Many test environments share one PostgreSQL. Our connections stay open as long as the environment. */
const CONNECTIONS = { gateway: 3, sandbox: '3', ours: { max: 1, idleTimeoutMillis: 0 } }
const UNDISTURBED = { decision: 'passed', length: 0 } as const

/** Games and strategies of a test environment. */
export interface EnvironmentGames {
  /** Families in addition to the sandbox's own. */
  families: readonly MakeFamily[]
  strategies: Strategies
  /** Time scale of the vendors' timeouts. */
  timeScale?: number
}

/**
 * The real gateway and the real sandbox, each with a separate database; all their calls to each other pass through our
 * fault proxies.
 */
export interface TestEnvironment {
  /** Direct connections to the ledger's database and the vendors' database, without any proxies. */
  books: Database
  studioDatabase: Database['pool']
  strategies: Strategies
  /**
   * Reports whether the gateway's delays have returned to their normal length: the next schedule needs a new
   * environment.
   */
  isTimeScaleExhausted(): boolean
  /** Returns the running gateway. */
  gateway(): Promise<TestGateway>
  /** Address at which the pages of games call their vendor. */
  pageUrl: string
  /** Applies the faults of this schedule. */
  follow(schedule: Schedule): void
  /** Stops all faults; resolves when all pending calls have arrived and all processes are running. */
  stopFaults(): Promise<void>
  close(): Promise<void>
}

export async function openEnvironment(
  games: EnvironmentGames = { families: [], strategies },
): Promise<TestEnvironment> {
  const { books, studioDatabase, ...databases } = await openDatabases()
  let decisions: FaultDecisions | null = null
  const parties: {
    gateway?: RestartableProcess<TestGateway>
    sandbox?: RestartableProcess<{ url: string; stop(): Promise<void> }>
  } = {}
  const proxyOf = (name: ConnectionName, from: 'gateway' | 'sandbox' | null, to: 'gateway' | 'sandbox') =>
    FaultProxy.open({
      to: () => parties[to]?.running?.url ?? null,
      decisionFor: (path) => decisions?.of(name, path) ?? UNDISTURBED,
      killTarget: () => parties[to]?.kill(),
      killCaller: () => from && parties[from]?.kill(),
    })
  const proxies = {
    wallet: await proxyOf('wallet', 'sandbox', 'gateway'),
    service: await proxyOf('service', 'gateway', 'sandbox'),
    page: await proxyOf('page', null, 'sandbox'),
  }
  await connectVendors(books.pool, proxies.service.url)
  const allProxies = Object.values(proxies)
  const onExit = () => {
    for (const each of allProxies) each.dropConnections()
  }
  const startGateway = (url: string) => startGatewayOn(url, { databasePool: CONNECTIONS.gateway })
  const startVendors = (url: string) => sandboxOn(url, { gatewayUrl: proxies.wallet.url, ...games })
  const gateway = new RestartableProcess(databases.gatewayUrl, { name: 'gateway', start: startGateway, onExit })
  const sandbox = new RestartableProcess(databases.sandboxUrl, { name: 'sandbox', start: startVendors, onExit })
  Object.assign(parties, { gateway, sandbox })
  await Promise.all([gateway.alive(), sandbox.alive()])
  await rigJackpots({ studioDatabase })
  const clock = startQuickClock(() => gateway.running)

  return {
    books,
    studioDatabase,
    strategies: games.strategies,
    isTimeScaleExhausted: () => clock.isSpent(),
    gateway: () => gateway.alive(),
    pageUrl: proxies.page.url,
    follow: (schedule) => (decisions = new FaultDecisions(schedule)),
    stopFaults: async () => {
      decisions = null
      await Promise.all(allProxies.map((each) => each.idle()))
      await Promise.all([gateway.alive(), sandbox.alive()])
    },
    close: async () => {
      clock.stop()
      await Promise.all([gateway.stop(), sandbox.stop()])
      for (const each of allProxies) each.close()
      await databases.drop()
    },
  }
}

async function openDatabases() {
  const server = testServerUrl()
  const name = randomUUID().replaceAll('-', '')
  const [gateway, sandbox] = [`faults_gateway_${name}`, `faults_sandbox_${name}`]
  await copyDatabase(server, { template: await seededTemplate(), name: gateway })
  await createDatabase(server, sandbox)
  const [gatewayUrl, sandboxUrl] = [addressOf(server, gateway), addressOf(server, sandbox)]
  const open = (connectionString: string) => openDatabase({ connectionString, ...CONNECTIONS.ours }, () => undefined)
  const [books, studioDatabase] = [open(gatewayUrl), open(sandboxUrl)]
  const drop = async () => {
    await books.close()
    await studioDatabase.close()
    await dropDatabase(server, gateway)
    await dropDatabase(server, sandbox)
  }
  return { books, studioDatabase: studioDatabase.pool, gatewayUrl, sandboxUrl, drop }
}

/** Sets the address of all vendors, because the demo's address is not used in tests. */
async function connectVendors(pool: Database['pool'], url: string): Promise<void> {
  await pool.query(
    `update vendor set service_url = $1 || '/studio/' || code, launch_url = $1 || '/studio/play/?vendor=' || code`,
    [url],
  )
}

async function sandboxOn(
  databaseUrl: string,
  {
    gatewayUrl,
    families,
    timeScale = TIME_SCALE.vendors,
  }: { gatewayUrl: string } & Pick<EnvironmentGames, 'families' | 'timeScale'>,
) {
  const environment = {
    VENDORS_TIME_SCALE: `${timeScale}`,
    GAMES_TIME_SCALE: `${TIME_SCALE.games}`,
    SANDBOX_DATABASE_POOL: CONNECTIONS.sandbox,
    LOBBY_ORIGINS: 'http://localhost http://*.localhost',
  }
  const { url, ready, stop } = await startTestStudio({ databaseUrl, gatewayUrl, families, environment })
  await ready
  return { url: url.replace('localhost', '127.0.0.1'), stop }
}
