/** The page's content security policy, for the server's header and for a tag in the page itself. */
import { createHash } from 'node:crypto';

/**
 * Allows our own scripts and styles alone; pieces and cards are placed by style attributes, and small pictures are
 * inlined. Inline scripts and styles of the page are allowed by their hashes.
 */
export function policyOf(page = '') {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(page, /<script>([^]*?)<\/script>/g)].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...hashes(page, /<style>([^]*?)<\/style>/g)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy's sources for the inline scripts or styles of a page. */
function hashes(page, found) {
  return [...page.matchAll(found)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Vite plugin that writes the policy into the page, after everything else. */
export function policyTag() {
  return {
    name: 'rallar-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const [charset] = /<meta charset[^>]*>/.exec(page) ?? [];
        if (charset === undefined) throw new Error('the page does not say its charset');
        // Before everything it applies to.
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}" />`;
        return page.replace(charset, () => `${charset}\n    ${tag}`);
      },
    },
  };
}
