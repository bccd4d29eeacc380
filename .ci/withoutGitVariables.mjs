// Plain Node: a git hook exports the repository that it runs for, and tests make repositories of their own.
import process from 'node:process'

for (const name of Object.keys(process.env))
  if (/^GIT_(?!CONFIG_)/.test(name)) Reflect.deleteProperty(process.env, name)
