import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'

const loadSheet = async () => (await import('./code-sheet.tsx')).CodeSheet

export function CodeButton() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>{t`Enter promo code`}</Button>
      <Later isRequested={open} load={loadSheet} props={{ open, onClose }} onFailure={onClose} />
    </>
  )
}
