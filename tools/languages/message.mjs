/** What one message is, whatever file it stands in. */

/** gettext's own separator of a context and a text. */
export const keyOf = ( { msgctxt = '', msgid } ) => ( msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid );

/** What a placeholder of sprintf looks like; `%%` is none. */
const PLACEHOLDER = /%(?:(\d+)\$)?[-+]?(?:0|'.)?\d*(?:\.\d+)?([bcdeEfFgGosuxX])/g;

/** @return {string[]} the placeholders as number and type, sorted: `%s` is the same as `%1$s`. */
export function placeholders( text ) {
	let next = 0;
	return [ ...text.replaceAll( '%%', '' ).matchAll( PLACEHOLDER ) ]
		.map( ( [ , at, type ] ) => `%${ at ?? ++next }$${ type }` )
		.sort();
}

/** What a text holds for others to fill in or to keep: `${ count }` of a script, `[njwa_page_url]` of the chat. */
export function codes( text ) {
	return ( text.match( /\$\{\w+\}|\[\w+_\w+\]/g ) ?? [] ).sort();
}
