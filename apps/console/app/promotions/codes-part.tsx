import { CODES_AT_ONCE, createPromotionCodes, PlayerCode } from '@ante/contract/console/promotion-codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import styles from '../content/content.module.css'
import { amountText, countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import table from '../ui/small-table.module.css'
import { TextField } from '../ui/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { codesQuery, usePromotionsChanged } from './promotion-queries.ts'
import promotion from './promotions.module.css'

/** Codes of a promotion with their use, and the form that creates more. */
export function CodesPart({ code }: { code: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canCreate = useMayCall(merchant)(createPromotionCodes)
  const [trail, setTrail] = useState<readonly string[]>([])
  const [isCreating, setCreating] = useState(false)
  const query = useQuery(codesQuery(merchant, code, trail.at(-1)))
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">
        <Trans>Codes</Trans>
      </h2>
      <PanelView query={query}>
        {({ codes, next, total }) => (
          <>
            {codes.length === 0 ? (
              <p className={styles.hint}>{t`No codes yet. Players need one to take part.`}</p>
            ) : (
              <CodeTable codes={codes} total={total} />
            )}
            <div className={promotion.buttons}>
              {canCreate && (
                <Button size="small" onPress={() => setCreating(true)}>
                  <Trans>Create codes</Trans>
                </Button>
              )}
              {trail.length > 0 && (
                <Button size="small" onPress={() => setTrail(trail.slice(0, -1))}>
                  <Trans>Codes before</Trans>
                </Button>
              )}
              {next !== null && (
                <Button size="small" onPress={() => setTrail([...trail, next])}>
                  <Trans>Next codes</Trans>
                </Button>
              )}
            </div>
          </>
        )}
      </PanelView>
      <Overlay title={t`Create codes`} isOpen={isCreating} onClose={() => setCreating(false)}>
        <CodeForm code={code} onClose={() => setCreating(false)} />
      </Overlay>
    </section>
  )
}

type Codes = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof codesQuery>['queryFn']>>>>['codes']

function CodeTable({ codes, total }: { codes: Codes; total: number }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <table className={table.table}>
      <caption className={styles.hint}>{t`${countText(total)} codes`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Code`}</th>
          <th scope="col">{t`Used`}</th>
          <th scope="col">{t`Amount`}</th>
          <th scope="col">{t`Until`}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((one) => (
          <tr key={one.code}>
            <td>
              <code>{one.code}</code>
            </td>
            <td>{one.quota === null ? countText(one.used) : t`${countText(one.used)} of ${countText(one.quota)}`}</td>
            <td>{one.amount === null ? t`By the rules` : amountText(one.amount)}</td>
            <td>{one.until === null ? t`No end` : <Time at={one.until} zone={zone} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHOLE = /^\d{0,8}$/
const AMOUNT = /^\d{0,12}(\.\d{0,2})?$/

/** Named codes, or a number of random ones, with their limits. */
function CodeForm({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = usePromotionsChanged()
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState({ names: '', count: '', quota: '1', amount: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const named = values.names
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const count = Number(values.count)
  const isNamed = named.length > 0
  const areValid = isNamed
    ? named.length <= CODES_AT_ONCE && named.every((name) => PlayerCode.safeParse(name).success)
    : count >= 1 && count <= CODES_AT_ONCE
  const number = isNamed ? named.length : count
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const create = async (reason: string) => {
    setSubmitted(true)
    if (!areValid) throw new Error('invalid')
    const limits = {
      quota: values.quota === '' ? null : Number(values.quota),
      amount: values.amount === '' ? null : values.amount,
      until: null,
    }
    const { outcome } = await call(createPromotionCodes, {
      merchant,
      code,
      codes: isNamed ? named : count,
      ...limits,
      key,
      reason,
    })
    announce(outcome === 'applied' ? t`Created.` : t`Requested. Another person must approve it.`)
    onClose()
    await changed()
  }
  return (
    <div className={promotion.group}>
      <TextField
        label={t`Codes`}
        hint={t`4 to 40 letters, digits and -, separated by spaces. Empty: random ones.`}
        value={values.names}
        error={
          isSubmitted && !areValid
            ? t`Enter codes of 4 to 40 letters, digits and -, or a number from 1 to 1,000.`
            : undefined
        }
        isLong
        onChange={(names) => change({ names })}
      />
      {!isNamed && (
        <TextField
          label={t`Number of random codes`}
          hint={t`1 to 1,000`}
          value={values.count}
          inputMode="numeric"
          onChange={(typed) => WHOLE.test(typed) && change({ count: typed })}
        />
      )}
      <div className={styles.columns}>
        <TextField
          label={t`Uses of each code`}
          hint={t`Empty: no limit.`}
          value={values.quota}
          inputMode="numeric"
          onChange={(typed) => WHOLE.test(typed) && change({ quota: typed })}
        />
        <TextField
          label={t`Amount`}
          hint={t`Empty: the amount of the rules.`}
          value={values.amount}
          inputMode="decimal"
          onChange={(typed) => AMOUNT.test(typed) && change({ amount: typed })}
        />
      </div>
      <ConfirmForm
        confirmText={t`${countText(number)} codes, which players can enter at once.`}
        action={t`Create codes`}
        onConfirm={create}
        onCancel={onClose}
      />
    </div>
  )
}
