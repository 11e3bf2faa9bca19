import type { Winner } from '@ante/contract/catalogue/winners.ts'
import type { FastifyBaseLogger } from 'fastify'

import { grantLinkRates, openAgents } from './agents/public.ts'
import { countBankCards, openCashier } from './cashier/public.ts'
import { Catalogue, catalogueRoutes, gameOrigins, vendorsOf } from './catalogue/public.ts'
import { responsibleGamingRoutes } from './responsible-gaming/public.ts'
import { contextReader } from './call-context.ts'
import { endTrial } from './end-trial.ts'
import { consoleFiles } from './console-app/console-files.ts'
import { screenJobs } from './console/jobs.ts'
import { screenRoutes } from './console/routes.ts'
import { startFollowers } from './start-followers.ts'
import { healthRoutes } from './health.ts'
import {
  identityJobs,
  identityRoutes,
  memberOfToken,
  openSocial,
  partyNames,
  securityNotices,
} from './identity/public.ts'
import { callKeyRoutes } from './kit/call-key-routes.ts'
import { Countries } from './kit/countries.ts'
import { GatewayInstance } from './kit/gateway-instance.ts'
import type { RegisteredJob } from './kit/job-queue/job.ts'
import { openJobQueue } from './kit/job-queue/open-job-queue.ts'
import { serveDocumentation } from './kit/openapi.ts'
import type { Ports } from './kit/ports.ts'
import { EncryptionKeys } from './kit/sealed/encryption-keys.ts'
import { encryptionRoutes } from './kit/sealed/routes.ts'
import { sandboxOf } from './kit/sandbox.ts'
import { sealedBodies } from './kit/sealed/sealed-bodies.ts'
import { createServer } from './kit/create-server.ts'
import type { Server } from './kit/server.ts'
import { launchRoutes, openVendorWallets, roundOfMember, VendorCalls } from './launch/public.ts'
import { LivePublisher, liveRoutes } from './live/public.ts'
import { openLottery } from './lottery/public.ts'
import { logRequests } from './log-requests.ts'
import { memberRoutes } from './member/public.ts'
import {
  MerchantDirectory,
  merchantRoutes,
  merchantZones,
  previewedLook,
  warnOfMissingAgreements,
} from './merchant/public.ts'
import { openMessaging } from './messaging/public.ts'
import { metricsRoutes } from './metrics.ts'
import { openLive } from './open-live.ts'
import { Outbox, outboxJobs, outboxRoutes } from './outbox/public.ts'
import { ownOrigin } from './kit/own-origin.ts'
import { brandRoutes } from './pages/brand-routes.ts'
import { contentPolicy } from './pages/content-policy.ts'
import { installRoutes } from './pages/install-routes.ts'
import { routableUrl } from './pages/opened-by.ts'
import { PageBrands } from './pages/page-brands.ts'
import { PageCache } from './pages/page-cache.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { Renderer } from './pages/renderer.ts'
import { staticFiles } from './pages/static-files.ts'
import { responsibleGamingAdapters } from './responsible-gaming-adapters.ts'
import { clubRewards, openPromotions, promotionsDue } from './promotions/public.ts'
import { consoleOrigin, openStaff, staffGate } from './staff/public.ts'
import { listenLocally } from './kit/listen-locally.ts'
import { guardedActions } from './operator/kit/guarded-actions.ts'
import { openStatements } from './statements/public.ts'
import { supportJobs, supportRoutes } from './support/public.ts'
import { openVip } from './vip/public.ts'
import { openWallets, VendorMoney, VendorTransfers, walletJobs, walletRoutes } from './wallet/public.ts'
import type { PartyNames } from './wallet/public.ts'

interface AppPorts extends Ports {
  /** Logger that the HTTP server can use too. */
  log: FastifyBaseLogger
}

export interface App {
  server: Server
  stop(): Promise<void>
  /** Renders the pages in a separate process. */
  renderer: Renderer
  /** Background jobs of the app. */
  jobs: readonly RegisteredJob[]
}

/** Lifetime of rendered pages in milliseconds, because some content depends on the time. */
const FRESH_MS = 30_000

/**
 * Composes the capabilities: the only module that depends on all of them. `otherJobs` are run in addition to those of
 * the capabilities.
 */
