import { useLingui } from '@lingui/react/macro'

import { Later } from '../../ui/later.tsx'
import { Alert } from '../../ui/alert.tsx'
import { socialTexts } from './social-texts.ts'
import type { SocialLogin } from './use-social-login.ts'

const loadNewcomer = () => import('./newcomer-sheet.tsx').then(({ NewcomerSheet }) => NewcomerSheet)
const loadSecondStep = () => import('./second-step-sheet.tsx').then(({ SecondStepSheet }) => SecondStepSheet)

/** Remaining step of a social login, or the reason of its failure. */
export function SocialOutcome({ social }: { social: SocialLogin }) {
  const { i18n } = useLingui()
  const { first, newcomer, halfway, enter, setHalfway, leave } = social
  const hasNextStep = newcomer !== null || halfway !== null
  return (
    <>
      <Alert message={first.error && !hasNextStep ? i18n._(socialTexts(first.error)) : null} />
      {newcomer && (
        <Later
          isRequested
          load={loadNewcomer}
          props={{ newcomer, open: halfway === null, onClose: leave, onEntered: enter, onHalfway: setHalfway }}
          onFailure={leave}
        />
      )}
      {halfway && (
        <Later
          isRequested
          load={loadSecondStep}
          props={{ ...halfway, onEntered: enter, onClose: leave }}
          onFailure={leave}
        />
      )}
    </>
  )
}
