import { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { outcomeWords } from './outcome-words.ts'

/** How rounds went, and at whose games; `''` is at all of them. */
export interface PlayWish {
  outcome: PlayOutcome | 'ALL'
  vendor: string
}

interface PlayFilterProps {
  chosen: PlayWish
  makers: readonly { vendor: string; name: string; count?: string }[]
  /** What the button says that shows what was chosen. */
  submit: string
  onChoose(wish: PlayWish): void
}

/** What of a sheet narrows what was played; what was chosen and not submitted is forgotten with it. */
export function PlayFilter({ chosen, makers, submit, onChoose }: PlayFilterProps) {
  const { t, i18n } = useLingui()
  const [wish, setWish] = useState(chosen)
  return (
    <>
      <Choices title={t`How it went`}>
        {(['ALL', ...PlayOutcome.options] as const).map((outcome) => (
          <Choice key={outcome} on={wish.outcome === outcome} onTap={() => setWish({ ...wish, outcome })}>
            {outcome === 'ALL' ? t`All` : i18n._(outcomeWords[outcome])}
          </Choice>
        ))}
      </Choices>
      <Choices title={t`Game makers`}>
        <Choice on={wish.vendor === ''} onTap={() => setWish({ ...wish, vendor: '' })}>{t`All`}</Choice>
        {makers.map(({ vendor, name, ...counted }) => (
          <Choice key={vendor} on={wish.vendor === vendor} onTap={() => setWish({ ...wish, vendor })} {...counted}>
            <bdi>{name}</bdi>
          </Choice>
        ))}
      </Choices>
      <SheetActions>
        <Button look="quiet" onClick={() => onChoose({ outcome: 'ALL', vendor: '' })}>{t`Reset`}</Button>
        <Button wide onClick={() => onChoose(wish)}>
          {submit}
        </Button>
      </SheetActions>
    </>
  )
}
