import * as calls from '@ante/contract/console/agreements.ts'
import type { AgreementContent } from '@ante/contract/console/agreements.ts'
import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'

import { call } from '../lib/call.ts'
import { useContentColumns } from './content-columns.tsx'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'

/** Versions of the user agreement. */
export const agreementKind: EditedKind<AgreementContent> = {
  name: 'agreements',
  calls: {
    show: (input, signal) => call(calls.showAgreementDraft, input, signal),
    save: (input) => call(calls.saveAgreementDraft, input),
    discard: (input) => call(calls.discardAgreementDraft, input),
    publish: (input) => call(calls.publishAgreement, input),
    stop: (input) => call(calls.withdrawAgreement, input),
  },
  editing: calls.saveAgreementDraft,
  texts: {
    plural: msg`User agreement`,
    about: msg`Versions of the terms that players accept. A version is in force in a language until a later one begins there.`,
    added: msg`New version`,
    nameHint: msg`The version number, which players see, for example 2026-2. It can't be changed later.`,
    publish: msg`Another person approves it. Then it is in force from its start on, in the languages that have a text.`,
    stopAction: msg`Withdraw`,
    stop: msg`Delete this version before it takes effect. The version before it stays in force.`,
    stopped: msg`Withdrawn. The version before it stays in force.`,
    noPreview: msg`Save a section to see the terms on the site.`,
  },
  rules: { isEditable: true, isRepeatable: false, stoppable: ['scheduled'], isDeletedByStop: true },
  titleOf: () => null,
  Form: lazy(async () => ({ default: (await import('./agreement-form.tsx')).AgreementForm })),
}

export function AgreementList() {
  const { t } = useLingui()
  const columns = useContentColumns<ListedContent>([])
  return (
    <ContentList
      kind="agreements"
      label={t`User agreement`}
      columns={columns}
      load={async ({ merchant, state, after }, signal) => {
        const page = await call(calls.listAgreements, { merchant, state, after }, signal)
        // Versions are known by their number; the title of the first section is the same in most.
        return { ...page, contents: page.contents.map((one) => ({ ...one, title: t`Version ${one.key}` })) }
      }}
    />
  )
}
