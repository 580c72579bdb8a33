import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** Folder for the names of npm packages in the output of each webpack compilation. */
export const BUNDLED = inRoot( '.cache/bundled' );

const packageOf = ( path ) => path?.match( /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/ )?.[ 1 ];

/** Returns the files of a module, including those of concatenated modules. */
const filesOf = ( module ) => [
	...[ module.resource, module.matchResource ].filter( Boolean ),
	...( module.modules ?? [] ).flatMap( filesOf ),
];

/**
 * Webpack plugin that writes the names of the npm packages in a compilation's output, sorted, for the list of shipped
 * packages (docs/release.md). Code that webpack itself adds is not listed. Used in webpack.config.mjs.
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
