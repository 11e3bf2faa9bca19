import { agents } from '../agents/operate/agents.ts'
import { agreement } from '../messaging/operate/agreement.ts'
import { announcements } from '../messaging/operate/announcements.ts'
import { answers } from '../messaging/operate/answers.ts'
import { backup } from './backup.ts'
import { banks } from '../cashier/operate/banks.ts'
import { banners } from '../messaging/operate/banners.ts'
import { bonuses } from '../promotions/operate/bonuses.ts'
import { responsibleGaming } from '../responsible-gaming/operate/responsible-gaming.ts'
import { changes } from './changes.ts'
import { chat } from '../support/operate/chat.ts'
import { channels } from '../cashier/operate/channels.ts'
import type { Subject } from './kit/command.ts'
import { connections } from '../launch/operate/connections.ts'
import { contracts } from '../agents/operate/contracts.ts'
import { deposits } from '../cashier/operate/deposits.ts'
import { downloads } from '../merchant/operate/downloads.ts'
import { feedback } from '../support/operate/feedback.ts'
import { flags } from '../merchant/operate/flags.ts'
import { games } from '../catalogue/operate/games.ts'
import { images } from '../merchant/operate/images.ts'
import { jackpots } from '../wallet/operate/jackpots.ts'
import { ledger } from '../wallet/operate/ledger.ts'
import { links } from '../identity/operate/links.ts'
import { jobs } from './jobs.ts'
import { lottery } from '../lottery/operate/lottery.ts'
import { mail } from '../messaging/operate/mail.ts'
import { maintenance } from '../merchant/operate/maintenance.ts'
import { merchants } from '../merchant/operate/merchants.ts'
import { promotions } from '../promotions/operate/promotions/promotions.ts'
import { rebates } from '../promotions/operate/rebates.ts'
import { pages } from '../merchant/operate/pages.ts'
import { payees } from '../identity/operate/payees.ts'
import { portraits } from '../member/operate/portraits.ts'
import { payments } from '../cashier/operate/payments.ts'
import { region } from '../merchant/operate/region.ts'
import { registration } from '../identity/operate/registration.ts'
import { salaries } from '../agents/operate/salaries.ts'
import { senders } from '../merchant/operate/senders.ts'
import { service } from '../merchant/operate/service.ts'
import { template } from '../merchant/operate/template.ts'
import { transfers } from '../launch/operate/transfers.ts'
import { turnover } from '../promotions/operate/turnover.ts'
import { uplines } from '../cashier/operate/uplines.ts'
import { vendors } from '../launch/operate/vendors.ts'
import { vip } from '../vip/operate/vip.ts'
import { wallets } from '../launch/operate/wallets.ts'
import { wins } from '../launch/operate/wins.ts'
import { withdrawals } from '../cashier/operate/withdrawals.ts'

/** All operator commands, in the order of the help. */
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
  responsibleGaming,
  jobs,
  backup,
  changes,
]
