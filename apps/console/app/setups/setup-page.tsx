import { SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import { discardSetup, saveSetup } from '@ante/contract/console/merchant-setups.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { announce } from '../ui/toasts.tsx'
import { ChoosePlatform } from './choose-platform.tsx'
import { LivePage } from './live-page.tsx'
import { ReviewStep } from './review-step.tsx'
import { setupQuery, useSetupsChanged } from './setup-queries.ts'
import type { ShownSetup } from './setup-queries.ts'
import { stepHint, stepText } from './setup-texts.ts'
import styles from './setups.module.css'
import { StepForm } from './step-form.tsx'

const route = getRouteApi('/in/m/$merchant/setups/$setup')

type Place = SetupStep | 'review'
const PLACES: readonly Place[] = [...SetupStep.options, 'review']

/** The wizard of a new merchant, and its page once it exists. */
export function SetupPage() {
  const { t } = useLingui()
  const { code, zone } = useSite()
  const { setup } = route.useParams()
  const query = useQuery({ ...setupQuery(setup), enabled: code === PLATFORM })
  if (code !== PLATFORM) return <ChoosePlatform />
  if (query.data?.created) return <LivePage shown={query.data} created={query.data.created} />
  if (query.data) return <Wizard shown={query.data} />
  return (
    <Page title={t`New merchant`}>
      <ListView query={query} zone={zone}>
        {() => null}
      </ListView>
    </Page>
  )
}

function Wizard({ shown }: { shown: ShownSetup }) {
  const { t } = useLingui()
  const place = usePlace(shown)
  const navigate = route.useNavigate()
  const mayEdit = useMayCall(PLATFORM)(saveSetup)
  const isReadOnly = !mayEdit || shown.state === 'review'
  const goTo = (next: Place) => void navigate({ search: { step: next } })
  const at = PLACES.indexOf(place)
  return (
    <Page
      title={shown.steps.site?.name ?? t`New merchant`}
      subtitle={
        <Link to="/m/$merchant/setups" params={{ merchant: PLATFORM }}>
          <Trans>New merchants</Trans>
        </Link>
      }
      actions={mayEdit && shown.state === 'draft' && <DiscardButton id={shown.id} />}
    >
      <div className={styles.wizard}>
        <StepList shown={shown} place={place} />
        <section className={styles.step} aria-labelledby="setup-step">
          <h2 id="setup-step">{place === 'review' ? t`Review` : t(stepText[place])}</h2>
          {place === 'review' ? (
            <ReviewStep shown={shown} />
          ) : (
            <>
              <p className={styles.hint}>{t(stepHint[place])}</p>
              {isReadOnly && <ReadOnlyNotice shown={shown} />}
              <StepForm
                key={`${place} ${shown.version}`}
                step={place}
                shown={shown}
                isReadOnly={isReadOnly}
                onBack={at > 0 ? () => goTo(PLACES[at - 1] ?? 'site') : undefined}
                onSaved={() => goTo(PLACES[at + 1] ?? 'review')}
              />
            </>
          )}
        </section>
      </div>
    </Page>
  )
}

/** The place in the address; without one the first step that is not saved. */
function usePlace({ missing }: ShownSetup): Place {
  const { step } = route.useSearch()
  return PLACES.find((one) => one === step) ?? missing[0] ?? 'review'
}

const ReadOnlyNotice = ({ shown: { state } }: { shown: ShownSetup }) => (
  <Notice tone="info">
    {state === 'review' ? (
      <Trans>The setup awaits another person. Withdraw the request to edit it.</Trans>
    ) : (
      <Trans>Your roles let you read this setup, but not edit it.</Trans>
    )}
  </Notice>
)

function StepList({ shown, place }: { shown: ShownSetup; place: Place }) {
  const { t } = useLingui()
  const { setup } = route.useParams()
  const stateOf = (step: Place): 'open' | 'done' | 'problem' => {
    if (step === 'review') return 'open'
    if (shown.problems.some((problem) => problem.step === step)) return 'problem'
    return shown.missing.includes(step) ? 'open' : 'done'
  }
  const icons = {
    open: <Circle size={15} aria-label={t`Not saved`} className={styles.open} />,
    done: <CircleCheck size={15} aria-label={t`Saved`} className={styles.done} />,
    problem: <CircleAlert size={15} aria-label={t`Needs a correction`} className={styles.problem} />,
  }
  return (
    <nav aria-label={t`Steps`}>
      <ol className={styles.steps}>
        {PLACES.map((step) => (
          <li key={step}>
            <Link
              to="/m/$merchant/setups/$setup"
              params={{ merchant: PLATFORM, setup }}
              search={{ step }}
              className={styles.stepLink}
              {...(step === place && { 'aria-current': 'step' })}
            >
              {icons[stateOf(step)]}
              {step === 'review' ? t`Review` : t(stepText[step])}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function DiscardButton({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const changed = useSetupsChanged()
  const [isOpen, setOpen] = useState(false)
  const discard = async () => {
    await call(discardSetup, { merchant: PLATFORM, id })
    announce(t`The setup is discarded.`)
    void changed()
    await navigate({ to: '/m/$merchant/setups', params: { merchant: PLATFORM } })
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t`Discard`}</Button>
      <Overlay title={t`Discard the setup`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ConfirmForm
          confirmText={t`What was entered is lost. Nothing exists for players yet.`}
          action={t`Discard`}
          isDanger
          hasReason={false}
          onConfirm={discard}
          onCancel={() => setOpen(false)}
        />
      </Overlay>
    </>
  )
}
