/** The same as in Outgoing\\Mail\\ButtonFaults; cases in tests/vectors/link-addresses.json. */
const ADDRESS =
	/^(?:(?:https?:\/\/)?\{[^{}]+\}|https?:\/\/(?:[^\s\/?#{}@.]+(?:\.[^\s\/?#{}@.]+)+|localhost|\[[0-9a-f:]+\])(?::\d+)?(?:[\/?#]|$)|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()\/-]+$|\/(?!\/)|#\S)/i;

/** Checks whether a link can lead somewhere: an absolute URL, a path of the site, a merge tag, an email or a number. */
export const isLinkAddress = ( address: string ): boolean =>
	ADDRESS.test( address.trim() ) &&
	! /\s/.test(
		address
			.trim()
			.replace( /^tel:.*/i, '' )
			.replace( /\{[^{}]*\}/g, '' )
	);
