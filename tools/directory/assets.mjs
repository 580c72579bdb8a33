/** Images of the plugin in WordPress's directory. `npm run screenshots` updates the screenshots. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

export const FOLDER = '.wordpress-org';

/** Screenshots in the order of readme.txt. */
export const SCREENSHOTS = [
	'docs/screenshots/contact-1280-light.png',
	'docs/screenshots/editor.png',
	'docs/screenshots/entries.png',
	'docs/screenshots/chat-412-light.png',
	'docs/screenshots/cookies-1280-light.png',
	'docs/screenshots/errors-1280-light.png',
];

/** Width and height in pixels, by file name. */
const PICTURES = {
	'icon-128x128.png': [ 128, 128 ],
	'icon-256x256.png': [ 256, 256 ],
	'banner-772x250.png': [ 772, 250 ],
	'banner-1544x500.png': [ 1544, 500 ],
};

/** @return {number[]} Width and height of a PNG in pixels, from its header. */
const sizeOf = ( png ) => [ png.readUInt32BE( 16 ), png.readUInt32BE( 20 ) ];

/** @param {string} readme Content of the plugin's readme.txt. */
export function assetFaults( readme ) {
	const read = ( file ) => ( existsSync( inRoot( file ) ) ? readFileSync( inRoot( file ) ) : Buffer.alloc( 24 ) );
	const shown = readme.split( /^== Screenshots ==$/m )[ 1 ]?.split( /^== /m )[ 0 ] ?? '';
	const described = shown.match( /^\d+\. /gm )?.length ?? 0;
	return [
		...Object.entries( PICTURES )
			.filter( ( [ name, size ] ) => String( sizeOf( read( `${ FOLDER }/${ name }` ) ) ) !== String( size ) )
			.map( ( [ name, size ] ) => `${ FOLDER }/${ name } is not a picture of ${ size.join( ' x ' ) }` ),
		...SCREENSHOTS.map( ( source, place ) => [ source, `${ FOLDER }/screenshot-${ place + 1 }.png` ] )
			.filter( ( [ source, copy ] ) => ! read( source ).equals( read( copy ) ) )
			.map( ( [ source, copy ] ) => `${ copy } is not ${ source }: run "npm run screenshots"` ),
		...( described === SCREENSHOTS.length
			? []
			: [ `readme.txt describes ${ described } screenshots of ${ SCREENSHOTS.length }` ] ),
	];
}
