import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** Folder for the names of npm packages in the output of each webpack compilation. */
export const BUNDLED = inRoot( '.cache/bundled' );

const packageOf = ( path ) => path?.match( /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/ )?.[ 1 ];

/** The files of a module, its own and those that were joined into it. */
const filesOf = ( module ) => [
	...[ module.resource, module.matchResource ].filter( Boolean ),
	...( module.modules ?? [] ).flatMap( filesOf ),
];

/**
 * A webpack plugin: writes the names of the npm packages whose code a compilation put into its files, in order, for the
 * list of what is shipped (docs/release.md). What webpack's own runtime helpers add is webpack's. For webpack.config.mjs.
 *
 * @public
 */
export class BundledPackages {
	constructor( name ) {
		this.name = name;
	}

	apply( compiler ) {
		compiler.hooks.emit.tap( 'BundledPackages', ( compilation ) => {
			const shipped = [ ...compilation.modules ].filter(
				( module ) => compilation.chunkGraph.getNumberOfModuleChunks( module ) > 0
			);
			const names = shipped.flatMap( filesOf ).map( packageOf ).filter( Boolean );
			mkdirSync( BUNDLED, { recursive: true } );
			writeFileSync(
				join( BUNDLED, `${ this.name }.json` ),
				JSON.stringify( [ ...new Set( names ) ].map( ( name ) => name.replace( '\\', '/' ) ).sort() )
			);
		} );
	}
}
