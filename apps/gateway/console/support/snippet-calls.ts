import {
  ACCOUNT_PLACEHOLDER,
  deleteSnippet,
  MAX_SNIPPETS,
  saveSnippet,
} from '@ante/contract/console/support-settings.ts'
import type { Snippet } from '@ante/contract/console/support-settings.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { addSnippet, changeSnippet, lockedSnippet, removeSnippet, snippetCount } from '../../support/public.ts'
import type { SnippetRow } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { languagesOf } from './settings-calls.ts'

const refuse = refusalsOf(saveSnippet)
const refuseDelete = refusalsOf(deleteSnippet)

export const shownSnippet = (row: SnippetRow): Snippet => {
  const { language, code, text, version, changed_at: at, changed_by: changedBy } = row
  return { language, code, text, version, changedAt: at.toISOString(), changedBy }
}

/** Changes or adds a snippet. Its only placeholder is that of the account. */
export function putSnippet(
  ports: ScreenPorts,
  { language, code, text, version }: ParsedInputOf<typeof saveSnippet>,
  context: StaffContext,
): Promise<{ version: number }> {
  const merchantCode = merchantOf(context)
  if (!languagesOf(ports, merchantCode).includes(language)) throw refuse('support.language.unknown')
  const unknown = text.match(/\{[^{}\n]{0,40}\}/g)?.find((placeholder) => placeholder !== ACCOUNT_PLACEHOLDER)
  if (unknown !== undefined) throw refuse('support.snippet.placeholder', { placeholder: unknown })
  const edit = { text, at: ports.clock.now(), by: context.staff.name }
  const name = { merchantCode, language, code }
  return inTransaction(ports.db, async (tx) => {
    const before = await lockedSnippet(tx, name)
    if ((before?.version ?? 0) !== version) throw refuse('support.snippet.changed')
    if (before) await changeSnippet(tx, before, edit)
    else {
      if ((await snippetCount(tx, name)) >= MAX_SNIPPETS) throw refuse('support.snippet.limit', { limit: MAX_SNIPPETS })
      if (!(await addSnippet(tx, name, edit))) throw refuse('support.snippet.changed')
    }
    await context.audit(tx, {
      action: before ? 'support.snippet.change' : 'support.snippet.add',
      object: `snippet:${language}/${code}`,
      before: before && { text: before.text },
      after: { text },
    })
    return { version: version + 1 }
  })
}

export function dropSnippet(
  ports: ScreenPorts,
  { language, code, version }: ParsedInputOf<typeof deleteSnippet>,
  context: StaffContext,
): Promise<Record<never, never>> {
  const entry = { action: 'support.snippet.delete', object: `snippet:${language}/${code}` }
  return inTransaction(ports.db, async (tx) => {
    const before = await lockedSnippet(tx, { merchantCode: merchantOf(context), language, code })
    if (before && before.version !== version) throw refuseDelete('support.snippet.changed')
    if (before) await removeSnippet(tx, before)
    await context.audit(tx, before ? { ...entry, before: { text: before.text } } : { ...entry, after: 'repeated' })
    return {}
  })
}
