import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useActionText } from '../ui/action-text.ts'
import { Badge } from '../ui/badge.tsx'
import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { ObjectLink } from '../ui/object-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { resultText } from './audit-columns.tsx'
import type { Entry } from './audit-columns.tsx'

/** All fields of one entry. */
export function AuditPanel({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useLingui()
  const actionText = useActionText()
  const { zone } = useSite()
  const { text, tone } = resultText[entry.result]
  const optional = [
    [t`Refusal`, entry.refusal],
    [t`Reason`, entry.reason],
    [t`Approved by`, entry.approver],
    [t`Requested change`, entry.change && <ChangeLink key="change" id={entry.change} />],
    [t`As role`, entry.role],
    [t`From`, entry.address],
    [t`Merchant`, entry.merchant],
    [t`Vendor`, entry.vendor],
    [t`Session`, entry.session],
    [t`Request`, entry.requestId],
  ] as const
  return (
    <SidePanel title={actionText(entry.action)} onClose={onClose}>
      {entry.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <Facts
        facts={[
          [
            t`Result`,
            <Badge key="result" tone={tone}>
              {t(text)}
            </Badge>,
          ],
          [t`Who`, entry.actor],
          [t`Time`, <Time key="at" at={entry.at} zone={zone} />],
          [t`Action`, <code key="action">{entry.action}</code>],
          [t`Object`, <ObjectOf key="object" object={entry.object} />],
          ...optional.filter(([, value]) => value !== null),
        ]}
      />
      <PanelPart title={t`Values`}>
        <ChangedFieldsTable before={entry.before} after={entry.after} />
      </PanelPart>
      <PanelPart title={t`Place in the chain`}>
        <Facts
          facts={[
            [t`Position`, entry.position],
            [t`Hash`, <code key="hash">{entry.hash}</code>],
          ]}
        />
      </PanelPart>
    </SidePanel>
  )
}

/** The object in words, and below it the code that the filter of the log accepts. */
const ObjectOf = ({ object }: { object: string }) => (
  <>
    <ObjectLink object={object} />
    {/^[a-z-]+:/.test(object) && (
      <>
        <br />
        <code>{object}</code>
      </>
    )}
  </>
)

/** Link to the requested change: opens the list of all changes on a page that begins with it. */
function ChangeLink({ id }: { id: string }) {
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  if (!may('staff.change.read')) return id
  const search = { state: 'all', page: String(BigInt(id) + 1n), open: id } as const
  return (
    <Link to="/m/$merchant/approvals" params={{ merchant }} search={search} preload={false}>
      {id}
    </Link>
  )
}
