import { isPermission, permissions } from './permissions.ts'
import type { Permission, PermissionObject } from './permissions.ts'
import { changing, guarding, limited, reading, unlimited } from './role-rights.ts'
import type { RoleRight } from './role-rights.ts'

export interface RoleTemplate {
  code: string
  name: string
  rights: readonly RoleRight[]
}

const CONTENT: PermissionObject[] = [
  'merchant.appearance',
  'merchant.home',
  'merchant.page',
  'merchant.download',
  'merchant.image-host',
]
const SITE: PermissionObject[] = [
  'merchant.site',
  'merchant.maintenance',
  'merchant.country',
  'merchant.flag',
  'merchant.sender',
  'identity.registration',
  'support.contact',
  'support.setting',
]
const MONEY: PermissionObject[] = [
  'cashier.channel',
  'cashier.deposit',
  'cashier.withdrawal',
  'cashier.payment',
  'cashier.reason',
  'cashier.bank',
  'cashier.line-transfer',
  'launch.transfer',
  'launch.wallet',
]
const SUPPORT: PermissionObject[] = ['support.chat', 'support.feedback', 'support.snippet', 'member.portrait']
const GAMES: PermissionObject[] = [
  'catalogue.game',
  'launch.vendor',
  'launch.held-win',
  'launch.sports',
  'lottery.draw',
  'wallet.jackpot',
]
/** Rights to enter results of lottery draws, to release them, and to request and approve their voids and reversals. */
const LOTTERY_RESULTS = [...reading(['lottery.result']), ...guarding('lottery.result.update')]
const PROMOTIONS: PermissionObject[] = ['promotions.bonus', 'promotions.turnover', 'vip.level']
const AGENTS: PermissionObject[] = [
  'agents.agent',
  'agents.contract',
  'agents.salary',
  'promotions.rebate',
  'identity.link',
]

/** Rights to request moves of many members in the tree of agents, and to approve those of another person. */
const PLACEMENT = guarding('agents.agent.update')

/** Rights to see and stop contents, to edit drafts, and to approve those of another person. */
const DRAFTED = [
  ...reading(['messaging.announcement', 'messaging.banner', 'messaging.help', 'messaging.agreement', 'messaging.mail']),
  ...guarding('messaging.announcement.update'),
  ...guarding('messaging.banner.update'),
  ...guarding('messaging.help.update'),
  ...guarding('messaging.agreement.update'),
  ...guarding('messaging.mail.update'),
]

/** Rights to see and end promotions, to edit drafts and codes, and to approve those of another person. */
const PROMOTION_EDITING = [...reading(['promotions.promotion']), ...guarding('promotions.promotion.update')]
/** Rights to see and edit brands, and to approve the publication of another person's. */
const BRANDS = [...reading(['merchant.brand']), ...guarding('merchant.brand.update')]

/** Rights to find a member and to see the history of the account. */
const PLAYERS = reading([
  'identity.member',
  'support.note',
  'wallet.ledger',
  'wallet.balance',
  'cashier.deposit',
  'cashier.withdrawal',
  'launch.round',
  'lottery.order',
  'promotions.bonus',
  'responsible-gaming.limit',
  'responsible-gaming.interaction',
])
/** Rights to write notes, end sessions, unlock, exclude on request, and see personal data with a reason. */
const PLAYER_SUPPORT = [
  ...PLAYERS,
  ...changing([
    'identity.member',
    'support.note',
    'responsible-gaming.exclusion',
    'responsible-gaming.interaction',
    'messaging.message',
  ]),
  ...reading(['identity.personal-data', 'messaging.mail', 'support.chat']),
]

const everything = permissions
  .map(({ permission }) => permission)
  .filter(isPermission)
  .filter((permission) => permission.endsWith('.read') && permission !== 'identity.personal-data.read')
  .map((permission) => unlimited(permission, 'apply'))

/** Rights to make payouts and credits alone up to the limits `own`, and to approve requests up to `others`. */
const deciding = (permission: Permission, limits: { own: [string, string]; others: [string, string] }) => [
  limited(permission, 'apply', limits.own),
  unlimited(permission, 'propose'),
  limited(permission, 'approve', limits.others),
]
const REVIEWED: Permission[] = ['cashier.withdrawal.update', 'cashier.deposit.update']

/** Rights to change staff and roles. Granting and changing a role always need a second person. */
const STAFF = [
  ...changing(['staff.account', 'staff.network', 'staff.review', 'staff.change']),
  ...reading(['staff.role', 'audit.entry']),
  ...guarding('staff.role.update'),
  ...guarding('staff.account.update'),
]

