import { brandTemplates } from '@ante/brand/templates.ts'
import type { DemoChannelCode } from '@ante/contract/console/merchant-setup-steps.ts'
import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { ColourName } from '@ante/contract/merchant/brand-design.ts'
import { BrandTemplate } from '@ante/contract/merchant/brand-template.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components'

import { templateText } from '../brands/brand-texts.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CheckList } from './check-list.tsx'
import { FieldProblem } from './field-problem.tsx'
import { demoChannelText } from './setup-texts.ts'
import styles from './setups.module.css'
import type { FieldsProps } from './step-form.tsx'

const SWATCHES: readonly ColourName[] = ['surface', 'card', 'text', 'accent', 'reward']

/** Template of the first brand. */
export function LookFields({ values, onChange }: FieldsProps<'look'>) {
  const { t } = useLingui()
  return (
    <RadioGroup
      className={styles.templates ?? ''}
      value={values.template}
      onChange={(next) => onChange({ template: BrandTemplate.safeParse(next).data ?? values.template })}
    >
      <Label className={styles.groupName ?? ''}>
        <Trans>Template</Trans>
      </Label>
      {BrandTemplate.options.map((template) => (
        <RadioField key={template} value={template}>
          <RadioButton className={styles.template ?? ''}>
            {palettesOf(brandTemplates[template]).map(([scheme, palette]) => (
              <span key={scheme} className={styles.swatches} aria-hidden>
                {SWATCHES.map((colour) => (
                  <span key={colour} style={{ background: palette[colour] }} />
                ))}
              </span>
            ))}
            {t(templateText[template])}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  )
}

const EMPTY_BANK = { bankName: '', accountName: '', accountNumber: '', minimum: '100', maximum: '50000' }

/** Channels of the demo provider, and a bank account whose payments staff confirms. */
export function PaymentFields({ values, onChange, errorOf, shown }: FieldsProps<'payments'>) {
  const { t } = useLingui()
  const { demoChannels, bank } = values
  const currency = shown.steps.site?.currency ?? ''
  const setBank = (changed: Partial<typeof EMPTY_BANK>) =>
    onChange({ ...values, bank: { ...EMPTY_BANK, ...bank, ...changed } })
  return (
    <>
      {shown.offered.demoChannels.length > 0 && (
        <CheckList<DemoChannelCode>
          legend={t`Channels of the demo provider`}
          choices={shown.offered.demoChannels.map((value) => ({
            value,
            name: t(demoChannelText[value]),
            about: value,
          }))}
          chosen={demoChannels}
          onChange={(chosen) => onChange({ ...values, demoChannels: chosen })}
        />
      )}
      <FieldProblem text={errorOf('demoChannels')} />
      <Checkbox isSelected={bank !== null} onChange={(isOn) => onChange({ ...values, bank: isOn ? EMPTY_BANK : null })}>
        <span className={styles.choice}>
          <span>
            <Trans>Transfers to a bank account</Trans>
          </span>
          <small>
            <Trans>Staff compares them with the bank's statement, and credits them under Deposits.</Trans>
          </small>
        </span>
      </Checkbox>
      {bank && (
        <div className={styles.bank}>
          <TextField
            label={t`Bank`}
            value={bank.bankName}
            onChange={(bankName) => setBank({ bankName })}
            maxLength={60}
            isRequired
          />
          <TextField
            label={t`Account holder`}
            value={bank.accountName}
            onChange={(accountName) => setBank({ accountName })}
            maxLength={80}
            isRequired
          />
          <TextField
            label={t`Account number`}
            value={bank.accountNumber}
            onChange={(accountNumber) => setBank({ accountNumber })}
            maxLength={40}
            isRequired
          />
          <TextField
            label={t`Minimum in ${currency}`}
            value={bank.minimum}
            onChange={(minimum) => setBank({ minimum })}
            inputMode="decimal"
            error={errorOf('minimum')}
          />
          <TextField
            label={t`Maximum in ${currency}`}
            value={bank.maximum}
            onChange={(maximum) => setBank({ maximum })}
            inputMode="decimal"
            error={errorOf('maximum')}
          />
        </div>
      )}
      <FieldProblem text={errorOf('bank')} />
    </>
  )
}

/** Whether the site begins with contents of the demo. */
export function ContentFields({ values, onChange }: FieldsProps<'content'>) {
  return (
    <Checkbox isSelected={values.demo} onChange={(demo) => onChange({ demo })}>
      <span className={styles.choice}>
        <span>
          <Trans>Begin with demo content</Trans>
        </span>
        <small>
          <Trans>
            Banners, announcements, a help center and two deposit bonuses, in the site's languages. It can be removed
            with one button once you have your own.
          </Trans>
        </small>
      </span>
    </Checkbox>
  )
}
