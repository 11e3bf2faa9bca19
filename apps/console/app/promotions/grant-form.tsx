import { GRANTS_TEXT_LIMIT, grantRewards } from '@ante/contract/console/promotion-grants.ts'
import type { GrantProblem } from '@ante/contract/console/promotion-grants.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'

import styles from '../content/content.module.css'
import { amountText, countText, sumOf } from '../lib/amounts.ts'
import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import table from '../ui/small-table.module.css'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import promotion from './promotions.module.css'

const Invalid = grantRewards.refusals['grants.invalid']
/** Required header of the file; the column names are not translated. */
const HEAD = 'account,amount'
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

const problemText: Record<GrantProblem, MessageDescriptor> = {
  columns: msg`The first line must name the columns account and amount.`,
  too_many: msg`There are more than 1,000 rows. Split the list.`,
  account: msg`This is no account name.`,
  unknown_account: msg`There is no player with this account.`,
  disabled: msg`The account is disabled.`,
  excluded: msg`The player is in a time-out or self-exclusion.`,
  repeated: msg`The account is in the list twice.`,
  amount: msg`Enter an amount above 0, such as 50.00.`,
  not_payable: msg`The amount has more decimals than the currency.`,
}

interface Rows {
  count: number
  sum: string
}

/** Counts and sums the rows as typed; the gateway validates them. */
function rowsIn(csv: string): Rows {
  const amounts = csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').at(1)?.trim() ?? '')
  return { count: amounts.length, sum: sumOf(amounts.filter((amount) => AMOUNT.test(amount))) }
}

/** Grants rewards from a CSV: all of its rows, or none. Above the own limit another person approves the sum. */
export function GrantForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant, currency } = useSite()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [csv, setCsv] = useState('')
  const [values, setValues] = useState({ title: '', multiple: '1', days: '7' })
  const [problems, setProblems] = useState<ReturnType<typeof Invalid.parse> | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const { count, sum } = rowsIn(csv)
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const type = (text: string) => {
    setCsv(text)
    setProblems(null)
    // Other values need another key.
    setKey(crypto.randomUUID())
  }
  const read = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    setTooLong(file.size > GRANTS_TEXT_LIMIT)
    if (file.size <= GRANTS_TEXT_LIMIT) void file.text().then(type)
  }
  const grant = async (reason: string) => {
    const { title, multiple, days } = values
    const input = { merchant, csv, title, multiple: Number(multiple), days: Number(days), key, reason }
    try {
      const { outcome } = await call(grantRewards, input)
      announce(outcome === 'applied' ? t`Granted.` : t`Requested. Another person must approve it.`)
      onClose()
    } catch (error) {
      const invalid =
        error instanceof CallRefused && error.code === 'grants.invalid'
          ? Invalid.safeParse(error.details).data
          : undefined
      setProblems(invalid ?? null)
      throw error
    }
  }
  return (
    <div className={promotion.group}>
      <p>
        <Trans>CSV with the columns account and amount, in {currency}. Each player gets one reward.</Trans>
      </p>
      <FileTrigger acceptedFileTypes={['.csv', 'text/csv', '.txt']} onSelect={read}>
        <Button>
          <Trans>Choose a file</Trans>
        </Button>
      </FileTrigger>
      {isTooLong && <Notice tone="bad">{t`The file is too long. Split the list.`}</Notice>}
      <TextField
        label={t`Or paste it here`}
        value={csv}
        onChange={type}
        maxLength={GRANTS_TEXT_LIMIT}
        isLong
        placeholder={HEAD}
      />
      <TextField
        label={t`Title`}
        hint={t`Players read it in their rewards.`}
        value={values.title}
        maxLength={60}
        onChange={(title) => change({ title })}
      />
      <div className={styles.columns}>
        <TextField
          label={t`Wagering`}
          hint={t`Multiple of the reward. 0: none.`}
          value={values.multiple}
          inputMode="numeric"
          onChange={(typed) => /^\d{0,3}$/.test(typed) && change({ multiple: typed })}
        />
        <TextField
          label={t`Days to claim`}
          hint={t`1 to 90`}
          value={values.days}
          inputMode="numeric"
          onChange={(typed) => /^\d{0,2}$/.test(typed) && change({ days: typed })}
        />
      </div>
      {problems && <RowProblems {...problems} />}
      <ConfirmForm
        confirmText={t`Grant ${amountText(sum)} ${currency ?? ''} in total to ${countText(count)} players, with wagering × ${values.multiple || '0'}.`}
        action={t`Grant`}
        onConfirm={grant}
        onCancel={onClose}
      />
    </div>
  )
}

function RowProblems({ problems, total }: ReturnType<typeof Invalid.parse>) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={t`Rows that are not valid`} className={promotion.problems}>
      <table className={table.table}>
        <caption className={promotion.issue}>{t`${countText(total)} rows are not valid. Nothing was granted.`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Problem`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, account, problem }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>
                <bdi>{account}</bdi>
              </td>
              <td>{t(problemText[problem])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
