/* @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
	dependencies?: Record< string, string >;
	optionalDependencies?: Record< string, string >;
	integrity?: string;
	resolved?: string;
}

type Packages = Record< string, Entry >;

/** Looks a package up as Node does: in the package's own folder, then in each folder above. */
function isInLock( packages: Packages, name: string, from: string ): boolean {
	if ( packages[ `${ from ? `${ from }/` : '' }node_modules/${ name }` ] ) {
		return true;
	}
	return (
		from !== '' && isInLock( packages, name, from.slice( 0, Math.max( 0, from.lastIndexOf( '/node_modules/' ) ) ) )
	);
}

describe.each( [ 'package-lock.json', 'tools/docs/package-lock.json' ] )( '%s', ( file ) => {
	const { packages } = JSON.parse( readFileSync( join( __dirname, '../../..', file ), 'utf8' ) ) as {
		packages: Packages;
	};

	test( 'the lock file contains every package for every platform, as "npm ci" requires', () => {
		const missing = Object.entries( packages ).flatMap( ( [ path, entry ] ) =>
			Object.keys( { ...entry.dependencies, ...entry.optionalDependencies } )
				.filter( ( name ) => ! isInLock( packages, name, path ) )
				.map( ( name ) => `${ name }, for ${ path }` )
		);
		expect( missing ).toEqual( [] );
	} );

	test( 'the lock file contains a checksum for each package, but no URLs', () => {
		const entries = Object.entries( packages ).filter( ( [ path ] ) => path !== '' );
		expect( entries.filter( ( [ , entry ] ) => entry.resolved ).map( ( [ path ] ) => path ) ).toEqual( [] );
		expect( entries.filter( ( [ , entry ] ) => ! entry.integrity ).map( ( [ path ] ) => path ) ).toEqual( [] );
	} );
} );
