import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'

import { Sheet } from '../ui/sheet.tsx'
import { MatchList } from './match-list.tsx'

interface MatchSheetProps {
  open: boolean
  matches: readonly HotMatch[]
  onClose(): void
}

/** All hot matches in a sheet. */
export function MatchSheet({ open, matches, onClose }: MatchSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Hot matches`} onClose={onClose}>
      <MatchList matches={matches} />
    </Sheet>
  )
}
