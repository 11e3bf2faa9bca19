import type { showLottery } from '@ante/contract/console/lottery.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './lottery.module.css'
import { SaleChangeDialog, useMaySell } from './sale-change.tsx'
import type { SaleChange } from './sale-change.tsx'
import { useSaleChanges } from './use-sale-changes.ts'

type Shown = OutputOf<typeof showLottery>

/** As bets contain numbers: digits, or the name of a choice. */
const NUMBER = /^[\w+-]{1,20}$/

/** Suspended numbers and plays of a lottery. */
export function SaleView({ shown: { lottery, plays, suspendedNumbers } }: { shown: Shown }) {
  const { t } = useLingui()
  const changes = useSaleChanges(lottery.code, lottery.name)
  const mayUpdatePlay = useMaySell('update-play')
  const maySuspend = useMaySell('suspend-number')
  const [change, setChange] = useState<SaleChange | null>(null)
  return (
    <ScrollRegion label={t`Sale`} className={styles.body}>
      <section className={styles.part} aria-label={t`Suspended numbers`}>
        <h2>{t`Suspended numbers`}</h2>
        {suspendedNumbers.length === 0 && <p>{t`Bets on all numbers are accepted.`}</p>}
        <ul className={styles.plays}>
          {suspendedNumbers.map((number) => (
            <li key={number} className={styles.play}>
              <bdi>{number}</bdi>
              {maySuspend && (
                <Button
                  size="small"
                  aria-label={t`Release ${number}`}
                  onPress={() => setChange(changes.number({ number, isSuspended: true }))}
                >
                  {t`Release`}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {maySuspend && (
          <SuspendForm onSuspend={(number) => setChange(changes.number({ number, isSuspended: false }))} />
        )}
      </section>
      <section className={styles.part} aria-label={t`Plays`}>
        <h2>{t`Plays`}</h2>
        <ul className={styles.plays}>
          {plays.map((play) => (
            <li key={play.id} className={styles.play}>
              <span>
                {play.code}
                <small>
                  {play.group} · {play.modes.join(', ')}
                </small>
              </span>
              {mayUpdatePlay ? (
                <Button
                  size="small"
                  kind={play.isOpen ? 'plain' : 'danger'}
                  aria-label={play.isOpen ? t`Close ${play.code}` : t`Open ${play.code}`}
                  onPress={() => setChange(changes.play(play))}
                >
                  {play.isOpen ? t`Close` : t`Open again`}
                </Button>
              ) : (
                <Badge tone={play.isOpen ? 'good' : 'warn'}>{play.isOpen ? t`Open` : t`Closed`}</Badge>
              )}
            </li>
          ))}
        </ul>
      </section>
      <SaleChangeDialog change={change} onClose={() => setChange(null)} />
    </ScrollRegion>
  )
}

function SuspendForm({ onSuspend }: { onSuspend(number: string): void }) {
  const { t } = useLingui()
  const [number, setNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isValid = NUMBER.test(number.trim())
  return (
    <Form
      className={styles.inline ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isValid) onSuspend(number.trim())
      }}
    >
      <TextField
        label={t`Number`}
        hint={t`As players bet on it: 134, 7, red, 2-3.`}
        error={isChecked && !isValid ? t`Use up to 20 letters, digits, _ + and -.` : undefined}
        value={number}
        onChange={setNumber}
        autoComplete="off"
      />
      <Button type="submit">{t`Suspend`}</Button>
    </Form>
  )
}
