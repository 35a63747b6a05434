/**
 * Waits until the first picture of a page stands, then asks for the page's code by the links of a template: code that
 * is asked for before takes the line from what is seen. Until then links and forms work without it. Whoever taps or
 * types has it asked for at once; so does a page that nobody sees, which draws no frame.
 *
 * It stands in the document itself and refers to nothing outside of itself.
 *
 * @param id of the template
 */
export async function beginLate(id: string): Promise<void> {
  /** For how long a picture that does not come holds the code back, ms. */
  const patience = 2_000;
  const listening = new AbortController();
  const { signal } = listening;
  await new Promise<unknown>((begin) => {
    const afterFrame = (): void => {
      requestAnimationFrame(() => setTimeout(begin));
    };
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (document.hidden) begin(undefined);
    else if (picture === null || picture.complete) afterFrame();
    else for (const end of ['load', 'error']) picture.addEventListener(end, afterFrame, { signal });
    for (const act of ['pointerdown', 'keydown', 'visibilitychange'])
      addEventListener(act, begin, { capture: true, passive: true, signal });
    setTimeout(begin, patience);
  });
  listening.abort();
  const links = document.querySelector<HTMLTemplateElement>(`#${id}`);
  links?.replaceWith(links.content.cloneNode(true));
}
