import { useLingui } from '@lingui/react/macro'

import { ChipRow } from '../../ui/records/chip-row.tsx'
import { SHOWN } from './team-view.ts'
import type { ShownMembers } from './team-view.ts'

interface ShownChipsProps {
  chosen: ShownMembers
  onChoose(shown: ShownMembers): void
}

/** Filter and order of a level's members. */
export function ShownChips({ chosen, onChoose }: ShownChipsProps) {
  const { t } = useLingui()
  const texts: Record<ShownMembers, string> = {
    ALL: t`All`,
    newest: t`Newest first`,
    agents: t`Agents`,
    players: t`Players`,
    idle7: t`Inactive for 7 days`,
    idle30: t`Inactive for 30 days`,
  }
  const options = SHOWN.map((id) => ({ id, text: texts[id] }))
  return <ChipRow label={t`Show members`} options={options} chosen={chosen} onChoose={onChoose} />
}
