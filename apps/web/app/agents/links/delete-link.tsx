import { deleteAffiliateUrl } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import styles from './links.module.css'
import { LINKS_KEY } from './queries.ts'
import { linkFailure } from './refusals.ts'

/** Deletes a link, after confirmation. */
export function DeleteLink({ code, onDone }: { code: string; onDone(): void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [isRequested, setIsRequested] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(deleteAffiliateUrl, { code }),
    onSuccess: () => {
      setIsRequested(false)
      void queries.invalidateQueries({ queryKey: LINKS_KEY })
      showToast(t`Link deleted.`, { ms: TOAST_MS.notice })
      onDone()
    },
    networkMode: 'always',
  })
  return (
    <>
      <button type="button" className={styles.delete} onClick={() => setIsRequested(true)}>
        {t`Delete link`}
      </button>
      <Dialog
        open={isRequested}
        title={t`Delete this link?`}
        onClose={() => setIsRequested(false)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsRequested(false)}>{t`Keep it`}</Button>
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>{t`Delete`}</Button>
          </>
        }
      >
        <p>{t`It can no longer be used to register. Members who joined with it stay in your team.`}</p>
        <Alert message={remove.error ? i18n._(linkFailure(remove.error, i18n.locale)) : null} />
      </Dialog>
    </>
  )
}
