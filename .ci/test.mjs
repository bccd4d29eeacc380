#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import { nodeIsNewEnough } from '../deploy/dev/bin/nodeIsNewEnough.mjs'
import { takesNothing } from '../deploy/dev/bin/takesNothing.mjs'

var INSTEAD = 'It tests everything; single files: npx jest <file>, or pnpm e2e <file>.'

if (nodeIsNewEnough('npm test') && takesNothing('npm test', INSTEAD)) import('./runTests.mjs')
