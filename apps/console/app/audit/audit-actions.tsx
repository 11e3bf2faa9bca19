import { verifyAudit } from '@ante/contract/staff/audit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'

import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormEnd, Overlay } from '../ui/overlay.tsx'

/** Button that verifies the hash chain of the merchant's audit log. */
export function AuditActions({ merchant }: { merchant: string }) {
  const { t } = useLingui()
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => call(verifyAudit, { merchant }),
  })
  const failureText = useFailureText()
  return (
    <>
      <Button isPending={isPending} onPress={() => mutate()}>
        <Link2 size={14} aria-hidden />
        <Trans>Verify chain</Trans>
      </Button>
      <Overlay title={t`Verification`} isOpen={Boolean(data ?? error)} onClose={reset}>
        {error !== null && <Notice tone="bad">{failureText(error)}</Notice>}
        {data && <Verified {...data} />}
        <FormEnd>
          <Button onPress={reset}>
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
