import type { PermissionObject } from '@ante/contract/staff/permissions.ts'
import { isPermission } from '@ante/contract/staff/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Names of the objects of permissions, as in the contract, for translation. */
export const objectText: Record<PermissionObject, MessageDescriptor> = {
  'merchant.site': msg`merchants, their hosts and languages`,
  'merchant.setup': msg`setups of new merchants`,
  'merchant.maintenance': msg`maintenance of a site`,
  'merchant.country': msg`countries that a site serves`,
  'merchant.flag': msg`flags of a site`,
  'merchant.page': msg`pages that a site offers`,
  'merchant.home': msg`sections of home`,
  'merchant.appearance': msg`the look of a site`,
  'merchant.brand': msg`brands of a site`,
  'merchant.image-host': msg`hosts of pictures`,
  'merchant.download': msg`downloads of the app`,
  'merchant.sender': msg`senders of text messages and mails`,
  'messaging.announcement': msg`announcements`,
  'messaging.banner': msg`banners`,
  'messaging.help': msg`help articles`,
  'messaging.agreement': msg`user agreements`,
  'messaging.mail': msg`mails to players`,
  'messaging.message': msg`messages of staff to one player`,
  'support.contact': msg`contacts of customer service`,
  'support.chat': msg`chats with players`,
  'support.feedback': msg`feedback of players`,
  'support.snippet': msg`snippets for answers to players`,
  'support.setting': msg`hours of customer service, and care words`,
  'support.note': msg`notes of staff about players`,
  'identity.member': msg`players, their states, devices, sessions and links`,
  'identity.block': msg`blocked parts of accounts of players`,
  'identity.personal-data': msg`personal data of players in full`,
  'identity.registration': msg`registration fields and captchas`,
  'identity.payee': msg`payee names and payment passwords`,
  'identity.link': msg`affiliate links`,
  'member.portrait': msg`portraits of players`,
  'vip.level': msg`VIP levels and rewards`,
  'responsible-gaming.limit': msg`limits, time-outs and exclusions`,
  'responsible-gaming.exclusion': msg`exclusions that players request from staff`,
  'responsible-gaming.interaction': msg`interactions of staff with players about safer play`,
  'catalogue.game': msg`games of the catalogue`,
  'launch.vendor': msg`vendors and their closures`,
  'launch.connection': msg`connections and keys of vendors`,
  'launch.round': msg`game rounds of players`,
  'launch.sports': msg`the sports desk, and the hot matches of home`,
  'launch.held-win': msg`held wins`,
  'launch.transfer': msg`transfers to vendor wallets`,
  'launch.wallet': msg`balances at vendors`,
  'wallet.jackpot': msg`jackpots`,
  'wallet.ledger': msg`the ledger`,
  'wallet.balance': msg`balances of players, by credit and debit notes`,
  'lottery.draw': msg`lottery games, draws and limits`,
  'lottery.result': msg`results of lottery draws, their voids and reversals`,
  'lottery.order': msg`lottery bets of players`,
  'cashier.channel': msg`deposit channels`,
  'cashier.deposit': msg`deposits`,
  'cashier.withdrawal': msg`withdrawals`,
  'cashier.reason': msg`reasons of decisions`,
  'cashier.payment': msg`payments at providers`,
  'cashier.reconciliation': msg`the reconciliation with payment providers and vendors`,
  'cashier.bank': msg`banks`,
  'cashier.line-transfer': msg`transfers between agents and players`,
  'promotions.promotion': msg`promotions and applications`,
  'promotions.bonus': msg`deposit bonuses`,
  'promotions.reward': msg`rewards that staff grants to players`,
  'promotions.turnover': msg`turnover requirements`,
  'promotions.rebate': msg`rebates`,
  'agents.agent': msg`agents and their tree`,
  'agents.contract': msg`contracts of agents`,
  'agents.salary': msg`salaries of agents`,
  'operation.report': msg`reports, and their schedules`,
  'operation.dashboard': msg`the dashboard`,
  'operation.health': msg`the health of all parts of the platform`,
  'operation.job': msg`background jobs`,
  'operation.backup': msg`backups`,
  'staff.account': msg`staff accounts`,
  'staff.role': msg`roles of staff, and who has them`,
  'staff.network': msg`networks from which staff may work`,
  'staff.review': msg`access reviews`,
  'staff.change': msg`changes that await a decision`,
  'audit.entry': msg`the audit log`,
}

const isObject = (name: string): name is PermissionObject => Object.hasOwn(objectText, name)

/** Returns a formatter for permissions: "See withdrawals", "Change withdrawals"; null for other names. */
export function usePermissionText(): (permission: string) => string | null {
  const { t } = useLingui()
  return (permission) => {
    const object = permission.split('.').slice(0, -1).join('.')
    if (!isPermission(permission) || !isObject(object)) return null
    const what = t(objectText[object])
    return permission.endsWith('.read') ? t`See ${what}` : t`Change ${what}`
  }
}
