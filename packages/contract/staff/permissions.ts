/** Objects that staff read and change, with their meaning. Each has the permissions `<object>.read` and `.update`. */
export const objects = {
  'merchant.site': 'merchants, their hosts and languages',
  'merchant.setup': 'setups of new merchants',
  'merchant.maintenance': 'maintenance of a site',
  'merchant.country': 'countries that a site serves',
  'merchant.flag': 'flags of a site',
  'merchant.page': 'pages that a site offers',
  'merchant.home': 'sections of home',
  'merchant.appearance': 'the look of a site',
  'merchant.brand': 'brands of a site',
  'merchant.image-host': 'hosts of pictures',
  'merchant.download': 'downloads of the app',
  'merchant.sender': 'senders of text messages and mails',
  'messaging.announcement': 'announcements',
  'messaging.banner': 'banners',
  'messaging.help': 'help articles',
  'messaging.agreement': 'user agreements',
  'messaging.mail': 'mails to members',
  'messaging.message': 'messages of staff to one member',
  'support.contact': 'contacts of customer service',
  'support.chat': 'chats with members',
  'support.feedback': 'feedback of members',
  'support.snippet': 'snippets for answers to members',
  'support.setting': 'hours of customer service, and care words',
  'support.note': 'notes of staff about members',
  'identity.member': 'members, their states, devices, sessions and links',
  'identity.block': 'blocked parts of accounts of members',
  'identity.personal-data': 'personal data of members in full',
  'identity.registration': 'registration fields and captchas',
  'identity.payee': 'payee names and payment passwords',
  'identity.link': 'affiliate links',
  'member.portrait': 'portraits of members',
  'vip.level': 'VIP levels and rewards',
  'responsible-gaming.limit': 'limits, time-outs and exclusions',
  'responsible-gaming.exclusion': 'exclusions that members request from staff',
  'responsible-gaming.interaction': 'interactions of staff with members about safer play',
  'catalogue.game': 'games of the catalogue',
  'launch.vendor': 'vendors and their closures',
  'launch.connection': 'connections and keys of vendors',
  'launch.round': 'game rounds of members',
  'launch.sports': 'the sports desk: bets, liabilities, corrections and debts, and the hot matches of home',
  'launch.held-win': 'held wins',
  'launch.transfer': 'transfers to vendor wallets',
  'launch.wallet': 'balances at vendors',
  'wallet.jackpot': 'jackpots',
  'wallet.ledger': 'the ledger',
  'wallet.balance': 'balances of members, by credit and debit notes',
  'lottery.draw': 'lottery games, draws and limits',
  'lottery.result': 'results of lottery draws, their voids and reversals',
  'lottery.order': 'lottery bets of members',
  'cashier.channel': 'deposit channels',
  'cashier.deposit': 'deposits',
  'cashier.withdrawal': 'withdrawals',
  'cashier.payment': 'payments at providers',
  'cashier.reason': 'reasons of decisions about withdrawals and deposits, with their texts for players',
  'cashier.reconciliation': 'the reconciliation with payment providers and vendors',
  'cashier.bank': 'banks',
  'cashier.line-transfer': 'transfers between agents and members',
  'promotions.promotion': 'promotions and applications',
  'promotions.bonus': 'deposit bonuses',
  'promotions.reward': 'rewards that staff grants to members',
  'promotions.turnover': 'turnover requirements',
  'promotions.rebate': 'rebates',
  'agents.agent': 'agents and their tree',
  'agents.contract': 'contracts of agents',
  'agents.salary': 'salaries of agents',
  'operation.report': 'reports, and their schedules',
  'operation.dashboard': 'the dashboard',
  'operation.health': 'the health of all parts of the platform',
  'operation.job': 'background jobs',
  'operation.backup': 'backups',
  'staff.account': 'staff accounts',
  'staff.role': 'roles of staff, and who has them',
  'staff.network': 'networks from which staff may work',
  'staff.review': 'access reviews',
  'staff.change': 'changes that await a decision',
  'audit.entry': 'the audit log',
} as const

/** Objects whose changes have an amount: rights to change them have limits. */
export const objectsWithAmounts: readonly string[] = ['wallet.balance']

export type PermissionObject = keyof typeof objects

/** The permissions to see and to change an object. */
export type Permission = `${PermissionObject}.${'read' | 'update'}`

/** All permissions with their meaning, in the order of the table. */
export const permissions = Object.entries(objects).flatMap(([object, meaning]) => [
  { permission: `${object}.read`, meaning: `See ${meaning}` },
  { permission: `${object}.update`, meaning: `Change ${meaning}` },
])

const known = new Set(permissions.map(({ permission }) => permission))

export const isPermission = (name: string): name is Permission => known.has(name)
