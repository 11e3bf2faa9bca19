import type { OperationField, OperationFiles, OperationValues } from '@ante/contract/console/operations.ts'

/** What was entered in the fields of a form, by name. A set switch is `true`; an empty text is no value. */
export type Entered = Readonly<Record<string, string>>

/** A chosen file of a field. */
export type ChosenFiles = Readonly<Record<string, { name: string; content: string }>>

/** Returns the values of the fields for the gateway; several words become several values. */
export function valuesOf(fields: readonly OperationField[], entered: Entered): OperationValues {
  return fields.flatMap(({ name, input }) => {
    const value = (entered[name] ?? '').trim()
    if (value === '' || input === 'file') return []
    if (input === 'words') return value.split(/\s+/).map((word) => ({ name, value: word }))
    return [{ name, value: input === 'amount' ? value.replaceAll(',', '') : value }]
  })
}

export const filesOf = (fields: readonly OperationField[], files: ChosenFiles): OperationFiles =>
  fields.flatMap(({ name: field }) => {
    const file = files[field]
    return file ? [{ field, ...file }] : []
  })

/** Returns the names of required fields without a value. */
export const missingFields = (fields: readonly OperationField[], entered: Entered, files: ChosenFiles): string[] =>
  fields
    .filter(({ name, input, isRequired }) => {
      const isEmpty = input === 'file' ? files[name] === undefined : (entered[name] ?? '').trim() === ''
      return isRequired && isEmpty
    })
    .map(({ name }) => name)

/** Returns the values as the address has them. */
export const queryOf = (values: OperationValues): string =>
  new URLSearchParams(values.map(({ name, value }): [string, string] => [name, value])).toString()

/** Values of an address for a read without any, which staff have requested. */
export const REQUESTED = 'now'

/** Returns the values that a call has; those of a requested read are empty. */
export const calledValues = (query: string): string => (query === REQUESTED ? '' : query)

/** Returns what the fields of an address contain; several values of a field are joined by blanks. */
export function enteredIn(query: string): Record<string, string> {
  const entered: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(calledValues(query)))
    entered[name] = entered[name] === undefined ? value : `${entered[name]} ${value}`
  return entered
}

export type Row = Readonly<Record<string, unknown>>

/** Returns the values of a row for the fields that identify it, or that must be entered again. */
export function prefilled(fields: readonly OperationField[], row: Row): Record<string, string> {
  const found = fields.flatMap(({ name, column, input, choices }): [string, string][] => {
    const value = column === null || input === 'file' ? undefined : plainText(row[column])
    if (value === undefined) return []
    return input === 'choice' && !choices.includes(value) ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Actions that make a record, for which the values of another record are no use. */
const MAKES = /^(create|import|connect|add)(-|$)/

/** Whether an operation can be about a row: a required field has a value of it. */
export const isAboutRow = (
  { action, fields }: { action: string; fields: readonly OperationField[] },
  row: Row,
): boolean => {
  const values = prefilled(fields, row)
  return !MAKES.test(action) && fields.some(({ name, isRequired }) => isRequired && name in values)
}
