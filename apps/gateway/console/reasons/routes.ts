import { listReasons, restoreReason, saveReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { isSameText, missingIn, putReason, reasonsOf, restoreReason as restoreIn } from '../../cashier/public.ts'
import type { Reason } from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Routes of the reasons with which staff decide about withdrawals and deposits. */
export function reasonScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listReasons, async (_input, context) => {
    const languages = languagesOf(ports, context)
    const reasons = await reasonsOf(ports.db, merchantOf(context))
    return { languages, reasons: reasons.map((reason) => shownReason(reason, languages)) }
  })
  serveStaff(app, restoreReason, (input, context) => restore(ports, input, context))
  serveStaff(app, saveReason, (input, context) => save(ports, input, context))
}

/** Languages of the merchant's site, the default first. */
function languagesOf({ merchants }: ScreenPorts, context: StaffContext): Language[] {
  const { defaultLanguage, languages } = merchants.of(merchantOf(context)).settings
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}

function shownReason(reason: Reason, languages: readonly Language[]): EditedReason {
  const { code, kind, label, words, defaults, active, version, changed_by: changedBy, changed_at: changedAt } = reason
  return {
    code,
    kind,
    label,
    words: listed(words, Language.options),
    defaults: defaults && { label: defaults.label, words: listed(defaults.words, languages) },
    isOwn: defaults === null || !isSameText(reason, defaults),
    isActive: active,
    missing: missingIn(reason, languages),
    version,
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
  }
}

const listed = (words: Reason['words'], languages: readonly Language[]): EditedReason['words'] =>
  languages.flatMap((language) => {
    const text = words[language]
    return text === undefined ? [] : [{ language, text }]
  })

/** Restores the default text of a reason, in one language or in all. */
function restore(
  ports: ScreenPorts,
  { code, language, version }: ParsedInputOf<typeof restoreReason>,
  context: StaffContext,
): Promise<{ version: number }> {
  const editing = { merchantCode: merchantOf(context), now: ports.clock.now(), by: context.staff.name }
  return inTransaction(ports.db, async (tx) => {
    const { before, after } = await restoreIn(tx, { code, language, version }, editing)
    await context.audit(tx, {
      action: 'cashier.reason.restore',
      object: `reason:${code}`,
      before: { label: before.label, words: before.words },
      after: { label: after.label, words: after.words },
    })
    return { version: after.version }
  })
}

function save(
  ports: ScreenPorts,
  { code, kind, label, words: texts, isActive: active, version }: ParsedInputOf<typeof saveReason>,
  context: StaffContext,
): Promise<{ version: number }> {
  const words = Object.fromEntries(texts.flatMap(({ language, text }) => (text === '' ? [] : [[language, text]])))
  const editing = {
    merchantCode: merchantOf(context),
    languages: languagesOf(ports, context),
    now: ports.clock.now(),
    by: context.staff.name,
  }
  return inTransaction(ports.db, async (tx) => {
    const { before, after } = await putReason(tx, { code, kind, label, words, active, version }, editing)
    const seen = before && { kind: before.kind, label: before.label, words: before.words, active: before.active }
    await context.audit(tx, {
      action: before ? 'cashier.reason.change' : 'cashier.reason.add',
      object: `reason:${code}`,
      before: seen,
      after: { kind: after.kind, label, words: after.words, active },
    })
    return { version: after.version }
  })
}
