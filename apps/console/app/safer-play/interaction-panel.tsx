import { showInteraction } from '@ante/contract/console/responsible-gaming.ts'
import type { InteractionFigures } from '@ante/contract/console/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { PanelView } from '../ui/panel-view.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { channelTexts, measureTexts, triggerTexts } from './safer-play-texts.ts'
import styles from './safer-play.module.css'

/** An interaction: what was seen, considered and done, and what the player did in the days after it. */
export function InteractionPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['interaction', merchant, id],
    queryFn: ({ signal }) => call(showInteraction, { merchant, id }, signal),
  })
  return (
    <SidePanel title={t`Interaction`} onClose={onClose} isText>
      <PanelView query={query}>
        {({ interaction, currency, seen, after }) => {
          const { player, at, author, trigger, channel, considered, done, note } = interaction
          const notDone = considered.filter((measure) => !done.includes(measure))
          const namesOf = (measures: typeof done) =>
            measures.map((measure) => t(measureTexts[measure])).join(', ') || '–'
          return (
            <>
              <Facts
                facts={[
                  [t`Player`, <PlayerLink key="player" player={player.id} account={player.account} />],
                  [t`Time`, <Time key="at" at={at} zone={zone} />],
                  [t`By`, author],
                  [t`Why`, t(triggerTexts[trigger])],
                  [t`How`, t(channelTexts[channel])],
                  [t`Done`, namesOf(done)],
                  [t`Considered, not done`, namesOf(notDone)],
                ]}
              />
              <p className={styles.note}>{note}</p>
              <PanelPart title={t`Seen at the time`}>
                <Facts
                  facts={[
                    [t`Limits`, String(seen.limits)],
                    [t`Excluded`, seen.isExcluded ? t`Yes` : t`No`],
                  ]}
                />
              </PanelPart>
              <PanelPart title={t`Before and after, in ${currency}`}>
                <FiguresTable
                  columns={[
                    [t`30 days before`, seen.days30],
                    [t`7 days before`, seen.days7],
                    [t`7 days after`, after.days7],
                    [t`30 days after`, after.days30],
                  ]}
                />
              </PanelPart>
            </>
          )
        }}
      </PanelView>
    </SidePanel>
  )
}

function FiguresTable({
  columns,
}: {
  columns: readonly (readonly [name: string, figures: InteractionFigures | null])[]
}) {
  const { t } = useLingui()
  const valueOf = (figures: InteractionFigures | null, part: keyof InteractionFigures) =>
    figures ? amountText(figures[part]) : t`not over`
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t`Period`}</th>
          <th scope="col">{t`Deposits`}</th>
          <th scope="col">{t`Withdrawals`}</th>
          <th scope="col">{t`Result`}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(([name, figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{valueOf(figures, 'deposits')}</td>
            <td>{valueOf(figures, 'withdrawals')}</td>
            <td>{valueOf(figures, 'result')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
