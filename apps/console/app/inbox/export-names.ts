import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const NAMES: Record<string, MessageDescriptor> = {
  audit: msg`Audit log`,
  changes: msg`Approvals`,
  deposits: msg`Deposits`,
  players: msg`Players`,
  'report-agents': msg`Report: agents`,
  'report-cohorts': msg`Report: cohorts`,
  'report-deposits': msg`Report: deposits`,
  'report-promotions': msg`Report: promotions`,
  'report-revenue': msg`Report: revenue`,
  'report-tax': msg`Report: tax base`,
  'report-vendors': msg`Report: vendors`,
  'report-withdrawals': msg`Report: withdrawals`,
  staff: msg`Staff`,
  withdrawals: msg`Withdrawals`,
}

/** Returns the name of an exported list; its code if it has no name. */
export const exportName = (source: string): MessageDescriptor => NAMES[source] ?? { id: source, message: source }
