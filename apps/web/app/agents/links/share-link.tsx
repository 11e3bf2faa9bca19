import { useLingui } from '@lingui/react/macro'

import { invitationLink } from '../../identity/public.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { LinkCard } from '../../ui/link-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useShare } from '../../ui/use-share.ts'

/** The link itself: QR code, address and code. */
export function ShareLink({ code, promotionDomains }: { code: string; promotionDomains: readonly string[] }) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const share = useShare()
  const url = invitationLink({ code, promotionDomains }, location)
  const save = async () => {
    const { saveQr } = await import('../../ui/save-qr.ts')
    if (!(await saveQr(url, code))) showToast(t`Your browser can’t create the image. Take a screenshot instead.`)
  }
  const labels = { picture: t`QR code`, link: t`Address`, code: t`Code` }
  return (
    <LinkCard link={url} code={code} labels={labels}>
      <Button wide onClick={() => void share({ title: name, text: t`Register at ${name} with my link.`, url })}>
        {t`Share link`}
      </Button>
      <Button wide variant="quiet" onClick={() => void save()}>
        {t`Save image`}
      </Button>
    </LinkCard>
  )
}
