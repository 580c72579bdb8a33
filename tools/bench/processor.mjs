/** How long a site's PHP was on a processor, whatever else the machine did meanwhile. Linux says it to a nanosecond. */
import { readFileSync, readdirSync } from 'node:fs';

/** @param {{ php: number }} site */
export function phpProcessor( { php } ) {
	const workers = readdirSync( '/proc' ).filter( ( id ) => /^\d+$/.test( id ) && parent( id ) === php );
	const read = () =>
		workers.reduce(
			( sum, id ) => sum + Number( readFileSync( `/proc/${ id }/schedstat`, 'utf8' ).split( ' ' )[ 0 ] ),
			0
		);
	/**
	 * @param {() => Promise<void>} work
	 * @return {Promise<number>} In ms.
	 */
	return async ( work ) => {
		const before = read();
		await work();
		return ( read() - before ) / 1e6;
	};
}

function parent( id ) {
	try {
		// The name of a program stands in brackets and may hold spaces.
		return Number( readFileSync( `/proc/${ id }/stat`, 'utf8' ).replace( /.*\) /s, '' ).split( ' ' )[ 1 ] );
	} catch {
		return 0;
	}
}