export async function buildApp(ports: AppPorts, otherJobs: readonly RegisteredJob[] = []): Promise<App> {
  const { config, db } = ports
  const merchants = new MerchantDirectory(ports)
  await merchants.load()
  warnOfMissingAgreements(merchants, ports)
  const catalogue = await openCatalogue(ports, merchants)
  const countries = new Countries(config)
  const live = await openLive(ports, merchants, catalogue)
  const keys = new EncryptionKeys(ports)
  const server = await openServer({ ...ports, merchants, countries, keys })

  const outbox = new Outbox({ ...ports, merchants })
  let stopping = false
  healthRoutes(server, ports, () => stopping)
  logRequests(server)
  encryptionRoutes(server, keys)
  const callKeyJobs = callKeyRoutes(server, ports)
  merchantRoutes(server, merchants, (merchantCode) => vendorsOf(catalogue.ofMerchant(merchantCode).sorting, 'ELOTT'))
  const notices = securityNotices({ ...ports, merchants })
  openIdentity(server, { ...ports, merchants, outbox, ...notices })
  outboxRoutes(server, ports)
  await memberRoutes(server, { ...ports, merchants })
  catalogueRoutes(server, catalogue, ports)
  const vendorCalls = new VendorCalls(ports)
  const { banks, transfers, money, namesFor } = openWalletCalls(server, { ...ports, vendorCalls })
  responsibleGamingRoutes(server, { ...ports, merchants, ...responsibleGamingAdapters({ ...ports, money }) })
  const cashier = await openCashier(server, { ...ports, ...notices })
  const promotions = await openPromotions(server, { ...ports, merchants })
  const vip = openVip(server, { ...ports, merchants, rewards: clubRewards })
  const publisher = new LivePublisher(ports)
  const onWin = publishWinner(publisher)
  const lottery = await openLottery(server, { ...ports, merchants, onWin })
  const launch = await launchRoutes(server, { ...ports, catalogue, onWin, money, vendorCalls })
  const messaging = await openMessaging(server, { ...ports, merchants })
  await supportRoutes(server, { ...ports, merchants })
  const statements = openStatements(server, ports)
  const rounds = roundOfMember({ ...ports, catalogue })
  const agents = openAgents(server, { ...ports, merchants, banks, partyNames: namesFor, roundOfMember: rounds })
  const staff = openConsole(server, { ...ports, merchants, outbox })
  liveRoutes(server, live)
  const pages = await openPages(server, { ...ports, merchants, countries, catalogue })
  startFollowers({ ...ports, merchants, catalogue, live, pages })
  await serveDocumentation(server, config)
  const identity = identityJobs({ ...ports, onTrialEnd: endTrial(merchants) })
  const baseJobs = [callKeyJobs, identity, walletJobs(ports, transfers), outboxJobs(ports, outbox), statements]
  const support = supportJobs(ports)
  const jobs = [
    ...baseJobs,
    otherJobs,
    vip,
    cashier,
    lottery.jobs,
    promotions,
    launch,
    messaging,
    support,
    agents,
    staff,
  ].flat()
  const queue = await openJobQueue({ ...ports, jobs, zones: () => merchantZones(db) })
  metricsRoutes(server, config, queue.metrics)
  const instance = new GatewayInstance(ports)
  await instance.start()
  // Closes the parts in this order. The job queue comes before the server, so that streams deliver the last job events.
  const parts = [instance, catalogue, queue, server, transfers, lottery, outbox, pages.renderer]
  const stop = () => {
    stopping = true
    return closeInTurn(parts, publisher)
  }
  return { server, stop, renderer: pages.renderer, jobs }
}

interface ServerParts extends AppPorts {
  merchants: MerchantDirectory
  countries: Countries
  keys: EncryptionKeys
}

/** Returns a server without routes. */
function openServer({ keys, ...ports }: ServerParts): Promise<Server> {
  const { config, merchants, countries } = ports
  const memberOf = (token: string, siteCode: string) => memberOfToken(ports, token, siteCode)
  return createServer({
    ...ports,
    checkAnswers: !config.production,
    contextOf: contextReader({ merchants, countries, memberOf }),
    requireOpenSite: (context) => merchants.requireOpenSite(context),
    moduleIsOn: (code, moduleId) => merchants.moduleIsOn(code, moduleId),
    unseal: sealedBodies({ ...ports, keys }),
    staffGate: staffGate(ports),
    answerConsoleFile: consoleFiles(config.consoleDist, sitesOf(config, merchants)),
    routableUrl,
  })
}

