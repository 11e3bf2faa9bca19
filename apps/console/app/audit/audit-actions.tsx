import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { exportAudit, verifyAudit } from '@ante/contract/staff/audit.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download, Link2 } from 'lucide-react'

import { call } from '../lib/call.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormEnd, Overlay } from '../ui/overlay.tsx'

interface AuditActionsProps {
  merchant: string
  filter: Omit<InputOf<typeof exportAudit>, 'merchant' | 'after'>
}

/** Verifies the chain, and exports the filtered entries; both answers name what proves them. */
export function AuditActions({ merchant, filter }: AuditActionsProps) {
  const { t } = useLingui()
  const verification = useMutation({ mutationFn: () => call(verifyAudit, { merchant }) })
  const exported = useMutation({
    mutationFn: async () => {
      const part = await call(exportAudit, { merchant, ...filter })
      saveFile(`audit-${merchant === '-' ? 'platform' : merchant}.csv`, 'text/csv', part.csv)
      return part
    },
  })
  const failureText = useFailureText()
  const error = verification.error ?? exported.error
  const close = () => {
    verification.reset()
    exported.reset()
  }
  return (
    <>
      <Button isPending={verification.isPending} onPress={() => verification.mutate()}>
        <Link2 size={14} aria-hidden />
        <Trans>Verify chain</Trans>
      </Button>
      <Button isPending={exported.isPending} onPress={() => exported.mutate()}>
        <Download size={14} aria-hidden />
        <Trans>Export CSV</Trans>
      </Button>
      <Overlay
        title={exported.data ? t`Export` : t`Verification`}
        isOpen={Boolean(verification.data ?? exported.data ?? error)}
        onClose={close}
      >
        {error !== null && <Notice tone="bad">{failureText(error)}</Notice>}
        {verification.data && <Verified {...verification.data} />}
        {exported.data && (
          <>
            <p>
              <Plural value={exported.data.rows} one="# entry is in the file." other="# entries are in the file." />{' '}
              {exported.data.next !== null && <Trans>There are more: narrow the days to export the rest.</Trans>}
            </p>
            <p>
              <Trans>SHA-256:</Trans> <code>{exported.data.sha256}</code>
            </p>
          </>
        )}
        <FormEnd>
          <Button onPress={close}>
            <Trans>Close</Trans>
          </Button>
        </FormEnd>
      </Overlay>
    </>
  )
}

const Verified = ({ entries, problems }: { entries: string; problems: string[] }) =>
  problems.length === 0 ? (
    <Notice tone="good">
      <Trans>All {entries} entries are complete and unchanged.</Trans>
    </Notice>
  ) : (
    <Notice tone="bad">
      <Trans>The log was altered:</Trans>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  )
