import { DemoChannelCode, SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import type { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import type {
  Creation,
  ListedSetup,
  listSetups,
  SetupState,
  showSetup as showEndpoint,
} from '@ante/contract/console/merchant-setups.ts'
import { showSetup } from '@ante/contract/console/merchant-setups.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { ownOrigin } from '../../kit/own-origin.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { changesInReview, countApprovers } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { MERCHANT_CREATION } from './create-merchant.ts'
import { agreementOf, demoContents, lotteriesOf, paymentsOf } from './merchant-plan.ts'
import { requirePlatform } from './require-platform.ts'
import { lotteryVendors, readFacts } from './setup-facts.ts'
import { setupPortsOf } from './setup-ports.ts'
import { isComplete, missingSteps, stepProblems } from './step-problems.ts'
import { setupById, setupObject, setupsPage } from './stored-setups.ts'
import type { Setup } from './tables.ts'

type Shown = OutputOf<typeof showEndpoint>

/** Returns a page of setups. */
export async function listedSetups(
  { db }: ScreenPorts,
  { after, size }: ParsedInputOf<typeof listSetups>,
  context: StaffContext,
): Promise<OutputOf<typeof listSetups>> {
  requirePlatform(context)
  const [rows, changes] = await Promise.all([
    setupsPage(db, { after, limit: size + 1 }),
    changesInReview(db, { merchantCode: null, action: MERCHANT_CREATION }),
  ])
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return {
    setups: page.map((setup): ListedSetup => ({
      id: String(setup.id),
      name: setup.steps.site?.name ?? '',
      host: setup.steps.site?.hosts[0] ?? '',
      state: stateOf(setup, changes),
      saved: SetupStep.options.length - missingSteps(setup.steps).length,
      editedBy: setup.edited_by,
      editedAt: setup.edited_at.toISOString(),
    })),
    next,
  }
}

function stateOf({ id, state }: Setup, changes: ReadonlyMap<string, string>): SetupState {
  if (state === 'created') return 'created'
  return changes.has(setupObject(id)) ? 'review' : 'draft'
}

/** Returns a setup with all that its pages show. */
export async function shownSetup(
  ports: ScreenPorts,
  { id }: ParsedInputOf<typeof showEndpoint>,
  context: StaffContext,
): Promise<Shown> {
  requirePlatform(context)
  const { db, clock } = ports
  const setup = await setupById(db, BigInt(id))
  if (!setup || setup.state === 'discarded') throw refusalsOf(showSetup)('setup.not_found')
  const { steps, version, edited_by: editedBy, edited_at: editedAt } = setup
  const { staffId } = context.staff
  const approval = { permission: 'merchant.setup.update', merchantCode: null, staffId, now: clock.now() }
  const [facts, changes, approvers, vendors, ofLottery] = await Promise.all([
    readFacts(db, setupPortsOf(ports)),
    changesInReview(db, { merchantCode: null, action: MERCHANT_CREATION }),
    countApprovers(db, approval),
    offeredVendors(db),
    lotteryVendors(db),
  ])
  return {
    id,
    state: stateOf(setup, changes),
    version,
    steps,
    missing: missingSteps(steps),
    problems: setup.state === 'created' ? [] : stepProblems(steps, facts),
    warnings: warningsOf(steps),
    creates: creationsOf(ports, steps, { vendors, ofLottery }),
    offered: { vendors, demoChannels: facts.hasSandbox ? DemoChannelCode.options : [] },
    editedBy,
    editedAt: editedAt.toISOString(),
    change: changes.get(setupObject(id)) ?? null,
    approvers,
    created: createdOf(ports, setup),
  }
}

function createdOf({ config }: ScreenPorts, setup: Setup): Shown['created'] {
  const { merchant_code: merchant, created_at: at, has_demo: hasDemo, checks, checked_at: checkedAt } = setup
  if (merchant === null || at === null) return null
  return {
    merchant,
    at: at.toISOString(),
    address: `${ownOrigin(setup.steps.site?.hosts[0] ?? 'localhost', config)}/m/home`,
    hasDemo,
    checks,
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}

/** Returns the platform's vendors with the number of their open games, in the order of their names. */
async function offeredVendors(db: Db): Promise<Shown['offered']['vendors']> {
  const rows = await db
    .selectFrom('vendor')
    .select(['code', 'name'])
    .select((eb) => [
      eb
        .selectFrom('game')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .whereRef('game.vendor', '=', 'vendor.code')
        .where('active', '=', true)
        .as('games'),
      eb
        .exists(eb.selectFrom('vendor_key').select('key_id').whereRef('vendor_key.vendor', '=', 'vendor.code'))
        .as('has_key'),
    ])
    .orderBy('name')
    .orderBy('code')
    .limit(MAX_VENDORS)
    .execute()
  return rows.map(({ code, name, games, has_key: hasKey }) => {
    return { code, name, games: Number(games ?? 0), hasKey: Boolean(hasKey) }
  })
}

/** Maximum number of vendors that a site can offer from its setup. */
const MAX_VENDORS = 200

/** Flags without which visitors cannot register. */
const REGISTRATION = ['REG3', 'REGISTER_REE3', 'DIRECTREG3']

function warningsOf({ languages, functions, payments, games, content }: SetupSteps): Shown['warnings'] {
  const found: [warning: Shown['warnings'][number], isFound: boolean][] = [
    ['no_channel', payments?.demoChannels.length === 0 && payments.bank === null],
    ['demo_money', (payments?.demoChannels ?? []).length > 0],
    ['no_vendor', games?.vendors.length === 0],
    ['no_agreement', languages?.agreement === 'later'],
    ['no_registration', functions !== undefined && !REGISTRATION.every((flag) => functions.on.includes(flag))],
    ['no_help', content?.demo === false],
  ]
  return found.flatMap(([warning, isFound]) => (isFound ? [warning] : []))
}

/** Counts what the saved steps create, by the functions that create it. */
function creationsOf(
  ports: ScreenPorts,
  steps: SetupSteps,
  { vendors, ofLottery }: { vendors: Shown['offered']['vendors']; ofLottery: ReadonlySet<string> },
): Creation[] {
  if (!isComplete(steps)) return []
  const { announcements, articles, bonuses } = demoContents(steps)
  const offered = vendors.filter(({ code }) => steps.games.vendors.includes(code))
  return [
    { kind: 'hosts', count: steps.site.hosts.length },
    { kind: 'brands', count: 1 },
    { kind: 'languages', count: steps.languages.languages.length },
    { kind: 'agreements', count: Object.keys(agreementOf(steps)?.texts ?? {}).length },
    { kind: 'functions', count: steps.functions.on.length },
    { kind: 'channels', count: paymentsOf(steps, setupPortsOf(ports).sandbox).channels.length },
    { kind: 'vendors', count: offered.length },
    { kind: 'games', count: offered.reduce((sum, { games }) => sum + games, 0) },
    { kind: 'lotteries', count: lotteriesOf(steps, ofLottery).length },
    { kind: 'announcements', count: announcements.length },
    { kind: 'articles', count: articles.length },
    { kind: 'bonuses', count: bonuses.length },
  ]
}
