#!/usr/bin/env node
import './typescript.mjs'

const { buildApp } = await import('../src/buildApp.ts')
await buildApp(process.cwd())
