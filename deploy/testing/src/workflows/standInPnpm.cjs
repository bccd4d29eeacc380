// Runs in pnpm's place where the registry of a test sends it: `install` links what the repository in CROSSBOOK_TEST_REPOSITORY has installed and
// runs the scripts of the root's package, as pnpm does; other words run such a script.
const { spawnSync } = process.getBuiltinModule('node:child_process')
const { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } =
  process.getBuiltinModule('node:fs')
const path = process.getBuiltinModule('node:path')

const REPOSITORY = process.env.CROSSBOOK_TEST_REPOSITORY
const root = process.cwd()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

function runScript(name, parameters) {
  if (scripts[name] === undefined) return 0
  const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const words = ['-c', `${scripts[name]} "$@"`, name, ...parameters]
  return spawnSync('sh', words, { cwd: root, env, stdio: 'inherit' }).status
}

function namesIn(folder) {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') && !lstatSync(path.join(folder, name)).isSymbolicLink()
      ? readdirSync(path.join(folder, name)).map((inner) => path.join(name, inner))
      : [name],
  )
}

/** Links the packages of one folder: those of the repository to this checkout, others where they are installed. */
function link(folder) {
  const from = path.join(REPOSITORY, folder, 'node_modules')
  if (!existsSync(from)) return
  for (const name of namesIn(from).filter((one) => one === '.bin' || !one.startsWith('.'))) {
    const target = realpathSync(path.join(from, name))
    const isOurs = !path.relative(REPOSITORY, target).startsWith('..') && !target.includes('node_modules')
    const place = path.join(root, folder, 'node_modules', name)
    mkdirSync(path.dirname(place), { recursive: true })
    symlinkSync(isOurs ? path.join(root, path.relative(REPOSITORY, target)) : target, place)
  }
}

const [first, ...rest] = process.argv.slice(2).filter((word) => word !== '--silent')
if (first === 'install') {
  for (const group of ['deploy', 'shared'])
    for (const name of readdirSync(group)) link(path.join(group, name))
  link('.')
  const codes = ['preinstall', 'install', 'postinstall', 'prepare'].map((name) => runScript(name, []))
  process.exitCode = Math.max(...codes)
} else process.exitCode = runScript(first, rest) ?? 1
