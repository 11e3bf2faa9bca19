import { useLingui } from '@lingui/react/macro'

import { copyText } from '../../lib/browser/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { promotionAddress } from '../offer/promotion-address.ts'

/** Hands the promotion's address on: by the phone's own sheet, or into the clipboard where there is none. */
export function SharePromotion({ title, promotionId }: { title: string; promotionId: string }) {
  const { t } = useLingui()
  const share = async () => {
    const url = new URL(promotionAddress(promotionId), window.location.origin).href
    // Missing in many browsers, whatever the type says.
    const { share: hand } = navigator as Partial<Navigator>
    // Who closes the sheet has changed his mind: that is no failure.
    if (hand) return hand.call(navigator, { title, url }).catch(() => undefined)
    if (await copyText(url)) showToast(t`Copied`, { tone: 'good' })
    else showToast(url)
    return undefined
  }
  return <Button look="quiet" wide onClick={() => void share()}>{t`Share this promotion`}</Button>
}
