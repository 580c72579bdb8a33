import { sha256 } from '@noble/hashes/sha2';

/** One large task may take five times its mean; eight small ones nearly always take the same (Guard\Checks\Work). */
const PARTS = 8;
const PARTS_BITS = 3;

/** After so many hashes, a few milliseconds, the caller may do something else. */
const BREATH = 500;

/** Digits in the longest number that is tried. */
const LONGEST = 8;

/** The bytes of a text and a number after it, in one place for all numbers: to make them for each would cost more than to hash them. */
function taskFor( text: string ): ( digits: string ) => Uint8Array {
	const bytes = new Uint8Array( text.length + LONGEST );
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

/** Whether a hash begins with so many zero bits; up to 32. */
function beginsWithZeros( hash: Uint8Array, bits: number ): boolean {
	const first = new DataView( hash.buffer, hash.byteOffset ).getUint32( 0 );
	return first < 2 ** ( 32 - bits );
}

/**
 * The proof of work for a token: of each part, the first number whose hash begins with the zeros that are asked for.
 * Yields now and then; the end of it is the solution as it is posted.
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
