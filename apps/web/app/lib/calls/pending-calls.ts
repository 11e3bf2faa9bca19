import { useMemo, useSyncExternalStore } from 'react'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'

import { deviceStorage, readStored } from '../browser/storage.ts'
import { randomId } from '../sealed/random-id.ts'
import { sessionStore, useSession } from '../session/session.ts'
import { parseJson } from './json.ts'

export const PENDING_CALLS_KEY = 'pendingCalls'

const STATES = ['sent', 'unknown', 'done', 'notDone'] as const
/**
 * `sent`: the answer is awaited. `unknown`: the answer was lost. `done`, `notDone`: resolved since, and not yet
 * acknowledged by the member.
 */
export type PendingState = (typeof STATES)[number]

/** A keyed call whose outcome the member has not seen yet. Its body is not stored: it may contain a password. */
export interface PendingCall {
  /** Value of the call's header `Idempotency-Key`. */
  key: string
  /** Method and path of the call's endpoint. */
  endpoint: string
  /** Whether the call moves money. Absent in calls that an earlier version stored: they count as moving money. */
  movesMoney?: boolean
  /** Description in the member's language: "Withdrawal of ₱500.00". */
  title: string
  /** Merchant and member. */
  owner: string
  /** Milliseconds, as `Date.now()`. */
  sentAt: number
  /** Id of the page that sent the call. */
  page: string
  state: PendingState
}

const MAX = 30
/** Storage time of pending calls, in milliseconds. The gateway stores keys for 30 days. */
const STORED_MS = 7 * 86_400_000

/** Id of this page, from its load to its end. */
export const PAGE = randomId()
const PAGE_OPENED_AT = Date.now()

const NONE: readonly PendingCall[] = []
let cached: { text: string | null; calls: readonly PendingCall[] } = { text: null, calls: NONE }
const listeners = new Set<() => void>()

export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Returns the signed-in member in the format of `PendingCall.owner`; null for a visitor. */
export function callOwner(): string | null {
  const session = sessionStore.get()
  return session && ownerOf(session)
}

const ownerOf = ({ merchantCode, userName }: { merchantCode: string; userName: string }) =>
  `${merchantCode}/${userName}`

/** Returns all pending calls of this device, the oldest first. They remain stored after the page is closed. */
export function pendingCalls(): readonly PendingCall[] {
  const text = deviceStorage.get(PENDING_CALLS_KEY)
  if (text !== cached.text) {
    const calls = readStored(deviceStorage, PENDING_CALLS_KEY, parseCalls) ?? NONE
    cached = { text, calls }
  }
  return cached.calls
}

function parseCalls(text: string): PendingCall[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.length > 0 && value.every(isPendingCall) ? value : null
}

function isPendingCall(value: unknown): value is PendingCall {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const isText = (name: string) => typeof fields.get(name) === 'string'
  const hasState = STATES.some((state) => state === fields.get('state'))
  return (
    ['key', 'endpoint', 'title', 'owner', 'page'].every(isText) && Number.isFinite(fields.get('sentAt')) && hasState
  )
}

/** Stores a call before it is sent. */
export function addPending(call: Omit<PendingCall, 'sentAt' | 'page' | 'state'>): void {
  // Replaces earlier calls to this endpoint whose outcomes are known.
  const others = pendingCalls().filter((pendingCall) => !(isKnown(pendingCall) && isCallOf(pendingCall, call)))
  store([...others, { ...call, sentAt: Date.now(), page: PAGE, state: 'sent' }])
}

export function setPendingState(key: string, state: PendingState): void {
  store(pendingCalls().map((pendingCall) => (pendingCall.key === key ? { ...pendingCall, state } : pendingCall)))
}

export function removePending(key: string): void {
  store(pendingCalls().filter((pendingCall) => pendingCall.key !== key))
}

function store(calls: readonly PendingCall[]): void {
  const from = Date.now() - STORED_MS
  const remainingCalls = calls.filter(({ sentAt }) => sentAt > from).slice(-MAX)
  if (remainingCalls.length === 0) deviceStorage.remove(PENDING_CALLS_KEY)
  else deviceStorage.set(PENDING_CALLS_KEY, JSON.stringify(remainingCalls))
  for (const listener of listeners) listener()
}

const isCallOf = (call: PendingCall, { endpoint, owner }: Pick<PendingCall, 'endpoint' | 'owner'>) =>
  call.endpoint === endpoint && call.owner === owner

export const isKnown = ({ state }: PendingCall): boolean => state === 'done' || state === 'notDone'

/** Whether another page of this device may be awaiting the answer; that page then resolves the outcome. */
export const isAwaitedInOtherTab = ({ state, page, sentAt }: PendingCall): boolean =>
  state === 'sent' && page !== PAGE && sentAt >= PAGE_OPENED_AT

/**
 * Returns the call of an endpoint whose outcome is unknown; until it is resolved, no further call may be sent to this
 * endpoint.
 */
export function unresolvedCall(endpoint: Endpoint, owner: string): PendingCall | undefined {
  return pendingCalls().find(
    (pendingCall) => !isKnown(pendingCall) && isCallOf(pendingCall, { endpoint: endpointName(endpoint), owner }),
  )
}

/** Subscribes to every change, including changes in other tabs. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the pending calls of the signed-in member. */
export function usePendingCalls(): readonly PendingCall[] {
  const session = useSession()
  const calls = useSyncExternalStore(subscribePending, pendingCalls, () => NONE)
  return useMemo(() => (session ? calls.filter(({ owner }) => owner === ownerOf(session)) : NONE), [calls, session])
}
