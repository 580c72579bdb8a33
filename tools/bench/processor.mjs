/** Processor time of a site's PHP, independent of the load on the machine. Linux reports it in nanoseconds. */
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
	 * Measures the processor time that PHP spends during `work`.
	 *
	 * @param {() => Promise<void>} work
	 * @return {Promise<number>} CPU time in milliseconds.
	 */
	return async ( work ) => {
		const before = read();
		await work();
		return ( read() - before ) / 1e6;
	};
}

function parent( id ) {
	try {
		// The name of the program is in parentheses and may contain spaces.
		return Number( readFileSync( `/proc/${ id }/stat`, 'utf8' ).replace( /.*\) /s, '' ).split( ' ' )[ 1 ] );
	} catch {
		return 0;
	}
}
