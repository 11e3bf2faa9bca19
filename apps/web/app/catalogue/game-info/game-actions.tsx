import type { Game } from '@ante/contract/catalogue/games.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { rememberReturn } from '../../lib/pages/return-to.ts'
import { useSession } from '../../lib/session/session.ts'
import { useFlag, useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SheetActions } from '../../ui/choices.tsx'
import { launchAddress } from '../launch-address.ts'

/** Demo and play. The demo of a visitor begins with a trial account, and continues in this game. */
export function GameActions({ game, onLeave }: { game: Game; onLeave(): void }) {
  const { t } = useLingui()
  const session = useSession()
  const mayTry = useMayTry()
  const address = launchAddress(game)
  if (game.closed) return <Button wide disabled>{t`Closed`}</Button>
  const isTrial = session?.customerType === TRIAL
  if (isTrial && !game.supportPlay) return <Button wide disabled>{t`Real money only`}</Button>
  const tryFirst = () => {
    rememberReturn(address)
    onLeave()
  }
  return (
    <SheetActions>
      {!session && mayTry && game.supportPlay && (
        <ButtonLink variant="quiet" to="/m/trail" onClick={tryFirst}>{t`Play demo`}</ButtonLink>
      )}
      <ButtonLink wide to={address} onClick={onLeave}>
        {isTrial ? t`Play demo` : t`Play`}
      </ButtonLink>
    </SheetActions>
  )
}

/** Whether the merchant offers trials, by its flag. */
function useMayTry(): boolean {
  const hasTrials = useFlag('FREEPLAY3')
  return useMerchant().trialMerchantCode !== '' && hasTrials
}
