const preload = /<link rel="modulepreload"[^>]*>/g;
const headEnd = '</head>';
const bodyEnd = '</body>';

/**
 * A page asks for its styles and pictures before its modules: React puts the links of modules at the top of the
 * head, where they take the line from everything that is seen. They go to the end of the document, and wait for
 * what is more urgent.
 *
 * @param page a whole document; one that is none comes back as it is
 * @param early a script that has to be there before any of them
 */
export function scriptsLast(page: Buffer<ArrayBuffer>, early = ''): Buffer<ArrayBuffer> {
  const head = page.indexOf(headEnd);
  const end = page.lastIndexOf(bodyEnd);
  if (head === -1 || end < head) return page;
  const links: string[] = [];
  const rest = page.toString('utf8', 0, head).replaceAll(preload, (link) => {
    links.push(link.replace('<link ', '<link fetchpriority="low" '));
    return '';
  });
  return Buffer.concat([
    Buffer.from(rest + early),
    page.subarray(head, end),
    Buffer.from(links.join('')),
    page.subarray(end),
  ]);
}
