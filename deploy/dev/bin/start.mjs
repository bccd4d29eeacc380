#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import { nodeIsNewEnough } from './nodeIsNewEnough.mjs'
import { hasNoArguments } from './hasNoArguments.mjs'

var INSTEAD = 'To develop one application: pnpm dev wallet. To use another port: PORT=4000 npm start.'

if (nodeIsNewEnough('npm start') && hasNoArguments('npm start', INSTEAD)) import('./installAndStart.mjs')
