import { useLingui } from '@lingui/react/macro'

import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { useTitle } from '../shell/use-page-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { PlaceHead } from './place-head.tsx'
import { Ways } from './ways.tsx'

/** Stands where a screen of the product is not open yet: what it will be for, and what to do until then. */
export default function PlacePage() {
  const { t, i18n } = useLingui()
  const { face } = useOpenPage()
  const { place } = face
  if (!place) throw new Error('This page is no place')
  const { about, picture, next } = place
  const screen = useTitle(face)
  return (
    <>
      {face.header === 'none' && <PlaceHead face={face} />}
      <EmptyState
        picture={picture}
        title={t`${screen}: not open yet`}
        action={
          <Ways>
            {next && (
              <ButtonLink wide to={next.to}>
                {i18n._(next.label)}
              </ButtonLink>
            )}
            <ButtonLink wide look={next ? 'quiet' : 'main'} to="/m/home">{t`To the lobby`}</ButtonLink>
            <ButtonLink wide look="quiet" to="/m/service">{t`Ask our support`}</ButtonLink>
          </Ways>
        }
      >
        {i18n._(about)}
      </EmptyState>
    </>
  )
}
