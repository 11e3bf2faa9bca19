import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'

const loadSheet = async () => (await import('../application/application-sheet.tsx')).ApplicationSheet

export function ApplyButton({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {promotion.status === 'rejected' ? t`Apply again` : t`Apply`}
      </Button>
      <Later isRequested={open} load={loadSheet} props={{ open, promotion, onClose }} onFailure={onClose} />
    </>
  )
}
