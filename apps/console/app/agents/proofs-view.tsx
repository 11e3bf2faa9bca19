import { requestTeamProof } from '@ante/contract/console/agent-proofs.ts'
import type { TeamProof } from '@ante/contract/console/agent-proofs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'

import { countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Empty } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { proofsQuery, useAgentsChanged } from './agent-queries.ts'
import styles from './agents.module.css'

/** Interval in milliseconds at which a running proof is looked at. */
const RUNNING_MS = 2_000

const tones: Record<TeamProof['state'], Tone> = {
  waiting: 'accent',
  consistent: 'good',
  different: 'bad',
  failed: 'warn',
}

/** Proofs that the team sums equal what rounds and ledger add up to. They run in the background. */
export function ProofsView() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    ...proofsQuery(merchant),
    refetchInterval: ({ state }) => (state.data?.proofs[0]?.state === 'waiting' ? RUNNING_MS : false),
  })
  const mayRequest = useMayCall(merchant)(requestTeamProof)
  return (
    <ListView query={query} zone={zone}>
      {({ proofs }) => (
        <ScrollRegion label={t`Team proof`} className={styles.body}>
          <p>{t`A proof recomputes all team sums of the merchant from rounds and ledger, and compares them with the stored ones. On a large site it takes some minutes.`}</p>
          {mayRequest && <RequestButton isRunning={proofs[0]?.state === 'waiting'} />}
          {proofs.length === 0 ? (
            <Empty icon={ShieldCheck} title={t`No proof yet`}>{t`Nobody requested one at this merchant.`}</Empty>
          ) : (
            <Proofs proofs={proofs} />
          )}
        </ScrollRegion>
      )}
    </ListView>
  )
}

function RequestButton({ isRunning }: { isRunning: boolean }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useAgentsChanged(merchant)
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const request = async () => {
    setPending(true)
    setFailure(null)
    try {
      const { isRepeat } = await call(requestTeamProof, { merchant })
      announce(isRepeat ? t`A proof is running already.` : t`The proof runs in the background.`)
      await changed()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <div>
      <Button kind="main" isPending={isPending} isDisabled={isRunning} onPress={() => void request()}>
        {isRunning ? <Trans>A proof is running</Trans> : <Trans>Run a proof</Trans>}
      </Button>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </div>
  )
}

function Proofs({ proofs }: { proofs: readonly TeamProof[] }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const texts: Record<TeamProof['state'], string> = {
    waiting: t`Running`,
    consistent: t`Consistent`,
    different: t`Different`,
    failed: t`Failed`,
  }
  return (
    <>
      <SmallTable
        label={t`Proofs`}
        heads={[t`Requested`, t`By`, t`Result`, t`Teams`, t`Sums`, t`Seconds`]}
        amounts={[3, 4, 5]}
        rows={proofs.map(({ id, requestedAt, requestedBy, state, teams, sums, seconds }) => ({
          id,
          cells: [
            <Time key="at" at={requestedAt} zone={zone} />,
            requestedBy,
            <Badge key="state" tone={tones[state]}>
              {texts[state]}
            </Badge>,
            teams === null ? '–' : countText(teams),
            sums === null ? '–' : countText(sums),
            seconds === null ? '–' : countText(seconds),
          ],
        }))}
      />
      {proofs
        .filter(({ problems }) => problems.length > 0)
        .slice(0, 1)
        .map(({ id, requestedAt, problems }) => (
          <section key={id} className={styles.part} aria-label={t`Differences`}>
            <h2>
              <Trans>
                Differences of <Time at={requestedAt} zone={zone} />
              </Trans>
            </h2>
            <p>{t`Report them to the developers: sums are only corrected by a new count.`}</p>
            <ul className={styles.list} lang="en">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}
