/** The words of a piece of HTML: tags dropped, entities read. Nothing in it runs or loads. */
export function textOfHtml( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
}
