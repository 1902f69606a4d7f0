/** Shared by everything we hang on a page: nothing of the host's styles comes in, ours stay inside. */
export const BASE = `
:host{all:initial!important;display:block!important;contain:style}
[hidden]{display:none!important}
*{box-sizing:border-box}
.fe{font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;text-align:left;
--paper:#fff;--ink:#1f2328;--soft:#57606a;--line:#d0d7de;--wash:#f6f8fa;--accent:#7a1f1f;--on-accent:#fff;
--good:#1a6b34;--mixed:#7d5200;--bad:#b42318;--neutral:#57606a;--ring:#0b63c5;color:var(--ink)}
.fe[data-theme=dark]{--paper:#1d2126;--ink:#e6e9ec;--soft:#a6afb9;--line:#3d454e;--wash:#262b31;--accent:#e9a59b;
--on-accent:#2a0f0c;--good:#6fd08c;--mixed:#e0b252;--bad:#ff9b8f;--neutral:#a6afb9;--ring:#79b8ff}
button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
`;
