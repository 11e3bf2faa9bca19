import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const PAGE = '/m/member/agent/'

/** Page on which each category of contract is read and answered. */
const places: Record<string, string> = {
  daily_salary: `${PAGE}getSalaryContract`,
  realtime_salary: `${PAGE}getSalaryContract?kind=realtime_salary`,
  hourly_salary: `${PAGE}getHourContract`,
  dividend: `${PAGE}getDevidendContract`,
}

interface Told {
  title: MessageDescriptor
  words: MessageDescriptor
  way: { to: string; label: MessageDescriptor }
}

/**
 * Returns the text of a contract step, for the party that did not take it; `account` is a downline member of the
 * reader.
 */
export function contractTold({ happened = '', kind = '', account = '' }: Record<string, string>): Told {
  const said = (account ? byDownline[happened]?.(account) : byUpline[happened]) ?? other
  const place = places[kind] ?? places['daily_salary'] ?? PAGE
  const to = account ? `${place}${place.includes('?') ? '&' : '?'}side=upline` : place
  return { ...said, way: { to, label: msg`Read the contract` } }
}

type MailText = Omit<Told, 'way'>

const other: MailText = {
  title: msg`There is news of a contract`,
  words: msg`Open it to read how it stands.`,
}

const byUpline: Record<string, MailText> = {
  offered: {
    title: msg`A contract is offered to you`,
    words: msg`Read what it pays and what for, and accept or decline it. Nothing is agreed before you accept.`,
  },
  modified: {
    title: msg`The contract offered to you has changed`,
    words: msg`Other terms stand in the offer now. Read it again before you answer.`,
  },
  withdrawn: {
    title: msg`A contract is no longer offered`,
    words: msg`The offer was taken back before you answered. You need not do anything.`,
  },
  edited: {
    title: msg`Other terms of your contract are offered`,
    words: msg`What holds now goes on until you accept the new terms. Compare them and answer.`,
  },
  editWithdrawn: {
    title: msg`The change of your contract was taken back`,
    words: msg`What held before goes on. You need not do anything.`,
  },
  ending: {
    title: msg`You are asked to end a contract`,
    words: msg`It goes on until you agree. You can also keep it.`,
  },
  goesOn: {
    title: msg`A contract goes on`,
    words: msg`It is not ended after all. What was agreed holds as before.`,
  },
  ended: {
    title: msg`A contract has ended`,
    words: msg`What was earned until then is still paid.`,
  },
}

const byDownline: Record<string, (account: string) => MailText> = {
  accepted: (account) => ({
    title: msg`Your contract is accepted`,
    words: msg`${account} has accepted the contract that you offered. It holds from now on.`,
  }),
  declined: (account) => ({
    title: msg`Your contract is declined`,
    words: msg`${account} has declined the contract that you offered. You can make another offer.`,
  }),
  editAccepted: (account) => ({
    title: msg`Your new terms are accepted`,
    words: msg`${account} has accepted the new terms. They hold from now on.`,
  }),
  editDeclined: (account) => ({
    title: msg`Your new terms are declined`,
    words: msg`${account} has declined the new terms. What held before goes on.`,
  }),
  ending: (account) => ({
    title: msg`You are asked to end a contract`,
    words: msg`${account} asks to end the contract with you. It goes on until you agree.`,
  }),
  goesOn: (account) => ({
    title: msg`A contract goes on`,
    words: msg`The contract with ${account} is not ended after all. What was agreed holds as before.`,
  }),
  ended: (account) => ({
    title: msg`A contract has ended`,
    words: msg`The contract with ${account} has ended. What was earned until then is still paid.`,
  }),
}
