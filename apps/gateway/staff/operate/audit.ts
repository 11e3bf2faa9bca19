import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { auditPage, beginVerification, exportAuditPart, verificationOf, verifyChain } from '../public.ts'
import { auditOf, platformOrMerchant } from './person.ts'

const MAX_LISTED = 100

const list: Command = {
  action: 'list',
  summary: 'Lists the audit log, newest first',
  parameters: [{ ...platformOrMerchant, optional: true }],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: { merchant = '-' } }) => {
    const { entries } = await auditPage(db, { merchant, size: MAX_LISTED })
    const columns = ['at', 'actor', 'action', 'object', 'result', 'approver', 'reason']
    const rows = entries.map((entry) => ({ ...entry }))
    return { kind: 'list', columns, rows, empty: 'The audit log is empty.' }
  },
}

const verify: Command = {
  action: 'verify',
  summary: 'Verifies the hash chains of the audit log: of one merchant, or of all and the platform',
  parameters: [{ ...platformOrMerchant, optional: true }],
  examples: ['', 'aurora'],
  run: async ({ db, actor }, { positional: { merchant } }) => {
    const chains = merchant ? [{ chain: merchant }] : await db.selectFrom('audit_chain').select('chain').execute()
    const now = await databaseNow(db)
    const rows = []
    for (const { chain } of chains) {
      await beginVerification(db, { chain, by: actor, now })
      await verifyChain({ db, clock: { now: () => now } }, chain)
      const { verification } = await verificationOf(db, chain)
      rows.push({ merchant: chain, entries: verification?.entries ?? '0', problems: verification?.problems ?? [] })
    }
    const broken = rows.filter(({ problems }) => problems.length > 0)
    if (broken.length > 0) {
      const sentences = broken.flatMap(({ merchant: chain, problems }) => problems.map((one) => `${chain}: ${one}`))
      throw new CommandFailed(`The audit log was changed.\n${sentences.join('\n')}`, { code: 'audit_broken', broken })
    }
    return { kind: 'list', columns: ['merchant', 'entries', 'problems'], rows, empty: 'The audit log is empty.' }
  },
}

const save: Command = {
  action: 'save',
  summary: 'Saves the audit log as CSV, with its hash; the export is an entry itself',
  parameters: [platformOrMerchant, { name: 'file', about: 'the path of the file to write' }],
  options: { from: { value: 'time', about: 'only entries from this time on, as 2026-12-31T08:00:00Z' } },
  examples: ['aurora audit.csv'],
  run: async (operator, { positional: { merchant = '-', file = '' }, options }) => {
    const from = options['from']
    const audit = auditOf(operator, merchant === '-' ? null : merchant)
    let [csv, rows, after] = ['', 0, undefined as string | undefined]
    const hashes: string[] = []
    do {
      const part = await exportAuditPart(
        operator.db,
        { merchant, ...(from && { from }), ...(after && { after }) },
        audit,
      )
      // Each part begins with a title line, which is removed from all parts but the first.
      csv += hashes.length === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1)
      rows += part.rows
      hashes.push(part.sha256)
      after = part.next ?? undefined
    } while (after !== undefined)
    await operator.saveFile({ name: file, content: csv, overwrites: true })
    return { kind: 'record', record: { merchant, file, rows, sha256: hashes } }
  },
}

export const audit: Subject = {
  name: 'audit',
  about: 'audit log: entries, verification, export',
  commands: [list, verify, save],
}
