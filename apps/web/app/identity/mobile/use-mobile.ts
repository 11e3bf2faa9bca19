import type { Country } from '@ante/contract/identity/mobile.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { dialingCodes } from '../queries.ts'
import { countryOfCode } from './countries.ts'
import { minimumDigits, mobileProblem } from './mobile-number.ts'
import type { MobileProblem } from './mobile-number.ts'

/** A mobile number with its country. The state belongs to the form, so that it survives a change of tabs. */
export interface Mobile {
  number: string
  /** Undefined until the list has loaded: then the gateway uses the merchant's country. */
  country: Country | undefined
  countries: readonly Country[] | undefined
  /** Whether the list failed to load. Numbers of the merchant's country are accepted nevertheless. */
  failed: boolean
  problem: MobileProblem | null
  minimumDigits: number | undefined
  type(number: string): void
  choose(country: Country): void
  /** Prefills a number with its dialling code. */
  fill(number: string, dialingCode: string | null): void
  reload(): void
}

interface Chosen {
  country?: string
  dialingCode?: string
}

/** Mobile number of a form. The countries are requested only while the number is selected as the identifier. */
export function useMobile({ isSelected = true }: { isSelected?: boolean } = {}): Mobile {
  const { data, isError, refetch } = useQuery({ ...dialingCodes, enabled: isSelected })
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<Chosen>({})
  const countries = data?.countries
  const country = countries && countryOf(countries, chosen, data.here)
  return {
    number,
    country,
    countries,
    failed: isError,
    problem: mobileProblem(number, country),
    minimumDigits: countries && country && minimumDigits(countries, country),
    type: setNumber,
    choose: ({ country: code }) => setChosen({ country: code }),
    fill: (filledNumber, dialingCode) => {
      setNumber(filledNumber)
      setChosen(dialingCode === null ? {} : { dialingCode })
    },
    reload: () => void refetch(),
  }
}

function countryOf(countries: readonly Country[], chosen: Chosen, deviceCountry: string | null): Country | undefined {
  const countryWithCode = (code: string | null | undefined) => countries.find(({ country }) => country === code)
  const ofCode =
    chosen.dialingCode === undefined ? undefined : countryOfCode(countries, chosen.dialingCode, deviceCountry)
  return countryWithCode(chosen.country) ?? ofCode ?? countryWithCode(deviceCountry)
}
