/** Returns the plain text of HTML: without tags, and with decoded entities. Runs no scripts and loads no resources. */
export function textOfHtml( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
}
