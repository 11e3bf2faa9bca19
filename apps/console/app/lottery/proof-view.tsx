import { checkDraw } from '@ante/contract/lottery/draws/check-draw.ts'
import type { DrawCheck } from '@ante/contract/lottery/draws/check-draw.ts'
import type { DrawProof } from '@ante/contract/lottery/draws/draw-proof.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { isFamily } from '@ante/lottery/family.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import type { ShownDraw } from './lottery-queries.ts'
import styles from './lottery.module.css'

interface ProofViewProps {
  shown: ShownDraw
  proof: DrawProof
}

/** The proof of a house draw. The browser recomputes hash, chain and result from the published secret of the day. */
export function ProofView({ shown, proof }: ProofViewProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const query = useQuery({
    queryKey: ['lottery-proof', shown.game.code, shown.drawNumber, shown.result, proof],
    queryFn: () => verified(shown, proof),
    staleTime: Infinity,
  })
  return (
    <PanelPart title={t`Proof`}>
      <Facts
        facts={[
          [t`Day`, proof.day],
          [t`Published hash`, <Hash key="hash" text={proof.secretHash} />],
          [
            t`Published`,
            proof.committedAt === null ? t`Not before the day` : <Time key="at" at={proof.committedAt} zone={zone} />,
          ],
          [
            t`Secret`,
            proof.secret === null ? (
              <span key="secret">
                <Trans>
                  From <Time at={proof.publishedAt} zone={zone} />, after the day
                </Trans>
              </span>
            ) : (
              <Hash key="secret" text={proof.secret} />
            ),
          ],
        ]}
      />
      {proof.secret !== null && query.data && <Verdict check={query.data} />}
      {query.error && <Notice tone="warn">{t`This browser can't verify the proof. It needs HTTPS.`}</Notice>}
    </PanelPart>
  )
}

const Hash = ({ text }: { text: string }) => <code className={styles.hash}>{text}</code>

async function verified({ game, drawNumber, result }: ShownDraw, proof: DrawProof): Promise<DrawCheck | null> {
  const { family } = game
  if (!isFamily(family)) throw new Error(`unknown family ${family}`)
  const proven = { gameCode: game.code, drawNumber, result, proof }
  return checkDraw(proven, (next) => drawFromBytes(family, next), crypto.subtle)
}

function Verdict({ check }: { check: DrawCheck }) {
  const { t } = useLingui()
  const rows: [string, boolean | null][] = [
    [t`The secret has the published hash`, check.secretMatches],
    [t`The chain leads to the day before`, check.chainMatches],
    [t`The secret yields the result`, check.resultMatches],
  ]
  return (
    <Facts
      facts={rows.map(([name, isRight]) => [
        name,
        isRight === null ? (
          t`No earlier day`
        ) : (
          <Badge key={name} tone={isRight ? 'good' : 'bad'}>
            {isRight ? t`Verified` : t`Wrong`}
          </Badge>
        ),
      ])}
    />
  )
}
