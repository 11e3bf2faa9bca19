import {
  listSupportCases,
  listSupportStaff,
  showSupportCase,
  showSupportPicture,
} from '@ante/contract/console/support.ts'
import { listSnippets, showSupportSettings } from '@ante/contract/console/support-settings.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { supportRefusals } from './support-refusals.ts'

addRefusalTexts(supportRefusals)

export type ShownCase = OutputOf<typeof showSupportCase>

export const casesKey = (merchant: string) => ['support-cases', merchant] as const

export const casesQuery = (merchant: string, filter: Omit<InputOf<typeof listSupportCases>, 'merchant'>) =>
  queryOptions({
    queryKey: [...casesKey(merchant), filter],
    queryFn: ({ signal }) => call(listSupportCases, { merchant, ...filter }, signal),
    placeholderData: keepPreviousData,
  })

export const caseKey = (merchant: string, id: string) => ['support-case', merchant, id] as const

export const caseQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: caseKey(merchant, id),
    queryFn: ({ signal }) => call(showSupportCase, { merchant, id }, signal),
  })

/** The pages before the latest one are read once: messages do not change. */
export const earlierQuery = (merchant: string, id: string, before: number) =>
  queryOptions({
    queryKey: ['support-earlier', merchant, id, before],
    queryFn: ({ signal }) => call(showSupportCase, { merchant, id, before }, signal),
    staleTime: Infinity,
  })

export const pictureQuery = (merchant: string, name: string) =>
  queryOptions({
    queryKey: ['support-picture', merchant, name],
    queryFn: ({ signal }) => call(showSupportPicture, { merchant, name }, signal),
    staleTime: Infinity,
  })

export const colleaguesQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['support-staff', merchant],
    queryFn: ({ signal }) => call(listSupportStaff, { merchant }, signal),
    staleTime: 60_000,
  })

export const snippetsKey = (merchant: string) => ['support-snippets', merchant] as const

export const snippetsQuery = (merchant: string) =>
  queryOptions({
    queryKey: snippetsKey(merchant),
    queryFn: ({ signal }) => call(listSnippets, { merchant }, signal),
    staleTime: 60_000,
  })

export const settingsQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['support-settings', merchant],
    queryFn: ({ signal }) => call(showSupportSettings, { merchant }, signal),
  })
