import { importBankLines } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { useState } from 'react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { ImportForm } from './import-form.tsx'

/** Button that opens the import of a bank statement; usable also while the panel of a deposit is open. */
export function ImportButton() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayImport = useMayCall(merchant)(importBankLines)
  const [isImporting, setImporting] = useState(false)
  const close = () => setImporting(false)
  if (!mayImport) return null
  return (
    <>
      <Button onPress={() => setImporting(true)}>
        <Upload size={14} aria-hidden />
        <Trans>Import</Trans>
      </Button>
      <Overlay title={t`Import a bank statement`} isOpen={isImporting} onClose={close}>
        <ImportForm onClose={close} />
      </Overlay>
    </>
  )
}
