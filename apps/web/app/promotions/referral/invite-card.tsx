import type { Referral } from '@ante/contract/promotions/referral.ts'
import { useLingui } from '@lingui/react/macro'

import { invitationLink } from '../../identity/public.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { LinkCard } from '../../ui/link-card.tsx'
import { useShare } from '../../ui/use-share.ts'

/** The member's referral link. */
export function InviteCard({ referral: { referralCode: code, promotionDomains } }: { referral: Referral }) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const share = useShare()
  const url = invitationLink({ code, promotionDomains }, location)
  const labels = {
    picture: t`QR code for your friend’s phone`,
    link: t`Your link`,
    code: t`Your invitation code`,
  }
  return (
    <LinkCard link={url} code={code} labels={labels}>
      <Button
        wide
        onClick={() => void share({ title: name, text: t`Come and play with me at ${name}.`, url })}
      >{t`Share link`}</Button>
    </LinkCard>
  )
}
