#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import { nodeIsNewEnough } from './nodeIsNewEnough.mjs'
import { takesNothing } from './takesNothing.mjs'

var INSTEAD = 'One application under development: pnpm dev wallet. Another port: PORT=4000 npm start.'

if (nodeIsNewEnough('npm start') && takesNothing('npm start', INSTEAD)) import('./installAndStart.mjs')
