import { merchants } from '@ante/demo/merchants.ts'

import { ConfigError } from '../kit/config.ts'
import type { Ports } from '../kit/ports.ts'
import { merchantCodes } from '../merchant/public.ts'
import { accountsPart } from './accounts-part.ts'
import { announcementsPart } from './announcements-part.ts'
import { cataloguePart } from './catalogue-part.ts'
import { contactsPart } from './contacts-part.ts'
import { helpPart } from './help-part.ts'
import { jackpotsPart } from './jackpots-part.ts'
import { lotteryPart } from './lottery-part.ts'
import { merchantsPart } from './merchants-part.ts'
import { isSeeded, writeParts } from './part.ts'
import { offersPart } from './offers-part.ts'
import { paymentsPart } from './payments-part.ts'
import { promotionsPart } from './promotions-part.ts'
import { refreshMatches } from './refresh-matches.ts'
import { rewardsPart } from './rewards-part.ts'
import { salariesPart } from './salaries-part.ts'
import { staffPart } from './staff-part.ts'
import { supportPart } from './support-part.ts'
import { teamPart } from './team-part.ts'
import { teamRatesPart } from './team-rates-part.ts'
import { vendorKeysPart } from './vendor-keys-part.ts'
import { vipPart } from './vip-part.ts'
import { withdrawalsPart } from './withdrawals-part.ts'

export interface SeedOptions {
  /** Seeds even a database that appears to be a production one. */
  force?: boolean
  /** Whether the demo's team has past bets; false in tests, which count their own. */
  hasPast?: boolean
}

/**
 * Writes the demo into the database: deterministic, and only parts that are missing or whose source has changed.
 * Kick-off times are refreshed each time. Refuses a production database, because the password of demo accounts is
 * public.
 */
export async function seedDemo(ports: Ports, { force = false, hasPast = true }: SeedOptions = {}): Promise<void> {
  if (!force) await refuseProduction(ports)
  const written = await writeParts(ports.db, [
    merchantsPart,
    cataloguePart(ports.config.sandboxUrl),
    announcementsPart,
    helpPart,
    accountsPart(ports.clock),
    contactsPart(ports.clock),
    rewardsPart(ports.clock),
    vipPart,
    jackpotsPart(ports.clock),
    paymentsPart(ports),
    promotionsPart(ports.clock),
    withdrawalsPart(ports),
    supportPart(ports.clock),
    lotteryPart,
    teamPart({ clock: ports.clock, hasPast }),
    teamRatesPart({ clock: ports.clock, hasPast }),
    salariesPart({ clock: ports.clock, hasPast }),
    offersPart({ clock: ports.clock, hasPast }),
    vendorKeysPart(ports),
    ...(ports.config.demoStaff ? [staffPart(ports)] : []),
  ])
  await refreshMatches(ports)
  if (written.length === 0) return
  ports.log.info({ event: 'demo.seeded', written }, 'demo data is written')
  notifyOthers(ports)
}

/** Notifies running gateways, which hold merchants, catalogue and rendered pages in memory. */
function notifyOthers({ bus }: Ports): void {
  for (const { code } of merchants) bus.publish('merchant', code)
  bus.publish('announcements', '')
  bus.publish('catalogue', '')
}

async function refuseProduction({ db, config }: Ports): Promise<void> {
  if (config.production) throw new ConfigError('Demo data is refused in production.')
  const demo = new Set(merchants.flatMap(({ code, trial }) => [code, trial.code]))
  const otherMerchants = (await merchantCodes(db)).filter((code) => !demo.has(code))
  // Merchants that were set up at a demo's console belong to the demo. A database of production was never seeded.
  if (otherMerchants.length > 0 && !(await isSeeded(db))) {
    throw new ConfigError(
      `The database has merchants that are not of the demo (${otherMerchants.join(', ')}): give DEMO_DATA=off.`,
    )
  }
}
