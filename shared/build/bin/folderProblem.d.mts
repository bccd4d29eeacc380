/** Says why nothing can be built in a folder: a sentence, or undefined where its path is a good one. */
export function folderProblem(folder: string): string | undefined
