import * as calls from '@ante/contract/console/letters.ts'
import type { LetterContent, ListedLetter } from '@ante/contract/console/letters.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { createColumnHelper } from '@tanstack/react-table'

import { countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import type { Features } from '../ui/table-features.ts'
import { useContentColumns } from './content-columns.tsx'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'
import type { SiteRow } from './content-list.tsx'

/** Mail letters to many players. */
export const letterKind: EditedKind<LetterContent> = {
  name: 'letters',
  calls: {
    show: (input, signal) => call(calls.showLetter, input, signal),
    save: (input) => call(calls.saveLetter, input),
    discard: (input) => call(calls.discardLetter, input),
    publish: (input) => call(calls.publishLetter, input),
    stop: (input) => call(calls.stopLetter, input),
  },
  editing: calls.saveLetter,
  texts: {
    plural: msg`Letters`,
    about: msg`Messages to the inboxes of many players. A letter is delivered once, and stays there.`,
    added: msg`New letter`,
    nameHint: msg`For staff only, for example july-news. It can't be changed later.`,
    publish: msg`Another person approves it. Then it is delivered at its time, and cannot be changed any more.`,
    stopAction: msg`Cancel delivery`,
    stop: msg`Players who have received it keep it. No other player gets it, and it cannot be sent again.`,
    stopped: msg`Cancelled. No other player gets it.`,
    noPreview: msg`Save a title to see the letter as players get it.`,
  },
  rules: { isEditable: false, isRepeatable: false, stoppable: ['live', 'scheduled'], isDeletedByStop: false },
  titleOf: ({ texts }, first) => texts.find(({ language }) => language === first)?.title ?? null,
  Form: lazy(async () => ({ default: (await import('./letter-form.tsx')).LetterForm })),
}

const helper = createColumnHelper<Features, SiteRow<ListedLetter>>()

export function LetterList() {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const columns = useContentColumns<ListedLetter>([
    helper.display({ id: 'group', header: t`Group`, cell: ({ row: { original: one } }) => audienceText(one.audience) }),
    helper.display({ id: 'sent', header: t`Received`, cell: ({ row: { original: one } }) => countText(one.sent) }),
  ])
  return (
    <ContentList
      kind="letters"
      label={t`Letters`}
      columns={columns}
      load={({ merchant, state, after }, signal) => call(calls.listLetters, { merchant, state, after }, signal)}
    />
  )
}
