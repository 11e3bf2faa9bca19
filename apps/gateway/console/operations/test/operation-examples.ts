import { areas } from '../../../operator/subjects.ts'
import { parse } from '../../../operator/kit/parse.ts'
import { shellWords } from '../../../operator/test/shell-arguments.ts'
import { commandsOf, isOfPlatform } from '../named-command.ts'
import { valuesOf } from './operation-calls.ts'

/** The examples of all commands that are pages of the console, as command lines and as values of forms. */
const examples = areas
  .flatMap(({ subjects }) => subjects)
  .flatMap(commandsOf)
  .filter(({ place }) => place.kind === 'page')
  .flatMap((named) => named.command.examples.map((example) => ({ named, example })))
  .map(({ named, example }) => {
    const name = `${named.subject.name} ${named.command.action}`
    const parsed = parse([...name.split(' '), ...shellWords(example)], areas)
    if (parsed.kind !== 'run') throw new Error(`${name} ${example} is no command`)
    const many = named.command.parameters.find((one) => one.many)?.name
    const { args } = parsed
    const merchant = args.positional['merchant'] ?? (isOfPlatform(named) ? '-' : 'aurora')
    return {
      name,
      example,
      named,
      merchant,
      values: valuesOf(args, many),
      argv: [...name.split(' '), ...shellWords(example)],
    }
  })
export const reads = examples.filter(({ named }) => named.access.isRead)
/** Examples that name a file of the machine, whose console form uploads one. */
const NAMES_FILE = /\.(csv|json|html|txt|pem)\b/
/** The queue is at work: a job of another moment has another state. `operations.test.ts` has them. */
const isOfQueue = (name: string) => name.startsWith('jobs ')
/** Changes that the console can try, with values that both the command line and a form can have. */
export const tries = examples.filter(
  ({ name, named: { place }, example }) =>
    place.kind === 'page' &&
    place.isTried &&
    !NAMES_FILE.test(example) &&
    !isOfQueue(name) &&
    !example.includes('--dry-run'),
)
