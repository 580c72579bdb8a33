/** Pattern for an offset such as +05:30 or -05:00. */
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/**
 * Returns text such as UTC+2 for a zone without a city; null for other zones. The sign in names such as Etc/GMT-2 is
 * reversed, so this zone is UTC+2.
 */
function offsetWords( zone: string ): string | null {
	if ( /^(Etc\/)?(GMT[+-]?0?|UTC|UCT|Universal|Zulu|Greenwich)$/.test( zone ) ) {
		return 'UTC';
	}
	const [ , west, hours ] = /^Etc\/GMT([+-])(\d+)$/.exec( zone ) ?? [];
	if ( hours ) {
		return `UTC${ west === '-' ? '+' : '-' }${ hours }`;
	}
	const [ , sign, hour = '', minute = '' ] = OFFSET.exec( zone ) ?? [];
	if ( ! sign ) {
		return null;
	}
	const text = `${ sign }${ Number( hour ) }${ minute === '00' ? '' : `:${ minute }` }`;
	return /^[+-]0$/.test( text ) ? 'UTC' : `UTC${ text }`;
}

/**
 * Returns the display name of a zone: Berlin for Europe/Berlin, or text such as UTC+2 for a zone without a city
 * (tests/vectors/zone-names.json).
 */
export const cityOf = ( zone: string ): string =>
	offsetWords( zone ) ?? ( zone.split( '/' ).pop() ?? zone ).replace( /_/g, ' ' );

/**
 * Returns a name such as "Berlin time", "UTC+5:30" or "UTC".
 *
 * @param zone
 * @param cityTime Text `%s time` in the language of the page.
 */
export const zoneWords = ( zone: string, cityTime: string ): string =>
	offsetWords( zone ) ?? ( zone.includes( '/' ) ? cityTime.replace( '%s', cityOf( zone ) ) : zone );

/**
 * Returns a zone that every browser can format. Older browsers don't support offsets, so an offset is converted to UTC
 * and a shift in milliseconds that must be added to instants.
 */
export function clockOf( zone: string ): { timeZone: string; shift: number } {
	const [ , sign, hours, minutes ] = OFFSET.exec( zone ) ?? [];
	const shift = ( Number( hours ) * 60 + Number( minutes ) ) * 60_000;
	return sign ? { timeZone: 'UTC', shift: sign === '-' ? -shift : shift } : { timeZone: zone, shift: 0 };
}
