import { checkSite, removeDemoContent } from '@ante/contract/console/merchant-setups.ts'
import type { SiteCheck } from '@ante/contract/console/merchant-setups.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, CircleMinus, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'

import { call } from '../lib/call.ts'
import { sessionQuery, useMayCall, useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { SetupFacts } from './setup-facts.tsx'
import { useSetupsChanged } from './setup-queries.ts'
import type { ShownSetup } from './setup-queries.ts'
import { checkText } from './setup-texts.ts'
import styles from './setups.module.css'

type Created = NonNullable<ShownSetup['created']>

/** A created merchant: whether its site works, and what to do next. */
export function LivePage({ shown, created }: { shown: ShownSetup; created: Created }) {
  const { t } = useLingui()
  const name = shown.steps.site?.name ?? created.merchant
  useKnownMerchant(created.merchant)
  return (
    <Page
      title={t`${name} is live`}
      subtitle={
        <Link to="/m/$merchant/setups" params={{ merchant: PLATFORM }}>
          <Trans>New merchants</Trans>
        </Link>
      }
      actions={
        <a href={created.address} target="_blank" rel="noreferrer" className={styles.site}>
          {new URL(created.address).host} <ExternalLink size={13} aria-hidden />
        </a>
      }
    >
      <div className={styles.live}>
        <Checks id={shown.id} created={created} />
        <NextSteps merchant={created.merchant} />
        {created.hasDemo && <DemoContent id={shown.id} name={name} />}
        <section className={styles.part} aria-labelledby="setup-facts">
          <h2 id="setup-facts">
            <Trans>What was created</Trans>
          </h2>
          <SetupFacts steps={shown.steps} />
        </section>
      </div>
    </Page>
  )
}

/** Reads the session again, so that the list at the top left has the new merchant. */
function useKnownMerchant(merchant: string) {
  const client = useQueryClient()
  const isKnown = useSession().merchants.some(({ code }) => code === merchant)
  useEffect(() => {
    if (!isKnown) void client.refetchQueries({ queryKey: sessionQuery.queryKey })
  }, [client, isKnown])
}

const ICONS = {
  works: <CircleCheck size={16} aria-hidden className={styles.done} />,
  failed: <CircleAlert size={16} aria-hidden className={styles.problem} />,
  skipped: <CircleMinus size={16} aria-hidden className={styles.open} />,
}

function Checks({ id, created }: { id: string; created: Created }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const mayCheck = useMayCall(PLATFORM)(checkSite)
  const { failure, isPending, check } = useChecking(id, mayCheck && created.checkedAt === null)
  const stateText = { works: t`Works`, failed: t`Doesn't work`, skipped: t`Nothing to try` }
  return (
    <section className={styles.part} aria-labelledby="setup-checks">
      <h2 id="setup-checks">
        <Trans>Tried by the gateway</Trans>
      </h2>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {isPending && created.checks.length === 0 && (
        <output className={styles.hint}>
          <Trans>Trying the site…</Trans>
        </output>
      )}
      <ul className={styles.checklist} aria-label={t`Checks of the site`}>
        {created.checks.map((one) => (
          <li key={one.check}>
            {ICONS[one.state]}
            <span>
              {t(checkText[one.check])} <small>{one.subject}</small>
            </span>
            <span className={styles.result}>
              {stateText[one.state]}
              <Problem check={one} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {created.checkedAt !== null && (
          <span className={styles.hint}>
            <Trans>Tried</Trans> <Time at={created.checkedAt} zone={zone} />
          </span>
        )}
        {mayCheck && (
          <Button isPending={isPending} onPress={() => void check()}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

/** Why a check failed, and what helps. */
function Problem({ check: { state, check, problem } }: { check: SiteCheck }) {
  const { t } = useLingui()
  if (state !== 'failed') return null
  const helps: Record<SiteCheck['check'], string> = {
    host: t`Add the host to your name server, with the address of this platform.`,
    page: t`Look at Health, then try again.`,
    brand: t`Publish the brand again under Brands.`,
    login: t`Check the flags, and the countries of the site.`,
    game: t`Check the vendor and its keys under Vendors.`,
    deposit: t`Check the provider under Operations, payments.`,
  }
  return (
    <small>
      {helps[check]} <code>{problem}</code>
    </small>
  )
}

/** Returns a function that tries the site; it does so by itself the first time. */
function useChecking(id: string, isFirst: boolean) {
  const changed = useSetupsChanged()
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const check = async () => {
    setPending(true)
    setFailure(null)
    try {
      await call(checkSite, { merchant: PLATFORM, id })
      await changed()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  useEffect(() => {
    if (isFirst) void check()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the merchant was created
  }, [isFirst])
  return { failure, isPending, check }
}

function NextSteps({ merchant }: { merchant: string }) {
  return (
    <section className={styles.part} aria-labelledby="setup-next">
      <h2 id="setup-next">
        <Trans>What to do next</Trans>
      </h2>
      <ul className={styles.next}>
        <li>
          <Link to="/m/$merchant/staff" params={{ merchant }}>
            <Trans>Invite the merchant's staff</Trans>
          </Link>
        </li>
        <li>
          <Link to="/m/$merchant/brands/$brand" params={{ merchant, brand: merchant }}>
            <Trans>Change colours, logo and icons</Trans>
          </Link>
        </li>
        <li>
          <Link to="/m/$merchant/operations/$subject" params={{ merchant, subject: 'payments' }}>
            <Trans>Connect a payment provider</Trans>
          </Link>
        </li>
        <li>
          <Link to="/m/$merchant/operations/$subject" params={{ merchant, subject: 'banks' }}>
            <Trans>Add the banks of withdrawals</Trans>
          </Link>
        </li>
        <li>
          <Link to="/m/$merchant/operations/$subject" params={{ merchant, subject: 'agreement' }}>
            <Trans>Replace the user agreement by your own</Trans>
          </Link>
        </li>
        <li>
          <Link to="/m/$merchant/flags" params={{ merchant }}>
            <Trans>Switch functions on or off</Trans>
          </Link>
        </li>
      </ul>
    </section>
  )
}

function DemoContent({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const changed = useSetupsChanged()
  const mayRemove = useMayCall(PLATFORM)(removeDemoContent)
  const [isOpen, setOpen] = useState(false)
  const remove = async (reason: string) => {
    await call(removeDemoContent, { merchant: PLATFORM, id, reason })
    announce(t`The demo content is removed.`)
    setOpen(false)
    await changed()
  }
  if (!mayRemove) return null
  return (
    <section className={styles.part} aria-labelledby="setup-demo">
      <h2 id="setup-demo">
        <Trans>Demo content</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Banners, announcements, help articles and deposit bonuses. What your staff has published stays.</Trans>
      </p>
      <div className={styles.end}>
        <Button onPress={() => setOpen(true)}>
          <Trans>Remove demo content</Trans>
        </Button>
      </div>
      <Overlay title={t`Remove demo content`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ConfirmForm
          confirmText={t`Players of ${name} don't see the banners, announcements, help articles and bonuses of the demo any more.`}
          action={t`Remove`}
          isDanger
          onConfirm={remove}
          onCancel={() => setOpen(false)}
        />
      </Overlay>
    </section>
  )
}
