/** Converts HTML to plain text: removes tags and decodes entities. Runs no scripts and loads no resources. */
export function textOfHtml( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
}
