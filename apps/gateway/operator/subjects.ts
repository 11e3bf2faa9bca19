import { agents } from './agents.ts'
import { agreement } from './agreement.ts'
import { announcements } from './announcements.ts'
import { answers } from './answers.ts'
import { backup } from './backup.ts'
import { banks } from './banks.ts'
import { banners } from './banners.ts'
import { bonuses } from './bonuses.ts'
import { care } from './care.ts'
import { changes } from './changes.ts'
import { chat } from './chat.ts'
import { channels } from './channels.ts'
import type { Subject } from './command.ts'
import { connections } from './connections.ts'
import { contracts } from './contracts.ts'
import { deposits } from './deposits.ts'
import { downloads } from './downloads.ts'
import { feedback } from './feedback.ts'
import { flags } from './flags.ts'
import { games } from './games.ts'
import { images } from './images.ts'
import { jackpots } from './jackpots.ts'
import { ledger } from './ledger.ts'
import { links } from './links.ts'
import { jobs } from './jobs.ts'
import { lottery } from './lottery.ts'
import { mail } from './mail.ts'
import { maintenance } from './maintenance.ts'
import { merchants } from './merchants.ts'
import { promotions } from './promotions/promotions.ts'
import { rebates } from './rebates.ts'
import { pages } from './pages.ts'
import { payees } from './payees.ts'
import { portraits } from './portraits.ts'
import { payments } from './payments.ts'
import { region } from './region.ts'
import { registration } from './registration.ts'
import { salaries } from './salaries.ts'
import { senders } from './senders.ts'
import { service } from './service.ts'
import { template } from './template.ts'
import { transfers } from './transfers.ts'
import { turnover } from './turnover.ts'
import { uplines } from './uplines.ts'
import { vendors } from './vendors.ts'
import { vip } from './vip.ts'
import { wallets } from './wallets.ts'
import { wins } from './wins.ts'
import { withdrawals } from './withdrawals.ts'

/** Everything that an operator can do, in the order of the help. */
export const subjects: Subject[] = [
  merchants,
  flags,
  pages,
  maintenance,
  region,
  announcements,
  mail,
  banners,
  answers,
  agreement,
  service,
  chat,
  feedback,
  games,
  vendors,
  connections,
  downloads,
  images,
  template,
  registration,
  senders,
  links,
  jackpots,
  lottery,
  channels,
  deposits,
  bonuses,
  promotions,
  payments,
  withdrawals,
  banks,
  payees,
  wins,
  transfers,
  wallets,
  ledger,
  turnover,
  rebates,
  vip,
  portraits,
  uplines,
  agents,
  contracts,
  salaries,
  care,
  jobs,
  backup,
  changes,
]