const templates: readonly RoleTemplate[] = [
  {
    code: 'platform-owner',
    name: 'Platform owner',
    rights: [
      ...STAFF,
      ...changing([...SITE, ...CONTENT, ...GAMES, ...PROMOTIONS, ...AGENTS, ...MONEY, ...SUPPORT]),
      ...DRAFTED,
      ...PROMOTION_EDITING,
      ...changing(['operation.report']),
      ...BRANDS,
      ...changing(['launch.connection', 'operation.job', 'operation.backup', 'responsible-gaming.limit']),
      ...changing(['cashier.reconciliation', 'identity.payee', 'identity.block']),
      ...guarding('cashier.reconciliation.update'),
      ...PLAYER_SUPPORT,
      ...reading(['operation.dashboard', 'operation.health']),
      ...guarding('wallet.balance.update'),
      ...REVIEWED.flatMap(guarding),
      ...guarding('promotions.reward.update'),
      ...guarding('merchant.flag.update'),
      ...guarding('catalogue.game.update'),
      ...reading(['merchant.setup']),
      ...guarding('merchant.setup.update'),
      ...LOTTERY_RESULTS,
      ...PLACEMENT,
    ],
  },
  {
    code: 'merchant-admin',
    name: 'Merchant admin',
    rights: [
      ...STAFF,
      ...changing([...SITE, ...CONTENT, ...PROMOTIONS, ...SUPPORT]),
      ...reading([...MONEY, ...GAMES, ...AGENTS, 'operation.dashboard', 'operation.health', 'cashier.reconciliation']),
      unlimited('cashier.reconciliation.update', 'approve'),
      ...changing(['identity.block', 'cashier.reason']),
      ...DRAFTED,
      ...PROMOTION_EDITING,
      ...changing(['operation.report']),
      ...BRANDS,
      ...PLAYER_SUPPORT,
      ...guarding('wallet.balance.update'),
      limited('wallet.balance.update', 'apply', ['1000', '10000']),
      ...REVIEWED.map((permission) => unlimited(permission, 'approve')),
      ...guarding('promotions.reward.update'),
      limited('promotions.reward.update', 'apply', ['500', '5000']),
      ...guarding('merchant.flag.update'),
      ...LOTTERY_RESULTS,
      unlimited('agents.agent.update', 'approve'),
    ],
  },
  {
    code: 'finance',
    name: 'Finance',
    rights: [
      ...changing(MONEY).filter(({ permission }) => !REVIEWED.includes(permission)),
      ...REVIEWED.flatMap((permission) =>
        deciding(permission, { own: ['20000', '500000'], others: ['200000', '1000000'] }),
      ),
      ...changing(['identity.payee', 'support.note', 'cashier.reconciliation', 'operation.report']),
      ...guarding('cashier.reconciliation.update'),
      ...PLAYERS,
      ...reading(['identity.personal-data', 'staff.change', 'promotions.turnover', 'operation.dashboard']),
      unlimited('staff.change.update', 'apply'),
      unlimited('wallet.balance.update', 'propose'),
      limited('wallet.balance.update', 'apply', ['500', '5000']),
      limited('wallet.balance.update', 'approve', ['50000', '200000']),
    ],
  },
  {
    code: 'risk',
    name: 'Risk',
    rights: [
      ...changing(['launch.held-win', 'responsible-gaming.limit', 'identity.block']),
      ...PLAYER_SUPPORT,
      ...reading([
        ...MONEY,
        'launch.sports',
        'identity.payee',
        'staff.change',
        'agents.agent',
        'agents.contract',
        'audit.entry',
      ]),
      ...reading(['operation.dashboard', 'cashier.reconciliation']),
      unlimited('cashier.reconciliation.update', 'approve'),
      unlimited('staff.change.update', 'apply'),
      limited('wallet.balance.update', 'approve', ['50000', '200000']),
      ...REVIEWED.map((permission) => limited(permission, 'approve', ['200000', '1000000'])),
    ],
  },
  {
    code: 'support',
    name: 'Support',
    rights: [
      ...changing(SUPPORT),
      ...PLAYER_SUPPORT,
      ...reading(['messaging.help', 'staff.change', 'promotions.promotion', 'support.setting']),
      unlimited('wallet.balance.update', 'propose'),
      unlimited('promotions.reward.update', 'propose'),
    ],
  },
  {
    code: 'content',
    name: 'Content',
    rights: [
      ...changing(CONTENT),
      ...DRAFTED,
      ...PROMOTION_EDITING,
      ...BRANDS,
      ...reading(['staff.change']),
      unlimited('staff.change.update', 'apply'),
    ],
  },
  {
    code: 'trader',
    name: 'Trader',
    rights: [
      ...changing(['lottery.draw', 'launch.sports']),
      ...LOTTERY_RESULTS,
      ...reading(['catalogue.game', 'launch.vendor', 'wallet.jackpot', 'staff.change']),
      unlimited('staff.change.update', 'apply'),
    ],
  },
  {
    code: 'agent-manager',
    name: 'Agent manager',
    rights: [
      ...changing(AGENTS),
      ...PLACEMENT,
      ...changing(['identity.block']),
      ...reading(['cashier.line-transfer', 'identity.member', 'staff.change']),
      unlimited('staff.change.update', 'apply'),
    ],
  },
  { code: 'auditor', name: 'Auditor', rights: everything },
  {
    code: 'developer',
    name: 'Developer',
    rights: [
      ...changing(['launch.connection', 'launch.vendor', 'operation.job', 'catalogue.game']),
      ...guarding('catalogue.game.update'),
      ...reading(['merchant.site', 'merchant.flag', 'launch.transfer', 'operation.backup', 'operation.health']),
      ...reading(['staff.change']),
    ],
  },
]

/** Removes duplicates of groups that overlap, such as those of players and of money: the first one counts. */
const firstOfEach = (rights: readonly RoleRight[]): RoleRight[] =>
  [...new Map(rights.toReversed().map((one) => [`${one.permission} ${one.right}`, one])).values()].toReversed()

/**
 * The ten roles with which each merchant, and the platform, begins. The templates are copied, and each copy can be
 * changed. No template has the right `skip`.
 */
export const roleTemplates: readonly RoleTemplate[] = templates.map(({ rights, ...template }) => {
  return { ...template, rights: firstOfEach(rights) }
})
