import type { PermissionObject } from '@ante/contract/staff/permissions.ts'
import type { PermissionName } from '@ante/contract/kit/endpoint.ts'

/** Object of the permission that each subject's commands need: `<object>.read` or `<object>.update`. */
const subjectObjects: Readonly<Record<string, PermissionObject>> = {
  merchants: 'merchant.site',
  maintenance: 'merchant.maintenance',
  countries: 'merchant.country',
  flags: 'merchant.flag',
  pages: 'merchant.page',
  home: 'merchant.home',
  appearance: 'merchant.appearance',
  'image-hosts': 'merchant.image-host',
  downloads: 'merchant.download',
  senders: 'merchant.sender',
  announcements: 'messaging.announcement',
  banners: 'messaging.banner',
  'help-center': 'messaging.help',
  agreement: 'messaging.agreement',
  mail: 'messaging.mail',
  contacts: 'support.contact',
  chat: 'support.chat',
  feedback: 'support.feedback',
  registration: 'identity.registration',
  payees: 'identity.payee',
  portraits: 'member.portrait',
  vip: 'vip.level',
  'responsible-gaming': 'responsible-gaming.limit',
  games: 'catalogue.game',
  vendors: 'launch.vendor',
  connections: 'launch.connection',
  'held-wins': 'launch.held-win',
  transfers: 'launch.transfer',
  wallets: 'launch.wallet',
  jackpots: 'wallet.jackpot',
  lottery: 'lottery.draw',
  channels: 'cashier.channel',
  deposits: 'cashier.deposit',
  withdrawals: 'cashier.withdrawal',
  payments: 'cashier.payment',
  banks: 'cashier.bank',
  'line-transfers': 'cashier.line-transfer',
  ledger: 'wallet.ledger',
  adjustments: 'wallet.balance',
  promotions: 'promotions.promotion',
  bonuses: 'promotions.bonus',
  turnover: 'promotions.turnover',
  rebates: 'promotions.rebate',
  agents: 'agents.agent',
  links: 'identity.link',
  contracts: 'agents.contract',
  salaries: 'agents.salary',
  jobs: 'operation.job',
  backup: 'operation.backup',
  changes: 'audit.entry',
  audit: 'audit.entry',
  staff: 'staff.account',
  approvals: 'staff.change',
}

/** Commands with another object than the other commands of their subject. */
const commandObjects: Readonly<Record<string, PermissionObject>> = {
  'lottery enter-result': 'lottery.result',
  'lottery void-draw': 'lottery.result',
  'lottery reverse-result': 'lottery.result',
}

/** Subjects whose lists show personal data of members or staff: reading them is written to the audit log. */
const PERSONAL = new Set([
  'payees',
  'feedback',
  'chat',
  'deposits',
  'withdrawals',
  'line-transfers',
  'held-wins',
  'transfers',
  'wallets',
  'ledger',
  'agents',
  'contracts',
  'salaries',
  'responsible-gaming',
  'staff',
  'approvals',
  'audit',
  'changes',
])

/** Commands that submit a guarded action, whose submission checks the rights and limits. */
const GUARDED = new Set(['adjustments create', 'staff request-role', 'withdrawals approve', 'deposits approve'])

/** Subjects about the machine, whose commands a scheduler may run without a sign-in. */
const MACHINE_SUBJECTS = new Set(['backup', 'jobs'])

/** Subjects about money, keys and roles, whose changes require a fresh second factor, as at the console. */
const STEPPED_UP = new Set([
  'staff',
  'approvals',
  'adjustments',
  'connections',
  'senders',
  'payments',
  'withdrawals',
  'deposits',
  'channels',
  'banks',
  'line-transfers',
  'payees',
  'transfers',
  'wallets',
  'held-wins',
  'jackpots',
  'lottery',
  'bonuses',
  'promotions',
  'turnover',
  'rebates',
  'vip',
  'agents',
  'contracts',
  'salaries',
])

/** Commands that restore owners when no owner can sign in; they notify all owners. */
const OPEN = new Set(['staff restore-owner', 'staff cancel-recovery'])

const READS = /^(list|show|verify|reconcile|save)(-|$)/

export interface CommandAccess {
  permission: PermissionName
  isRead: boolean
  /** Whether a successful read is logged. */
  isPersonal: boolean
  /** Whether the command works without a sign-in although owners exist. */
  isOpen: boolean
  /** Whether the command requires a second factor of the last five minutes. */
  needsStepUp: boolean
  /** Whether the command checks rights itself, because they depend on its values, or because no owner can sign in. */
  checksItself: boolean
}

/** Returns the requirements of a command; null for the sign-in. */
export function accessOf(subject: string, action: string): CommandAccess | null {
  const object = commandObjects[`${subject} ${action}`] ?? subjectObjects[subject]
  if (object === undefined) return null
  const isRead = READS.test(action)
  const isOpen = OPEN.has(`${subject} ${action}`)
  // The export of the audit log writes its own entry, so the read is not logged again.
  const isPersonal = isRead && PERSONAL.has(subject) && `${subject} ${action}` !== 'audit save'
  return {
    permission: `${object}.${isRead ? 'read' : 'update'}`,
    isRead,
    isPersonal,
    isOpen: isOpen || (isRead && !PERSONAL.has(subject)) || MACHINE_SUBJECTS.has(subject),
    needsStepUp: !isRead && !isOpen && STEPPED_UP.has(subject),
    checksItself: isOpen || GUARDED.has(`${subject} ${action}`),
  }
}