async function closeInTurn(parts: readonly { close(): unknown }[], publisher: LivePublisher): Promise<void> {
  for (const part of parts) await part.close()
  await publisher.drain()
}

/** Returns a function that returns the origins of the players' sites. */
const sitesOf = (config: Ports['config'], merchants: MerchantDirectory) => () =>
  merchants.previewHosts().map((host) => ownOrigin(host, config))

async function openCatalogue(ports: Ports, merchants: MerchantDirectory): Promise<Catalogue> {
  const catalogue = new Catalogue(ports, merchants)
  await catalogue.load()
  return catalogue
}

const publishWinner = (publisher: LivePublisher) => (merchantCode: string, winner: Winner) =>
  publisher.publish({ merchantCode, type: 'winners', payload: winner })

/** Registers the calls of the operator console. Returns its background jobs. */
function openConsole(server: Server, ports: Ports & { merchants: MerchantDirectory; outbox: Outbox }): RegisteredJob[] {
  const actions = guardedActions({
    ...ports,
    consoleOrigin: consoleOrigin(ports.config),
    consoleHost: ports.config.consoleHost,
    sandbox: sandboxOf(ports.config),
  })
  const screenPorts = { ...ports, actions, listenLocally: () => listenLocally(server) }
  screenRoutes(server, screenPorts)
  return [...openStaff(server, { ...ports, actions }), ...screenJobs(screenPorts)]
}

type IdentityParts = Ports & ReturnType<typeof securityNotices> & { merchants: MerchantDirectory; outbox: Outbox }

/** Registers the routes of identity and of capabilities that depend on it. */
function openIdentity(server: Server, ports: IdentityParts) {
  identityRoutes(server, {
    ...ports,
    ...openSocial(ports),
    onMemberMade: async (tx, member) => {
      await openWallets(ports, tx, member)
      await promotionsDue(tx)
    },
    onRegisteredByLink: (tx, member, link) => grantLinkRates(ports.log, tx, member, link),
    countBankCards: (memberId) => countBankCards(ports.db, memberId),
  })
}

/** Registers the wallet calls, and the transfers to vendors that hold balances. */
function openWalletCalls(server: Server, ports: Ports & { vendorCalls: VendorCalls }) {
  const banks = openVendorWallets(ports)
  const transfers = new VendorTransfers({ ...ports, banks })
  const money = new VendorMoney({ ...ports, banks, transfers })
  const namesFor: PartyNames = (readerId, ids) => partyNames(ports.db, readerId, ids)
  walletRoutes(server, { ...ports, banks, transfers, money, partyNames: namesFor })
  return { banks, transfers, money, namesFor }
}

interface PageParts extends Pick<Ports, 'config' | 'db' | 'clock' | 'secrets'> {
  merchants: MerchantDirectory
  countries: Countries
  catalogue: Catalogue
}

/** Opens page rendering with its dependencies. */
async function openPages(server: Server, ports: PageParts) {
  const { config, merchants, catalogue } = ports
  const renderer = new Renderer(ports)
  const cache = new PageCache({ freshMs: FRESH_MS, compress: (page) => renderer.compress(page) })
  await staticFiles(server, config)
  const brands = new PageBrands(config.webDist)
  brandRoutes(server, { ...ports, brands })
  installRoutes(server, { ...config, merchants, renderer, cache, brands })
  const origin = config.consoleHost === null ? null : consoleOrigin(config)
  const policyOf = (code: string) =>
    contentPolicy({
      pictures: merchants.of(code).settings.imageCDNs,
      frames: gameOrigins(catalogue.ofMerchant(code)),
      firebase: config.social.firebase,
      // The console shows previews of announcements and brands.
      ancestors: origin === null ? [] : [origin],
    })
  const previewed = (token: string, code: string) => previewedLook(ports, token, code)
  pageRoutes(server, { ...ports, renderer, cache, brands, previewedLook: previewed, consoleOrigin: origin, policyOf })
  return { forget: () => cache.forget(), renderer }
}
