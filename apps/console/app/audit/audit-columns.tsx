import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { AuditResult, listAudit } from '@ante/contract/staff/audit.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useActionText } from '../ui/action-text.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/badge.tsx'
import { useObjectText } from '../ui/object-text.ts'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'

export type Entry = OutputOf<typeof listAudit>['entries'][number]

export const resultText: Record<AuditResult, { text: MessageDescriptor; tone: Tone }> = {
  done: { text: msg`Done`, tone: 'good' },
  refused: { text: msg`Refused`, tone: 'bad' },
  read: { text: msg`Read`, tone: 'neutral' },
  exported: { text: msg`Exported`, tone: 'accent' },
}

/** Whether an object is the address of a call. */
const isCall = (object: string): boolean => /^[A-Z]+ \//.test(object)

const helper = createColumnHelper<Features, Entry>()

export function useAuditColumns(zone: string) {
  const { t } = useLingui()
  const actionText = useActionText()
  const objectText = useObjectText()
  return helper.columns([
    helper.accessor('at', { header: t`Time`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    helper.accessor('actor', { header: t`Who` }),
    helper.accessor('action', { header: t`Action`, cell: ({ getValue }) => actionText(getValue()) }),
    // The object of a read or a refused call is the address of the call, which only the panel shows.
    helper.accessor('object', {
      header: t`Object`,
      cell: ({ getValue }) => (isCall(getValue()) ? '–' : objectText(getValue())),
    }),
    helper.accessor('result', {
      header: t`Result`,
      cell: ({ getValue }) => <Badge tone={resultText[getValue()].tone}>{t(resultText[getValue()].text)}</Badge>,
    }),
    helper.accessor('reason', { header: t`Reason`, cell: ({ getValue }) => getValue() ?? '' }),
    helper.accessor('address', { header: t`From`, cell: ({ getValue }) => getValue() ?? '' }),
  ])
}
