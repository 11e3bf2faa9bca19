import { useLingui } from '@lingui/react/macro'

import { copyText } from '../../lib/browser/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { promotionAddress } from '../offer/promotion-address.ts'

/** Shares the promotion's address by the phone's share sheet, or copies it to the clipboard. */
export function SharePromotion({ title, promotionId }: { title: string; promotionId: string }) {
  const { t } = useLingui()
  const share = async () => {
    const url = new URL(promotionAddress(promotionId), window.location.origin).href
    // Undefined in many browsers, contrary to its type.
    const { share: nativeShare } = navigator as Partial<Navigator>
    // The user has closed the share sheet.
    if (nativeShare) return nativeShare.call(navigator, { title, url }).catch(() => undefined)
    if (await copyText(url)) showToast(t`Copied`, { tone: 'good' })
    else showToast(url)
    return undefined
  }
  return <Button variant="quiet" wide onClick={() => void share()}>{t`Share promotion`}</Button>
}
