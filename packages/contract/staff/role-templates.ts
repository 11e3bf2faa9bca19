import type { Right } from '../kit/endpoint.ts'
import { isPermission, permissions } from './permissions.ts'
import type { Permission, PermissionObject } from './permissions.ts'

/** A right of a role, with its limits as decimal amounts in the merchant's currency; null is unlimited. */
export interface RoleRight {
  permission: Permission
  right: Right
  perDecision: string | null
  perDay: string | null
}

export interface RoleTemplate {
  code: string
  name: string
  rights: readonly RoleRight[]
}

const unlimited = (permission: Permission, right: Right): RoleRight => {
  return { permission, right, perDecision: null, perDay: null }
}
const limited = (permission: Permission, right: Right, [perDecision, perDay]: [string, string]): RoleRight => {
  return { permission, right, perDecision, perDay }
}

const reading = (objects: readonly PermissionObject[]) => objects.map((one) => unlimited(`${one}.read`, 'apply'))
const changing = (objects: readonly PermissionObject[]) => [
  ...reading(objects),
  ...objects.map((one) => unlimited(`${one}.update`, 'apply')),
]
/** To request guarded changes and to decide about those of others. */
const guarding = (permission: Permission) => [unlimited(permission, 'propose'), unlimited(permission, 'approve')]

const CONTENT: PermissionObject[] = [
  'messaging.announcement',
  'messaging.banner',
  'messaging.help',
  'messaging.agreement',
  'messaging.mail',
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
]
const MONEY: PermissionObject[] = [
  'cashier.channel',
  'cashier.deposit',
  'cashier.withdrawal',
  'cashier.payment',
  'cashier.bank',
  'cashier.line-transfer',
  'launch.transfer',
  'launch.wallet',
]
const SUPPORT: PermissionObject[] = ['support.chat', 'support.feedback', 'member.portrait']
const GAMES: PermissionObject[] = [
  'catalogue.game',
  'launch.vendor',
  'launch.held-win',
  'lottery.draw',
  'wallet.jackpot',
]
const PROMOTIONS: PermissionObject[] = ['promotions.promotion', 'promotions.bonus', 'promotions.turnover', 'vip.level']
const AGENTS: PermissionObject[] = [
  'agents.agent',
  'agents.contract',
  'agents.salary',
  'promotions.rebate',
  'identity.link',
]

const everything = permissions
  .map(({ permission }) => permission)
  .filter(isPermission)
  .filter((permission) => permission.endsWith('.read'))
  .map((permission) => unlimited(permission, 'apply'))

/** Changes of staff and roles; giving a role and changing one always need a second person. */
const STAFF = [
  ...changing(['staff.account', 'staff.network', 'staff.review', 'staff.change']),
  ...reading(['staff.role', 'audit.entry']),
  ...guarding('staff.role.update'),
  ...guarding('staff.account.update'),
]

/**
 * The ten roles that each merchant, and the platform, begins with. They are copied, and each copy can be changed. No
 * template has the right `skip`.
 */
export const roleTemplates: readonly RoleTemplate[] = [
  {
    code: 'platform-owner',
    name: 'Platform owner',
    rights: [
      ...STAFF,
      ...changing([...SITE, ...CONTENT, ...GAMES, ...PROMOTIONS, ...AGENTS, ...MONEY, ...SUPPORT]),
      ...changing(['launch.connection', 'operation.job', 'operation.backup', 'responsible-gaming.limit']),
      ...changing(['identity.payee']),
      ...reading(['wallet.ledger', 'wallet.balance', 'operation.dashboard']),
      ...changing(['cashier.reconciliation']),
      ...guarding('cashier.reconciliation.update'),
      ...guarding('wallet.balance.update'),
    ],
  },
  {
    code: 'merchant-admin',
    name: 'Merchant admin',
    rights: [
      ...STAFF,
      ...changing([...SITE, ...CONTENT, ...PROMOTIONS, ...SUPPORT]),
      ...reading([...MONEY, ...GAMES, ...AGENTS, 'responsible-gaming.limit', 'wallet.ledger', 'wallet.balance']),
      ...reading(['operation.dashboard', 'cashier.reconciliation']),
      unlimited('cashier.reconciliation.update', 'approve'),
      ...guarding('wallet.balance.update'),
      limited('wallet.balance.update', 'apply', ['1000', '10000']),
    ],
  },
  {
    code: 'finance',
    name: 'Finance',
    rights: [
      ...changing(MONEY),
      ...changing(['identity.payee', 'cashier.reconciliation']),
      ...guarding('cashier.reconciliation.update'),
      ...reading(['wallet.ledger', 'wallet.balance', 'staff.change', 'promotions.turnover', 'operation.dashboard']),
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
      ...changing(['launch.held-win', 'responsible-gaming.limit']),
      ...reading([...MONEY, 'identity.payee', 'wallet.ledger', 'wallet.balance', 'staff.change', 'agents.agent']),
      ...reading(['operation.dashboard', 'cashier.reconciliation']),
      unlimited('cashier.reconciliation.update', 'approve'),
      unlimited('staff.change.update', 'apply'),
      limited('wallet.balance.update', 'approve', ['50000', '200000']),
    ],
  },
  {
    code: 'support',
    name: 'Support',
    rights: [
      ...changing(SUPPORT),
      ...reading(['cashier.deposit', 'cashier.withdrawal', 'wallet.balance', 'messaging.help', 'staff.change']),
      unlimited('wallet.balance.update', 'propose'),
    ],
  },
  { code: 'content', name: 'Content', rights: [...changing(CONTENT), ...reading(['promotions.promotion'])] },
  {
    code: 'trader',
    name: 'Trader',
    rights: [...changing(['lottery.draw']), ...reading(['catalogue.game', 'launch.vendor', 'wallet.jackpot'])],
  },
  {
    code: 'agent-manager',
    name: 'Agent manager',
    rights: [...changing(AGENTS), ...reading(['cashier.line-transfer'])],
  },
  { code: 'auditor', name: 'Auditor', rights: everything },
  {
    code: 'developer',
    name: 'Developer',
    rights: [
      ...changing(['launch.connection', 'operation.job', 'catalogue.game']),
      ...reading(['merchant.site', 'merchant.flag', 'launch.vendor', 'launch.transfer', 'operation.backup']),
    ],
  },
]
