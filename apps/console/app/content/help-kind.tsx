import * as calls from '@ante/contract/console/help.ts'
import type { HelpContent, ListedHelp } from '@ante/contract/console/help.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { createColumnHelper } from '@tanstack/react-table'

import { call } from '../lib/call.ts'
import type { Features } from '../ui/table-features.ts'
import { useContentColumns } from './content-columns.tsx'
import { USUAL } from './content-kind.ts'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'
import type { SiteRow } from './content-list.tsx'

/** Articles of the help center. */
export const helpKind: EditedKind<HelpContent> = {
  name: 'help',
  calls: {
    show: (input, signal) => call(calls.showHelpDraft, input, signal),
    save: (input) => call(calls.saveHelpDraft, input),
    discard: (input) => call(calls.discardHelpDraft, input),
    publish: (input) => call(calls.publishHelpDraft, input),
    stop: (input) => call(calls.stopHelp, input),
  },
  editing: calls.saveHelpDraft,
  texts: {
    plural: msg`Help`,
    about: msg`Questions and answers of the help center. Players see the published version until a new one begins.`,
    added: msg`New help article`,
    nameHint: msg`For staff and in addresses, for example bonus-rules. It can't be changed later.`,
    publish: msg`Another person approves it. Then players see it, from its start on.`,
    stop: msg`Hide it and its scheduled versions from all players at once. To show it again, publish it again.`,
    stopped: msg`Stopped. No player sees it any more.`,
    noPreview: msg`Save a question to see it on the site.`,
  },
  rules: USUAL,
  titleOf: ({ texts }, first) => texts.find(({ language }) => language === first)?.title ?? null,
  Form: lazy(async () => ({ default: (await import('./help-form.tsx')).HelpForm })),
}

const helper = createColumnHelper<Features, SiteRow<ListedHelp>>()

export function HelpList() {
  const { t } = useLingui()
  const columns = useContentColumns<ListedHelp>([
    helper.display({ id: 'order', header: t`Order`, cell: ({ row: { original: one } }) => one.position }),
  ])
  return (
    <ContentList
      kind="help"
      label={t`Help`}
      columns={columns}
      load={({ merchant, state, after }, signal) => call(calls.listHelpDrafts, { merchant, state, after }, signal)}
    />
  )
}
