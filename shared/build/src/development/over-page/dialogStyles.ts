/** The styles of the dialog. It uses the site's colours, sizes and fonts, which are variables of the page, and nothing else. */
export const DIALOG_STYLES = `
  dialog {
    box-sizing: border-box;
    width: min(64rem, 100vw - 2 * var(--cb-space-16));
    max-height: calc(100vh - 2 * var(--cb-space-16));
    padding: var(--cb-space-24);
    border: 1px solid var(--cb-down);
    border-radius: var(--cb-radius-dialog);
    background: var(--cb-s1);
    color: var(--cb-text);
    font: var(--cb-type-body);
    overflow: auto;
  }
  dialog::backdrop { background: var(--cb-scrim); }
  .head { display: flex; justify-content: space-between; align-items: center; gap: var(--cb-space-16); }
  h2, h3, p { margin: 0; }
  h2 { font: var(--cb-type-h2); }
  h3 { font: var(--cb-type-small-strong); color: var(--cb-down); }
  .head + p { color: var(--cb-text-2); font: var(--cb-type-small); }
  section { display: grid; gap: var(--cb-space-8); margin-top: var(--cb-space-24); min-width: 0; }
  .message { white-space: pre-wrap; overflow-wrap: anywhere; }
  .place { font-family: var(--cb-font-mono); overflow-wrap: anywhere; }
  pre {
    margin: 0;
    padding: var(--cb-space-12);
    border-radius: var(--cb-radius-control);
    background: var(--cb-canvas);
    font: 0.8125rem / 1.5 var(--cb-font-mono);
    overflow: auto;
  }
  button {
    min-height: 2.75rem;
    padding: 0 var(--cb-space-16);
    border: 1px solid var(--cb-control-line);
    border-radius: var(--cb-radius-control);
    background: var(--cb-s3);
    color: inherit;
    font: var(--cb-type-control);
  }
  :focus-visible { outline: 2px solid var(--cb-focus); outline-offset: 2px; }
`
