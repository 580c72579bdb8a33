import { crc32 } from 'node:zlib';
import { deflate } from './deflate.mjs';

/** File mode: writable by the owner, readable by all. */
const MODE = 0o100644;
const UNIX = 3;
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** First date that a zip can contain: midnight on 1980-01-01. */
const TIME = 0;
const DATE = 33;

const short = ( value ) => [ value, 2 ];
const long = ( value ) => [ value, 4 ];

function bytes( ...fields ) {
	const made = Buffer.alloc( fields.reduce( ( length, [ , size ] ) => length + size, 0 ) );
	let at = 0;
	for ( const [ value, size ] of fields ) {
		at = made.writeUIntLE( value, at, size );
	}
	return made;
}

async function entry( name, data ) {
	const small = await deflate( data );
	const [ method, content ] = small.length < data.length ? [ DEFLATED, small ] : [ STORED, data ];
	const path = Buffer.from( name );
	const said = [
		...[ VERSION, NAMES_IN_UTF8, method, TIME, DATE ].map( short ),
		...[ crc32( data ), content.length, data.length ].map( long ),
		...[ path.length, 0 ].map( short ),
	];
	return { path, said, local: Buffer.concat( [ bytes( long( 0x04034b50 ), ...said ), path, content ] ) };
}

/** Returns the row of an entry in the list at the end of the zip. */
const listed = ( { path, said }, offset ) =>
	Buffer.concat( [
		bytes(
			long( 0x02014b50 ),
			short( UNIX * 256 + VERSION ),
			...said,
			...[ 0, 0, 0 ].map( short ),
			...[ MODE * 2 ** 16, offset ].map( long )
		),
		path,
	] );

/**
 * Creates a zip. The same files result in the same bytes on every machine.
 *
 * @param {[ string, Buffer ][]} files Names in the zip, and contents.
 * @return {Promise<Buffer>}
 */
export async function zip( files ) {
	const entries = await Promise.all( files.map( ( [ name, data ] ) => entry( name, data ) ) );
	let offset = 0;
	const list = entries.map( ( one ) => {
		const row = listed( one, offset );
		offset += one.local.length;
		return row;
	} );
	const size = list.reduce( ( length, row ) => length + row.length, 0 );
	const end = bytes(
		long( 0x06054b50 ),
		...[ 0, 0, files.length, files.length ].map( short ),
		...[ size, offset ].map( long ),
		short( 0 )
	);
	return Buffer.concat( [ ...entries.map( ( { local } ) => local ), ...list, end ] );
}
