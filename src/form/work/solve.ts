import { sha256 } from '@noble/hashes/sha2';

/**
 * Number of parts into which the proof of work is divided. One large task could take five times its mean duration. The
 * total duration of eight small tasks varies little (Guard\Checks\Work).
 */
const PARTS = 8;
const PARTS_BITS = 3;

/** Number of hashes before the task yields. This many hashes take a few milliseconds. */
const BREATH = 500;

const MAX_DIGITS = 8;

/**
 * Returns a function that appends a number to a string and returns the bytes. One buffer is reused, because creating a
 * buffer for each number would cost more than the hash.
 */
function taskFor( text: string ): ( digits: string ) => Uint8Array {
	const bytes = new Uint8Array( text.length + MAX_DIGITS );
	const write = ( signs: string, at: number ) => {
		for ( let index = 0; index < signs.length; index++ ) {
			bytes[ at + index ] = signs.charCodeAt( index );
		}
	};
	write( text, 0 );
	return ( digits ) => {
		write( digits, text.length );
		return bytes.subarray( 0, text.length + digits.length );
	};
}

/** Checks whether a hash begins with the given number of zero bits. The maximum is 32. */
function beginsWithZeros( hash: Uint8Array, bits: number ): boolean {
	const first = new DataView( hash.buffer, hash.byteOffset ).getUint32( 0 );
	return first < 2 ** ( 32 - bits );
}

/**
 * Computes the proof of work for a token: for each part, the first number whose hash begins with the required number of
 * zero bits. Yields regularly. Returns the solution in the format in which it is submitted.
 */
export function* solve( random: string, bits: number ): Generator< undefined, string > {
	const zeros = Math.max( 0, bits - PARTS_BITS );
	const numbers: string[] = [];
	for ( let part = 0; part < PARTS; part++ ) {
		const task = taskFor( `${ random }.${ part }.` );
		let count = 0;
		while ( ! beginsWithZeros( sha256( task( count.toString( 16 ) ) ), zeros ) ) {
			count++;
			if ( count % BREATH === 0 ) {
				yield;
			}
		}
		numbers.push( count.toString( 16 ) );
	}
	return numbers.join( '.' );
}
