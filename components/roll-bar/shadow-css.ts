/** What `rem` means in our own pages (`controls/theme.css`). */
const ROOT = 14;

/**
 * The style sheet of our own pages for a shadow root inside somebody else's: there is no `:root`, `rem` is the
 * forum's, and dark is a forum's skin, which need not be what the system prefers.
 *
 * @param scope Selector of the element everything is drawn in; its `data-theme` says `light` or `dark`.
 */
export function shadowCss(css: string, scope: string): string {
  return css
    .replace(
      /@media \(prefers-color-scheme: ?dark\) ?\{\s*:root ?\{([^}]*)\}\s*\}/g,
      (_, rules: string) => `${scope}[data-theme="dark"]{${rules}}`,
    )
    .replace(
      /(^|[},/])(\s*)(?::root|html)(?=[\s{,])/g,
      (_, before: string, space: string) => `${before}${space}${scope}`,
    )
    .replace(/(-?\d*\.?\d+)rem\b/g, (_, number: string) => `${+(Number(number) * ROOT).toFixed(3)}px`);
}
