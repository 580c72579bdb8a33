/** Where a chat begins: the page that the visitor is on. */
export interface Page {
	title: string;
	url: string;
}

const GROUP_HOST = 'chat.whatsapp.com';
const GROUP = /^(?:https:\/\/)?(chat\.whatsapp\.com\/[A-Za-z0-9][A-Za-z0-9/_-]*(?:\?[A-Za-z0-9=&_.%-]*)?)$/i;
const SUBDOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** As RFC 3986 has it, and as PHP's rawurlencode writes it. */
const encode = ( text: string ): string =>
	encodeURIComponent( text.replace( LONE_SURROGATE, '\uFFFD' ) ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** The opening message with its placeholders filled (docs/chat.md), not encoded. */
export function openingMessage( predefinedText: string, { title, url }: Page ): string {
	return predefinedText
		.replace( /\[njwa_page_(title|url)\]/g, ( _, what ) => ( what === 'title' ? title : url ) )
		.replace( /\r\n?/g, '\n' )
		.trim();
}

/**
 * The address that starts a chat (docs/chat.md; tests/vectors/chat-links.json).
 *
 * @param number  A phone number, of which only digits count, or a group's invitation.
 * @param message Filled, not encoded; left out when empty.
 * @param mode    `api` or another subdomain, or `protocol`.
 * @return Empty when the number leads nowhere.
 */
export function chatLink( number: string, message: string, mode: string ): string {
	if ( number.toLowerCase().includes( GROUP_HOST ) ) {
		const [ , address ] = GROUP.exec( number.trim() ) ?? [];
		return address ? `https://${ GROUP_HOST }${ address.slice( GROUP_HOST.length ) }` : '';
	}
	// Abroad, 00 is dialed for the plus, which is not part of a link.
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
