import type { PermissionName } from '@ante/contract/kit/endpoint.ts'
import type {
  ChangeProblem,
  ChangeProblemCode,
  changeProblems,
  ProblemValues,
} from '@ante/contract/staff/change-problem.ts'
import type { output, ZodMiniType } from 'zod/mini'

import type { Db } from './db.ts'

/** Merchant for which a guarded action takes effect. */
export interface ActionTarget {
  /** Null for the platform. */
  merchantCode: string | null
}

/** Identity, version and present state of the object of a change. */
export interface ObjectState {
  /** For example `member:player01`. */
  object: string
  /** Changes whenever the object changes in a way that matters for the decision. */
  version: string
  before: unknown
}

/** Circumstances in which an action is applied. */
export interface Application extends ActionTarget {
  /** Idempotency key, the same for each attempt: money moves once per key. */
  key: string
  /** Mail of the person who requested it. */
  actor: string
  reason: string
  now: Date
}

type ProblemArguments = {
  [Code in ChangeProblemCode]: (typeof changeProblems)[Code]['length'] extends 0
    ? [code: Code, values?: undefined]
    : [code: Code, values: ProblemValues<Code>]
}[ChangeProblemCode]

/** The action is not possible: a code with values, of which the console and the command line have texts for staff. */
export class ActionProblem extends Error {
  readonly problem: ChangeProblem

  constructor(...[code, values]: ProblemArguments) {
    super(code)
    this.name = 'ActionProblem'
    this.problem = { code, values: values ?? {} }
  }
}

/**
 * An action that may need the decision of another person. `values` are validated when they are stored and again when
 * they are applied.
 */
export interface GuardedAction<Values extends ZodMiniType = ZodMiniType> {
  name: PermissionName
  /** Permission whose rights `propose`, `approve`, `apply` and `skip` are required for the action. */
  permission: PermissionName
  /** `always`: two persons are needed. `above limit`: one person with the right `apply` suffices within its limits. */
  approval: 'always' | 'above limit'
  /** Whether the right `skip` can replace the approval; false for role changes, which always need two persons. */
  skippable: boolean
  values: Values
  amountOf?(values: output<Values>): bigint
  /**
   * Whether a person (`staff_account.person`) gains by the change. Such a person may request the change, but must not
   * approve it. Absent if the change concerns no staff.
   */
  isSubject?(tx: Db, values: output<Values>, person: string, target: ActionTarget): Promise<boolean>
  /** Reads the object. Throws `ActionProblem`. */
  readObject(tx: Db, values: output<Values>, target: ActionTarget): Promise<ObjectState>
  /** Makes the change in the transaction. Throws `ActionProblem`; then nothing is changed. Returns the new state. */
  apply(tx: Db, values: output<Values>, application: Application): Promise<unknown>
}

/** Declares an action. The result has a general type, so that the registry can hold actions with different values. */
export const guardedAction = <Values extends ZodMiniType>(action: GuardedAction<Values>): GuardedAction => action
