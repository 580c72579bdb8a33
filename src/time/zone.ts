/** The offset of +05:30 or -05:00, in parts. */
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** UTC+2 for a zone without a city; null for any other. The name Etc/GMT-2 says the opposite of what people mean. */
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

/** What people call a zone: Berlin for Europe/Berlin, UTC+2 for one without a city (tests/vectors/zone-names.json). */
export const cityOf = ( zone: string ): string =>
	offsetWords( zone ) ?? ( zone.split( '/' ).pop() ?? zone ).replace( /_/g, ' ' );

/**
 * "Berlin time", "UTC+5:30", "UTC".
 *
 * @param cityTime `%s time` in the language of the page.
 */
export const zoneWords = ( zone: string, cityTime: string ): string =>
	offsetWords( zone ) ?? ( zone.includes( '/' ) ? cityTime.replace( '%s', cityOf( zone ) ) : zone );

/**
 * A zone as every browser can format it: older ones know no offsets, so those are UTC with the instants moved, in ms.
 */
export function clockOf( zone: string ): { timeZone: string; shift: number } {
	const [ , sign, hours, minutes ] = OFFSET.exec( zone ) ?? [];
	const shift = ( Number( hours ) * 60 + Number( minutes ) ) * 60_000;
	return sign ? { timeZone: 'UTC', shift: sign === '-' ? -shift : shift } : { timeZone: zone, shift: 0 };
}

/** Whether this browser knows a zone by this name. */
export function isZone( timezone: string ): boolean {
	try {
		return (
			timezone !== '' &&
			new Intl.DateTimeFormat( 'en', {
				timeZone: clockOf( timezone ).timeZone,
			} ) instanceof Intl.DateTimeFormat
		);
	} catch {
		return false;
	}
}

/** The zone of whoever reads, or the given one where the browser does not say. */
export function visitorZone( otherwise: string ): string {
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return zone || otherwise;
}
