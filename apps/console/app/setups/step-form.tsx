import { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import type { SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import { saveSetup } from '@ante/contract/console/merchant-setups.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Form } from 'react-aria-components'

import { LeaveDialog } from '../content/leave-dialog.tsx'
import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { ContentFields, LookFields, PaymentFields } from './plain-steps.tsx'
import { FunctionFields, GameFields, LanguageFields, MenuFields } from './list-steps.tsx'
import { LicenceFields, SiteFields } from './site-steps.tsx'
import { startingValues } from './starting-values.ts'
import { useSetupsChanged } from './setup-queries.ts'
import type { ShownSetup } from './setup-queries.ts'
import { problemText } from './setup-texts.ts'
import styles from './setups.module.css'

export type StepValues<Step extends SetupStep> = NonNullable<SetupSteps[Step]>

/** What the fields of a step get. */
export interface FieldsProps<Step extends SetupStep> {
  values: StepValues<Step>
  onChange(values: StepValues<Step>): void
  /** Returns what is wrong with a field; undefined while nothing is known. */
  errorOf(field: string): string | undefined
  shown: ShownSetup
}

const fields: { [Step in SetupStep]: ComponentType<FieldsProps<Step>> } = {
  site: SiteFields,
  look: LookFields,
  languages: LanguageFields,
  licence: LicenceFields,
  functions: FunctionFields,
  menu: MenuFields,
  payments: PaymentFields,
  games: GameFields,
  content: ContentFields,
}

interface StepFormProps {
  step: SetupStep
  shown: ShownSetup
  isReadOnly: boolean
  onBack: (() => void) | undefined
  onSaved(): void
}

/** The form of one step. Saving it leads to the next one. */
export function StepForm<Step extends SetupStep>(props: StepFormProps & { step: Step }) {
  const { step, shown, isReadOnly, onBack, onSaved } = props
  const { t } = useLingui()
  const [before] = useState(() => startingValues(shown)[step])
  const [values, setValues] = useState<StepValues<Step>>(before)
  const { failure, errorOf, isPending, save } = useSaving({ shown, step, values, onSaved })
  const Fields: ComponentType<FieldsProps<Step>> = fields[step]
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset disabled={isReadOnly} className={styles.plain}>
        <Fields values={values} onChange={setValues} errorOf={errorOf} shown={shown} />
      </fieldset>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <footer className={styles.end}>
        {onBack && <Button onPress={onBack}>{t`Back`}</Button>}
        {!isReadOnly && (
          <Button kind="main" type="submit" isPending={isPending}>
            {t`Save and continue`}
          </Button>
        )}
      </footer>
      <LeaveDialog isChanged={!isReadOnly && values !== before && !isPending} hasParts />
    </Form>
  )
}

interface Saving<Step extends SetupStep> {
  shown: ShownSetup
  step: Step
  values: StepValues<Step>
  onSaved(): void
}

const refused = saveSetup.refusals['setup.invalid']

/** Checks the values by the contract, and stores them. Returns what is wrong with each field. */
function useSaving<Step extends SetupStep>({ shown, step, values, onSaved }: Saving<Step>) {
  const { t } = useLingui()
  const changed = useSetupsChanged()
  const failureText = useFailureText()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(() => new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (isPending) return
    setFailure(null)
    const parsed = SetupSteps.shape[step].safeParse(values)
    const invalid = parsed.error?.issues.map(({ path }) => path.map(String).join('.')) ?? []
    setErrors(new Map(invalid.map((field) => [field.split('.')[0] ?? field, t`Check this value.`])))
    if (invalid.length > 0) return setFailure(t`Some values are missing or not possible. Correct the marked fields.`)
    setPending(true)
    try {
      await call(saveSetup, { merchant: PLATFORM, id: shown.id, version: shown.version, steps: { [step]: values } })
      await changed()
      onSaved()
    } catch (error) {
      const problems =
        error instanceof CallRefused && error.code === 'setup.invalid'
          ? (refused.safeParse(error.details).data?.problems ?? [])
          : []
      setErrors(new Map(problems.map(({ field, problem, value }) => [field, `${value}: ${t(problemText[problem])}`])))
      setFailure(failureText(error))
      setPending(false)
    }
  }
  const errorOf = (field: string) => errors.get(field) ?? storedProblem(field)
  /** A value that was possible when it was saved, and is not any more. */
  const storedProblem = (field: string) => {
    const problem = shown.problems.find((one) => one.step === step && one.field === field)
    return problem && failure === null ? `${problem.value}: ${t(problemText[problem.problem])}` : undefined
  }
  return { failure, errorOf, isPending, save }
}
