/**
 * Shared by everything we hang on a page: nothing of the host's styles comes in, ours stay inside. The colours
 * are those of `components/controls/theme.css`, which only our own pages and the full toolbar load; a test keeps
 * them equal.
 */
export const BASE = `
:host{all:initial!important;display:block!important}
[hidden]{display:none!important}
*{box-sizing:border-box}
.fe{font:14px/1.45 system-ui,sans-serif;text-align:start;color:var(--text);
--page:#fbf8f4;--surface:#ffffff;--tint:#f6ece8;--text:#241c1a;--muted:#6a5c56;--line:#e6dcd4;--edge:#8f817a;
--accent:#610b0b;--focus:#610b0b;--red:#a01717;--amber:#875200;--green:#1d6633;--grey:#5f5853}
.fe[data-theme=dark]{--page:#191412;--surface:#221b19;--tint:#33211f;--text:#f2eae4;--muted:#b8a9a0;--line:#3b302c;
--edge:#8d7c74;--accent:#f2aaa2;--focus:#f2aaa2;--red:#ff9d92;--amber:#f0bd6b;--green:#8fd3a0;--grey:#bdb1aa}
button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
