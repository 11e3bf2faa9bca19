import { MAX_SETUP_HOSTS } from '@ante/contract/console/merchant-setup-steps.ts'
import { Jurisdiction, leastAgeIn } from '@ante/contract/merchant/jurisdiction.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Labelled } from '../content/labelled.tsx'
import { Notice } from '../ui/notice.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FieldProblem } from './field-problem.tsx'
import { jurisdictionText } from './setup-texts.ts'
import styles from './setups.module.css'
import type { FieldsProps } from './step-form.tsx'
import { suggestedHost } from './starting-values.ts'

const CODE_LENGTH = 30

/** Name, code, hosts, currency and time zone. The code and the host follow the name until they are typed. */
export function SiteFields({ values, onChange, errorOf }: FieldsProps<'site'>) {
  const { t } = useLingui()
  const { code, name, hosts, currency, zone } = values
  const isHostSuggested = hosts.length === 1 && hosts[0] === suggestedHost(code)
  const rename = (next: string) => {
    const nextCode = code === codeOf(name) ? codeOf(next) : code
    onChange({ ...values, name: next, code: nextCode, ...(isHostSuggested && { hosts: [suggestedHost(nextCode)] }) })
  }
  return (
    <>
      <TextField
        label={t`Name`}
        hint={t`Players see it in the logo and in texts.`}
        value={name}
        onChange={rename}
        maxLength={40}
        error={errorOf('name')}
        startsFocused
      />
      <TextField
        label={t`Code`}
        hint={t`For staff only. 2 to 30 small letters, digits or -, a letter first. It can't be changed later.`}
        value={code}
        onChange={(next) => onChange({ ...values, code: next.toLowerCase() })}
        maxLength={CODE_LENGTH}
        error={errorOf('code')}
      />
      <TextField
        label={t`Hosts`}
        hint={t`One per line, at most ${MAX_SETUP_HOSTS}, without https://. The first is the main one; its name must lead to this platform.`}
        value={hosts.join('\n')}
        onChange={(text) => onChange({ ...values, hosts: hostsIn(text) })}
        error={errorOf('hosts')}
        isLong
      />
      <Labelled label={t`Currency`}>
        <Select
          label={t`Currency`}
          value={currency}
          options={currencyOptions}
          onChange={(next) => onChange({ ...values, currency: next })}
        />
        <FieldProblem text={errorOf('currency')} />
      </Labelled>
      <Labelled label={t`Time zone`}>
        <Select
          label={t`Time zone`}
          value={zone}
          options={zoneOptions(zone)}
          onChange={(next) => onChange({ ...values, zone: next })}
        />
        <FieldProblem text={errorOf('zone')} />
      </Labelled>
      <p className={styles.hint}>
        <Trans>
          The days of reports, limits and promotions begin at midnight in this zone. It can't be changed later.
        </Trans>
      </p>
    </>
  )
}

const hostsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split('\n')
    .map((line) => line.trim())

/** Returns a code made of the letters and digits of a name. */
const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, CODE_LENGTH)

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const currencyOptions = Intl.supportedValuesOf('currency').map((value) => {
  return { value, label: `${value} · ${currencyNames.of(value) ?? value}` }
})

const zoneOptions = (current: string) =>
  [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value }))

/** Jurisdiction, minimum age and the line at the foot of each page. */
export function LicenceFields({ values, onChange, errorOf, shown }: FieldsProps<'licence'>) {
  const { t } = useLingui()
  const { jurisdiction, minimumAge, line } = values
  const least = leastAgeIn(jurisdiction)
  return (
    <>
      <Labelled label={t`Jurisdiction`}>
        <Select<Jurisdiction>
          label={t`Jurisdiction`}
          value={jurisdiction}
          options={Jurisdiction.options.map((value) => ({ value, label: t(jurisdictionText[value]) }))}
          onChange={(next) =>
            onChange({ ...values, jurisdiction: next, minimumAge: Math.max(minimumAge, leastAgeIn(next)) })
          }
        />
      </Labelled>
      <Notice tone="info">
        <Trans>
          The minimum age is enforced. The other rules of a jurisdiction, such as deposit limits, aren't enforced yet:
          the house rules apply everywhere.
        </Trans>
      </Notice>
      <TextField
        label={t`Minimum age`}
        hint={t`At least ${least} in this jurisdiction.`}
        value={String(minimumAge || '')}
        onChange={(text) => onChange({ ...values, minimumAge: Number(text.replaceAll(/\D/g, '').slice(0, 2)) })}
        inputMode="numeric"
        error={errorOf('minimumAge')}
      />
      <TextField
        label={t`Licence line`}
        hint={
          shown.offered.demoChannels.length > 0
            ? t`At the foot of each page, in the default language. Without one, the site says that it is a demo.`
            : t`At the foot of each page, in the default language: who licenses the site, and the number.`
        }
        value={line}
        onChange={(next) => onChange({ ...values, line: next })}
        maxLength={200}
        error={errorOf('line')}
      />
    </>
  )
}
