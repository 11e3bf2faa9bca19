import { Trans, useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'
import { linkKindText } from '../ui/link-kind-text.ts'
import { PlayerLink } from '../ui/player-link.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Review } from './withdrawal-queries.ts'

/** Other accounts that may belong to the same person, each with the shared value, masked. */
export function LinkedAccounts({ links, moreLinks }: Pick<Review, 'links' | 'moreLinks'>) {
  const { t } = useLingui()
  if (links.length === 0) return null
  return (
    <PanelPart title={t`Linked accounts`}>
      <SmallTable
        label={t`Linked accounts`}
        heads={[t`Link`, t`Account`, t`What is the same`]}
        rows={links.map(({ kind, player, account, status, shared }) => ({
          id: `${kind} ${player}`,
          cells: [
            t(linkKindText[kind]),
            <span key="account">
              <PlayerLink player={player} account={account} />{' '}
              {status === 'disabled' && (
                <Badge tone="bad">
                  <Trans>Blocked</Trans>
                </Badge>
              )}
            </span>,
            <code key="shared">{shared || '–'}</code>,
          ],
        }))}
      />
      {moreLinks.length > 0 && (
        <p>{t`There are more: ${moreLinks.map((kind) => t(linkKindText[kind]).toLowerCase()).join(', ')}.`}</p>
      )}
    </PanelPart>
  )
}
