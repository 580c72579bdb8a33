/** Identity and placeholders of a message, independent of its file. */

/** Returns the key of a message. The separator of context and text is the one of gettext. */
export const keyOf = ( { msgctxt = '', msgid } ) => ( msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid );

/** Placeholder of sprintf, excluding `%%`. */
const PLACEHOLDER = /%(?:(\d+)\$)?[-+]?(?:0|'.)?\d*(?:\.\d+)?([bcdeEfFgGosuxX])/g;

/** @return {string[]} Sorted placeholders as number and type. `%s` is the same as `%1$s`. */
export function placeholders( text ) {
	let next = 0;
	return [ ...text.replaceAll( '%%', '' ).matchAll( PLACEHOLDER ) ]
		.map( ( [ , at, type ] ) => `%${ at ?? ++next }$${ type }` )
		.sort();
}

/** Returns other placeholders in a text: `${ count }` of a script, `[njwa_page_url]` of the chat. */
export function codes( text ) {
	return ( text.match( /\$\{\w+\}|\[\w+_\w+\]/g ) ?? [] ).sort();
}
