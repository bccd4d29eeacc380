#!/usr/bin/env node
import '@crossbook/build/typescript'

// For a remote in a repository of its own, which has this package installed: npm runs its scripts in its folder.
const { runProcess } = await import('../src/runProcess.ts')
await runProcess(process.cwd())
