import { createAffiliateUrl } from '@ante/contract/agents/links.ts'
import type { AffiliateUrl, AffiliateUrlTerms, LinkRates, LinkType } from '@ante/contract/agents/links.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './links.module.css'
import { LINKS_KEY } from './queries.ts'
import { RateFields } from './rate-fields.tsx'
import { linkFailure } from './refusals.ts'
import { lastDayOf } from './validity.ts'
import type { Validity } from './validity.ts'

const DAYS = [1, 7, 30] as const
const MAX_MEMO = 60

interface NewLinkFormProps {
  terms: AffiliateUrlTerms
  onMade(link: AffiliateUrl): void
}

/** Target type, validity and rates of a new link. */
export function NewLinkForm({ terms, onMade }: NewLinkFormProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const make = useKeyedCall(createAffiliateUrl, () => t`New invitation link`)
  const [type, setType] = useState<LinkType>(0)
  const [validity, setValidity] = useState<Validity>('permanent')
  const [ownDay, setOwnDay] = useState(plusDays(terms.today, DAYS[2]))
  const [memo, setMemo] = useState('')
  const [chosen, setChosen] = useState<LinkRates>({ series: [], rates: [] })
  const lastDay = lastDayOf(validity, ownDay, terms)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (lastDay === undefined) return
    const onSuccess = (link: AffiliateUrl) => {
      void queries.invalidateQueries({ queryKey: LINKS_KEY })
      onMade(link)
    }
    make.mutate({ type, lastDay, memo, ...chosen }, { onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <Choices title={t`Members join as`}>
        <Choice on={type === 0} onTap={() => setType(0)}>{t`Player`}</Choice>
        <Choice on={type === 1} onTap={() => setType(1)}>{t`Agent`}</Choice>
      </Choices>
      <Choices title={t`Valid for`}>
        <Choice on={validity === 'permanent'} onTap={() => setValidity('permanent')}>{t`Permanent`}</Choice>
        {DAYS.map((days) => (
          <Choice key={days} on={validity === days} onTap={() => setValidity(days)}>
            {t`${plural(days, { one: '# day', other: '# days' })}`}
          </Choice>
        ))}
        <Choice on={validity === 'own'} onTap={() => setValidity('own')}>{t`Until a date`}</Choice>
      </Choices>
      {validity === 'own' && (
        <div className={styles.field}>
          <Field
            label={t`Last day`}
            type="date"
            value={ownDay}
            min={terms.today}
            max={terms.lastDay}
            hint={t`The link works until the end of that day, site time.`}
            error={lastDay === undefined ? t`Choose a date from today up to one year ahead.` : null}
            onChange={({ target }) => setOwnDay(target.value)}
          />
        </div>
      )}
      <div className={styles.field}>
        <Field
          label={t`Private note (optional)`}
          value={memo}
          maxLength={MAX_MEMO}
          autoComplete="off"
          dir="auto"
          hint={t`Only you can see it.`}
          onChange={({ target }) => setMemo(target.value)}
        />
      </div>
      <RateFields terms={terms} chosen={chosen} onChoose={setChosen} />
      <div className={styles.alert}>
        <Alert message={make.error ? i18n._(linkFailure(make.error, i18n.locale)) : null} />
      </div>
      <SheetActions>
        <Button type="submit" wide busy={make.isPending} disabled={lastDay === undefined}>{t`Create link`}</Button>
      </SheetActions>
    </form>
  )
}
