import { requestMerchant } from '@ante/contract/console/merchant-setups.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Notice } from '../ui/notice.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { announce } from '../ui/toasts.tsx'
import { SetupFacts } from './setup-facts.tsx'
import { useSetupsChanged } from './setup-queries.ts'
import type { ShownSetup } from './setup-queries.ts'
import { creationText, problemText, stepText, warningText } from './setup-texts.ts'
import styles from './setups.module.css'

/** All that will be created, what is missing, and the request. */
export function ReviewStep({ shown }: { shown: ShownSetup }) {
  const { t } = useLingui()
  const { missing, problems, warnings, creates, state, id, change } = shown
  const canRequest = useMayCall(PLATFORM)(requestMerchant)
  const isReady = missing.length === 0 && problems.length === 0
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        <Trans>Nothing exists for players until this is approved. Then everything is created at once.</Trans>
      </p>
      {missing.length > 0 && (
        <Notice tone="warn">
          <Trans>Not saved yet:</Trans>{' '}
          {missing.map((step, at) => (
            <Fragment key={step}>
              {at > 0 && ', '}
              <Link to="/m/$merchant/setups/$setup" params={{ merchant: PLATFORM, setup: id }} search={{ step }}>
                {t(stepText[step])}
              </Link>
            </Fragment>
          ))}
        </Notice>
      )}
      {problems.map(({ step, field, problem, value }) => (
        <Notice key={`${step} ${field} ${value}`} tone="bad">
          <Link to="/m/$merchant/setups/$setup" params={{ merchant: PLATFORM, setup: id }} search={{ step }}>
            {t(stepText[step])}
          </Link>
          {`: ${value}. ${t(problemText[problem])}`}
        </Notice>
      ))}
      {warnings.map((warning) => (
        <Notice key={warning} tone="info">
          {t(warningText[warning])}
        </Notice>
      ))}
      {change !== null && (
        <Notice tone="info">
          <Trans>
            Another person must approve the creation.{' '}
            <Link to="/m/$merchant/approvals" params={{ merchant: PLATFORM }} search={{ open: change }}>
              Open the request
            </Link>{' '}
            to decide about it, or to withdraw it. This page follows.
          </Trans>
        </Notice>
      )}
      <SetupFacts steps={shown.steps} />
      {creates.length > 0 && (
        <SmallTable
          label={t`What is created`}
          heads={[t`What is created`, t`Number`]}
          amounts={[1]}
          rows={creates.map(({ kind, count }) => ({ id: kind, cells: [t(creationText[kind]), String(count)] }))}
        />
      )}
      {canRequest && state === 'draft' && <Request shown={shown} isReady={isReady} />}
    </div>
  )
}

function Request({ shown, isReady }: { shown: ShownSetup; isReady: boolean }) {
  const { t } = useLingui()
  const changed = useSetupsChanged()
  const [isOpen, setOpen] = useState(false)
  // One key for all attempts, so that a repeated one has no further effect.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { id, version, approvers } = shown
  const name = shown.steps.site?.name ?? ''
  const request = async (reason: string) => {
    const { outcome } = await call(requestMerchant, { merchant: PLATFORM, id, version, reason, key })
    announce(outcome === 'applied' ? t`The merchant is created.` : t`Sent to review. Another person must approve it.`)
    setKey(crypto.randomUUID())
    setOpen(false)
    await changed()
  }
  return (
    <>
      <Approvers count={approvers} />
      <footer className={styles.end}>
        <Button kind="main" isDisabled={!isReady} onPress={() => setOpen(true)}>
          <Trans>Create the merchant</Trans>
        </Button>
      </footer>
      <Overlay title={t`Create ${name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ConfirmForm
          confirmText={t`The site opens at its hosts as soon as another person approves.`}
          action={t`Request the creation`}
          onConfirm={request}
          onCancel={() => setOpen(false)}
        />
      </Overlay>
    </>
  )
}

/** Who can approve: with a single owner the request would wait until it expires. */
const Approvers = ({ count }: { count: number }) =>
  count > 0 ? (
    <p className={styles.hint}>
      <Plural
        value={count}
        one="One other person can approve it, within 72 hours."
        other="# other people can approve it, within 72 hours."
      />
    </p>
  ) : (
    <Notice tone="warn">
      <Trans>
        No other person can approve it: a request would expire after 72 hours.{' '}
        <Link to="/m/$merchant/staff" params={{ merchant: PLATFORM }}>
          Invite a second platform owner
        </Link>{' '}
        first.
      </Trans>
    </Notice>
  )
