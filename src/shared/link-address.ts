/**
 * Pattern for links. It is the same as in Outgoing\\Mail\\ButtonFaults. Test cases are in
 * tests/vectors/link-addresses.json.
 */
const ADDRESS =
	/^(?:(?:https?:\/\/)?\{[^{}]+\}|https?:\/\/(?:[^\s\/?#{}@.]+(?:\.[^\s\/?#{}@.]+)+|localhost|\[[0-9a-f:]+\])(?::\d+)?(?:[\/?#]|$)|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()\/-]+$|\/(?!\/)|#\S)/i;

/**
 * Checks whether a string is a valid link: an absolute URL, a path of the site, a fragment, a merge tag, an email
 * address or a phone number.
 */
export const isLinkAddress = ( address: string ): boolean =>
	ADDRESS.test( address.trim() ) &&
	! /\s/.test(
		address
			.trim()
			.replace( /^tel:.*/i, '' )
			.replace( /\{[^{}]*\}/g, '' )
	);
