import { statementFile } from '@ante/contract/statements/statements.ts'
import type { Statement, StatementFormat } from '@ante/contract/statements/statements.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { saveFile } from '../lib/calls/save-file.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { statements } from './queries.ts'

interface SaveButtonProps {
  statement: Pick<Statement, 'id' | 'period'>
  format: StatementFormat
  /** Period of the statement, for screen readers. */
  name: string
}

/** Button that downloads a statement in one format. */
export function SaveButton({ statement: { id, period }, format, name }: SaveButtonProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const label = format.toUpperCase()
  const save = useMutation({
    mutationFn: () => saveFile(statementFile, { id, format }, `statement-${period}.${format}`),
    onError: () => {
      showToast(t`The file couldn’t be downloaded. Check your connection and try again.`, { tone: 'bad' })
      // The statement may have expired, so the list is reloaded.
      void queries.invalidateQueries({ queryKey: statements.queryKey })
    },
    networkMode: 'always',
  })
  return (
    <Button variant="quiet" busy={save.isPending} aria-label={`${label} ${name}`} onClick={() => save.mutate()}>
      {label}
    </Button>
  )
}
