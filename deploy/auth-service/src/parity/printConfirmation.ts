import { confirmationOf, outsideServerIn } from './outsideServer'

// Prints how the service that the environment names confirms new accounts.
const server = outsideServerIn(process.env)
if (server) console.log(await confirmationOf(server))
