import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const PAGE = '/m/member/agent/'

/** Page on which each category of contract is read and answered. */
const pages: Record<string, string> = {
  daily_salary: `${PAGE}getSalaryContract`,
  realtime_salary: `${PAGE}getSalaryContract?kind=realtime_salary`,
  hourly_salary: `${PAGE}getHourContract`,
  dividend: `${PAGE}getDevidendContract`,
}

interface ContractMail {
  title: MessageDescriptor
  text: MessageDescriptor
  link: { to: string; label: MessageDescriptor }
}

/**
 * Returns the text of a contract step, for the party that did not take it; `account` is a downline member of the
 * reader.
 */
export function contractMail({ happened = '', kind = '', account = '' }: Record<string, string>): ContractMail {
  const input = (account ? byDownline[happened]?.(account) : byUpline[happened]) ?? generalText
  const page = pages[kind] ?? pages['daily_salary'] ?? PAGE
  const to = account ? `${page}${page.includes('?') ? '&' : '?'}side=upline` : page
  return { ...input, link: { to, label: msg`Review contract` } }
}

type MailText = Omit<ContractMail, 'link'>

const generalText: MailText = {
  title: msg`Contract update`,
  text: msg`Open it to see the latest status.`,
}

const byUpline: Record<string, MailText> = {
  offered: {
    title: msg`New contract offer`,
    text: msg`Review what it pays and its conditions, then accept or decline. Nothing is agreed until you accept.`,
  },
  modified: {
    title: msg`Contract offer changed`,
    text: msg`The offered terms have changed. Review them again before you answer.`,
  },
  withdrawn: {
    title: msg`Contract offer withdrawn`,
    text: msg`The offer was withdrawn before you answered. You don’t need to do anything.`,
  },
  edited: {
    title: msg`New contract terms offered`,
    text: msg`The current terms stay in force until you accept the new ones. Compare them and respond.`,
  },
  editWithdrawn: {
    title: msg`Contract change withdrawn`,
    text: msg`The previous terms stay in force. You don’t need to do anything.`,
  },
  ending: {
    title: msg`Request to end a contract`,
    text: msg`It continues until you agree. You can also keep it.`,
  },
  goesOn: {
    title: msg`Contract continues`,
    text: msg`The contract hasn’t ended. The agreed terms stay in force.`,
  },
  ended: {
    title: msg`Contract ended`,
    text: msg`Anything earned until then will still be paid.`,
  },
}

const byDownline: Record<string, (account: string) => MailText> = {
  accepted: (account) => ({
    title: msg`Contract accepted`,
    text: msg`${account} has accepted your contract offer. It’s now active.`,
  }),
  declined: (account) => ({
    title: msg`Contract declined`,
    text: msg`${account} has declined your contract offer. You can make another one.`,
  }),
  editAccepted: (account) => ({
    title: msg`New terms accepted`,
    text: msg`${account} has accepted the new terms. They apply from now on.`,
  }),
  editDeclined: (account) => ({
    title: msg`New terms declined`,
    text: msg`${account} has declined the new terms. The previous terms stay in force.`,
  }),
  ending: (account) => ({
    title: msg`Request to end a contract`,
    text: msg`${account} has asked to end the contract with you. It continues until you agree.`,
  }),
  goesOn: (account) => ({
    title: msg`Contract continues`,
    text: msg`Your contract with ${account} hasn’t ended. The agreed terms stay in force.`,
  }),
  ended: (account) => ({
    title: msg`Contract ended`,
    text: msg`Your contract with ${account} has ended. Anything earned until then will still be paid.`,
  }),
}
