/** Page from which the visitor starts the chat. */
export interface Page {
	title: string;
	url: string;
}

const GROUP_HOST = 'chat.whatsapp.com';
const GROUP = /^(?:https:\/\/)?(chat\.whatsapp\.com\/[A-Za-z0-9][A-Za-z0-9/_-]*(?:\?[A-Za-z0-9=&_.%-]*)?)$/i;
const SUBDOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Percent-encodes a string as in RFC 3986, like PHP's rawurlencode(). */
const encode = ( text: string ): string =>
	encodeURIComponent( text.replace( LONE_SURROGATE, '\uFFFD' ) ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** Returns the opening message with its placeholders replaced (docs/chat.md), not URL-encoded. */
export function openingMessage( predefinedText: string, { title, url }: Page ): string {
	return predefinedText
		.replace( /\[njwa_page_(title|url)\]/g, ( _, what ) => ( what === 'title' ? title : url ) )
		.replace( /\r\n?/g, '\n' )
		.trim();
}

/**
 * Returns the URL that starts a chat (docs/chat.md; tests/vectors/chat-links.json).
 *
 * @param number Phone number or group invitation link. All characters of a phone number except digits are ignored.
 * @param message Message with its placeholders replaced, not URL-encoded; omitted when empty.
 * @param mode `api` or another subdomain, or `protocol`.
 * @return Empty if the number is not valid.
 */
export function chatLink( number: string, message: string, mode: string ): string {
	if ( number.toLowerCase().includes( GROUP_HOST ) ) {
		const [ , address ] = GROUP.exec( number.trim() ) ?? [];
		return address ? `https://${ GROUP_HOST }${ address.slice( GROUP_HOST.length ) }` : '';
	}
	// Many countries use 00 instead of the plus sign as the international prefix. Links include neither.
	const digits = number.replace( /[^0-9]/g, '' ).replace( /^00/, '' );
	if ( digits === '' ) {
		return '';
	}
	const query = `send?phone=${ digits }${ message === '' ? '' : `&text=${ encode( message ) }` }`;
	if ( mode === 'protocol' ) {
		return `whatsapp://${ query }`;
	}
	return `https://${ SUBDOMAIN.test( mode ) ? mode : 'api' }.whatsapp.com/${ query }`;
}
