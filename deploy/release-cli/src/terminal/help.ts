/** Help text below the list of commands: a team's usual commands, in order. */
export const TEAM_DAY = `
A team's day:
  pnpm release publish wallet                          build this commit and keep it, for ever
  pnpm release mix create staging wallet@1.4.0         a link under which colleagues see it (no channel moves)
  pnpm release check production wallet@1.4.0           would it fit the rest of the channel?
  pnpm release promote production wallet@1.4.0         show it; all other apps are unchanged
  pnpm release rollout production wallet@1.5.0         show it to 5 %, 25 %, then all, unless it is worse
  pnpm release history production                      who moved the channel, when and why
  pnpm release rollback production wallet              back to the wallet of before; all others stay
  pnpm release console --write                         all of it on a page of this machine
And when something is wrong:
  pnpm release show <release> --mix <mix> --serve      what a fault report names, as a running site
  pnpm release bisect production --good <release> --bad <release> -- <command>
Once in a while:
  pnpm release prune                                   say what nothing needs any more; --yes removes it
  pnpm release doctor                                  find damaged files of the store; --fix derives pages and sites again

Results go to standard output, progress and problems to standard error. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
For scripts: pnpm --silent release <command> --json prints one JSON document, problems included.
The store is .crossbook/store, or what --store or CROSSBOOK_STORE names: a folder, or s3://bucket/prefix.`
