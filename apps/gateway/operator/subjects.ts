import { agents } from '../agents/operate/agents.ts'
import { contracts } from '../agents/operate/contracts.ts'
import { salaries } from '../agents/operate/salaries.ts'
import { banks } from '../cashier/operate/banks.ts'
import { channels } from '../cashier/operate/channels.ts'
import { deposits } from '../cashier/operate/deposits.ts'
import { lineTransfers } from '../cashier/operate/line-transfers.ts'
import { payments } from '../cashier/operate/payments.ts'
import { withdrawals } from '../cashier/operate/withdrawals.ts'
import { games } from '../catalogue/operate/games.ts'
import { links } from '../identity/operate/links.ts'
import { payees } from '../identity/operate/payees.ts'
import { registration } from '../identity/operate/registration.ts'
import { connections } from '../launch/operate/connections.ts'
import { heldWins } from '../launch/operate/held-wins.ts'
import { transfers } from '../launch/operate/transfers.ts'
import { vendors } from '../launch/operate/vendors.ts'
import { wallets } from '../launch/operate/wallets.ts'
import { lottery } from '../lottery/operate/lottery.ts'
import { portraits } from '../member/operate/portraits.ts'
import { appearance } from '../merchant/operate/appearance.ts'
import { contacts } from '../merchant/operate/contacts.ts'
import { countries } from '../merchant/operate/countries.ts'
import { downloads } from '../merchant/operate/downloads.ts'
import { flags } from '../merchant/operate/flags.ts'
import { imageHosts } from '../merchant/operate/image-hosts.ts'
import { maintenance } from '../merchant/operate/maintenance.ts'
import { merchants } from '../merchant/operate/merchants.ts'
import { home } from '../merchant/operate/home.ts'
import { pages } from '../merchant/operate/pages.ts'
import { senders } from '../merchant/operate/senders.ts'
import { agreement } from '../messaging/operate/agreement.ts'
import { announcements } from '../messaging/operate/announcements.ts'
import { banners } from '../messaging/operate/banners.ts'
import { helpCenter } from '../messaging/operate/help-center.ts'
import { mail } from '../messaging/operate/mail.ts'
import { bonuses } from '../promotions/operate/bonuses.ts'
import { promotions } from '../promotions/operate/promotions/promotions.ts'
import { rebates } from '../promotions/operate/rebates.ts'
import { turnover } from '../promotions/operate/turnover.ts'
import { responsibleGaming } from '../responsible-gaming/operate/responsible-gaming.ts'
import { adjustments } from '../staff/operate/adjustments.ts'
import { approvals } from '../staff/operate/approvals.ts'
import { audit } from '../staff/operate/audit.ts'
import { login } from '../staff/operate/login.ts'
import { staff } from '../staff/operate/staff.ts'
import { chat } from '../support/operate/chat.ts'
import { feedback } from '../support/operate/feedback.ts'
import { vip } from '../vip/operate/vip.ts'
import { jackpots } from '../wallet/operate/jackpots.ts'
import { ledger } from '../wallet/operate/ledger.ts'
import { backup } from './backup.ts'
import { changes } from './changes.ts'
import { jobs } from './jobs.ts'
import type { Area } from './kit/command.ts'

/** All operator commands, in the order of the help. */
export const areas: Area[] = [
  {
    title: 'Sites',
    subjects: [merchants, maintenance, countries, flags, pages, home, appearance, imageHosts, downloads, senders],
  },
  { title: 'Content', subjects: [announcements, banners, helpCenter, agreement, mail] },
  { title: 'Support', subjects: [contacts, chat, feedback] },
  { title: 'Members', subjects: [registration, payees, portraits, vip, responsibleGaming] },
  { title: 'Games', subjects: [games, vendors, connections, heldWins, transfers, wallets, jackpots, lottery] },
  {
    title: 'Payments',
    subjects: [channels, deposits, withdrawals, payments, banks, lineTransfers, ledger, adjustments],
  },
  { title: 'Promotions', subjects: [promotions, bonuses, turnover, rebates] },
  { title: 'Agents', subjects: [agents, links, contracts, salaries] },
  { title: 'Staff', subjects: [login, staff, approvals, audit] },
  { title: 'System', subjects: [jobs, backup, changes] },
]
