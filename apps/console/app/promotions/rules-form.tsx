import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'

import styles from '../content/content.module.css'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { issueText } from '../ui/promotion-texts.ts'
import type { OfferedType } from '../ui/promotion-texts.ts'
import { TextField } from '../ui/text-field.tsx'
import promotion from './promotions.module.css'
import { PlainField, textOf, useIssue, useNames } from './plain-field.tsx'
import type { FieldProps, FieldShared } from './plain-field.tsx'
import { ruleFields } from './rule-fields.ts'
import type { RuleField, RuleValues } from './rule-fields.ts'

interface RulesFormProps extends FieldShared {
  type: OfferedType
  rules: PromotionContent['rules']
  onChange(rules: PromotionContent['rules']): void
}

/** The rules of a promotion as fields of its type. */
export function RulesForm({ type, rules, onChange, ...shared }: RulesFormProps) {
  const fields = ruleFields[type]
  const general = shared.issues.filter(({ path }) => path === 'rules')
  const { t } = useLingui()
  return (
    <fieldset className={styles.part} disabled={shared.isReadOnly}>
      <legend>
        <Trans>What players get</Trans>
      </legend>
      {fields.length === 0 && (
        <p className={styles.hint}>
          <Trans>The levels of the VIP club decide the rewards. There is nothing to enter.</Trans>
        </p>
      )}
      <Fields fields={fields} values={rules} path="rules" onChange={onChange} {...shared} />
      {general.map(({ problem, text }) => (
        <p key={text} role="alert" className={promotion.issue}>
          {problem === 'sentence' ? <span lang="en">{text}</span> : t(issueText[problem])}
        </p>
      ))}
    </fieldset>
  )
}

interface FieldsProps extends FieldShared {
  fields: readonly RuleField[]
  values: RuleValues
  /** Path of the values: `rules.missions.0`. */
  path: string
  /** Added to the names of fields in a list, so that they differ. */
  number?: number | undefined
  onChange(values: RuleValues): void
}

function Fields({ fields, values, path, number, onChange, ...shared }: FieldsProps) {
  const isPlain = ({ kind }: RuleField) => kind !== 'list' && kind !== 'group' && kind !== 'amounts'
  const props = (field: RuleField) => ({
    ...shared,
    value: values[field.name],
    path: `${path}.${field.name}`,
    number,
    onChange: (value: unknown) => onChange(withValue(values, field.name, value)),
  })
  return (
    <>
      <div className={styles.columns}>
        {fields.filter(isPlain).map((field) => (
          <PlainField key={field.name} field={field} {...props(field)} />
        ))}
      </div>
      {fields.map((field) => {
        if (field.kind === 'list') return <ListField key={field.name} field={field} {...props(field)} />
        if (field.kind === 'group') return <GroupField key={field.name} field={field} {...props(field)} />
        return field.kind === 'amounts' ? <AmountsField key={field.name} field={field} {...props(field)} /> : null
      })}
    </>
  )
}

/** Fields without a value are not sent, so that the gateway names them as missing. */
function withValue(values: RuleValues, name: string, value: unknown): RuleValues {
  const { [name]: _former, ...others } = values
  return value === undefined ? others : { ...others, [name]: value }
}

/** Drops values of fields that an item does not have any more, after a change of its target. */
const known = ({ fields }: Extract<RuleField, { kind: 'list' }>, item: RuleValues): RuleValues => {
  const names = fields(item).map(({ name }) => name)
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))
}

const valuesOf = (value: unknown): RuleValues => (typeof value === 'object' && value !== null ? { ...value } : {})

function ListField({ field, value, path, onChange, ...shared }: FieldProps<Extract<RuleField, { kind: 'list' }>>) {
  const { label, hint } = useNames(field, undefined)
  const { t } = useLingui()
  const error = useIssue(shared.issues, path)
  const items = Array.isArray(value) ? value.map(valuesOf) : []
  const each = t(field.each)
  return (
    <section className={promotion.group} aria-label={label}>
      <h3>{label}</h3>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no identity, and are not reordered
        <div key={index} className={promotion.item}>
          <div className={styles.part}>
            <Fields
              {...shared}
              fields={field.fields(item)}
              values={item}
              path={`${path}.${index}`}
              number={index + 1}
              onChange={(changed) =>
                onChange(items.map((one, place) => (place === index ? known(field, changed) : one)))
              }
            />
          </div>
          {!shared.isReadOnly && (
            <Button
              kind="quiet"
              size="small"
              isIcon
              aria-label={t`Remove ${each} ${index + 1}`}
              onPress={() => onChange(items.filter((_one, place) => place !== index))}
            >
              <X size={14} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {error !== undefined && <p className={promotion.issue}>{error}</p>}
      {!shared.isReadOnly && items.length < field.most && (
        <div>
          <Button size="small" onPress={() => onChange([...items, field.first])}>
            <Plus size={13} aria-hidden />
            {t`Add: ${each}`}
          </Button>
        </div>
      )}
    </section>
  )
}

function GroupField({ field, value, path, onChange, ...shared }: FieldProps<Extract<RuleField, { kind: 'group' }>>) {
  const { label } = useNames(field, undefined)
  const isOn = value !== undefined
  return (
    <section className={promotion.group} aria-label={label}>
      <Checkbox isSelected={isOn} onChange={(on) => !shared.isReadOnly && onChange(on ? field.first : undefined)}>
        {label}
      </Checkbox>
      {isOn && <Fields {...shared} fields={field.fields} values={valuesOf(value)} path={path} onChange={onChange} />}
    </section>
  )
}

function AmountsField({
  field,
  value,
  path,
  onChange,
  ...shared
}: FieldProps<Extract<RuleField, { kind: 'amounts' }>>) {
  const { label } = useNames(field, undefined)
  const { t } = useLingui()
  const amounts = Array.isArray(value) ? value.map(textOf) : []
  const each = t(field.each)
  return (
    <section className={promotion.group} aria-label={label}>
      <h3>{label}</h3>
      <div className={promotion.amounts}>
        {amounts.map((amount, index) => (
          <AmountInList
            // oxlint-disable-next-line react/no-array-index-key -- amounts have no identity, and are not reordered
            key={index}
            label={t`${each} ${index + 1}`}
            path={`${path}.${index}`}
            amount={amount}
            {...shared}
            onChange={(typed) => onChange(amounts.map((one, place) => (place === index ? typed : one)))}
          />
        ))}
      </div>
      {!shared.isReadOnly && (
        <div className={promotion.buttons}>
          {amounts.length < field.most && (
            <Button size="small" onPress={() => onChange([...amounts, amounts.at(-1) ?? ''])}>
              <Plus size={13} aria-hidden />
              {t`Add: ${each}`}
            </Button>
          )}
          {amounts.length > 1 && (
            <Button size="small" onPress={() => onChange(amounts.slice(0, -1))}>
              <X size={13} aria-hidden />
              {t`Remove ${each} ${amounts.length}`}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

interface AmountInListProps extends FieldShared {
  label: string
  path: string
  amount: string
  onChange(typed: string): void
}

function AmountInList({ label, path, amount, issues, isReadOnly, onChange }: AmountInListProps) {
  const error = useIssue(issues, path)
  return (
    <TextField
      label={label}
      value={amount}
      error={error}
      inputMode="decimal"
      maxLength={20}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  )
}
