import { useLingui } from '@lingui/react/macro'

import { rightsIn, scalarsIn } from '../lib/change-parts.ts'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import type { Change } from './change-columns.tsx'

/** New values of a change beside the state that the requester saw; rights are compared one by one. */
export function ChangeValues({ change: { values, before } }: { change: Change }) {
  const { t } = useLingui()
  const rights = rightsIn(values)
  return (
    <>
      <PanelPart title={t`What it sets`}>
        <Facts facts={scalarsIn(values)} />
      </PanelPart>
      {rights && (
        <PanelPart title={t`Changed rights`}>
          <ChangedFieldsTable before={rightsIn(before)} after={rights} />
        </PanelPart>
      )}
      <PanelPart title={t`Before, as the requester saw it`}>
        <Facts facts={scalarsIn(before)} />
      </PanelPart>
    </>
  )
}
