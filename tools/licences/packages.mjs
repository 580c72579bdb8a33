/**
 * Third-party code in a release: a list of `{ ecosystem, name, version, licence, text }`. `licence` is an SPDX
 * expression, `text` the full license text.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { BUNDLED } from './bundled.mjs';

const json = ( path ) => JSON.parse( readFileSync( path, 'utf8' ) );

/**
 * Full license texts at the end of Gutenberg's file. A reference replaces them, because the zip already contains the
 * GPL.
 */
const WHOLE = /\n-{3,}\s+## Full Text of Referenced Licenses[\s\S]*$/;
const INSTEAD = '\n\nThe text of the GNU General Public License is in the file LICENSE.';

/** Returns the license files of a package as one text. A package without license files must not be shipped. */
function licenceText( folder, name ) {
	const files = readdirSync( folder ).filter( ( file ) => /^(licen[cs]e|copying|notice)/i.test( file ) );
	if ( ! files.length ) {
		throw new CannotGoOn( `the release contains ${ name }, but its folder has no license.` );
	}
	return files
		.sort()
		.map( ( file ) => readFileSync( join( folder, file ), 'utf8' ).trim().replace( WHOLE, INSTEAD ) )
		.join( '\n\n' );
}

function npmPackage( name ) {
	const folder = inRoot( `node_modules/${ name }` );
	const { version, license } = json( join( folder, 'package.json' ) );
	return { ecosystem: 'npm', name, version, licence: license, text: licenceText( folder, name ) };
}

/** Returns the npm packages in the plugin's scripts and styles, as recorded by the last build. */
function bundledPackages() {
	const notes = readdirSync( BUNDLED ).filter( ( file ) => file.endsWith( '.json' ) && file !== 'theme.json' );
	return [ ...new Set( notes.flatMap( ( file ) => json( join( BUNDLED, file ) ) ) ) ].sort().map( npmPackage );
}

/** Returns the Composer packages in the plugin. Each has a license file in plugin/vendor/licences. */
function phpPackages() {
	const shipped = readdirSync( inRoot( 'plugin/vendor/licences' ) );
	return json( inRoot( 'vendor/composer/installed.json' ) )
		.packages.filter( ( { name } ) => shipped.includes( `${ name.replace( '/', '-' ) }.txt` ) )
		.map( ( { name, version, license } ) => ( {
			ecosystem: 'composer',
			name,
			version: version.replace( /^v/, '' ),
			licence: license.join( ' OR ' ),
			text: licenceText( inRoot( `vendor/${ name }` ), name ),
		} ) );
}

export const pluginPackages = () => [ ...bundledPackages(), ...phpPackages() ];

/** Returns the packages of the theme's fonts. theme/readme.txt lists each font with its license and package. */
export function themePackages() {
	const lines = readFileSync( inRoot( 'theme/readme.txt' ), 'utf8' ).matchAll(
		/^(.+?), copyright .*, SIL Open Font License 1\.1, from the packages? (.+)\.$/gm
	);
	return [ ...lines ].flatMap( ( [ , face, packages ] ) =>
		packages.split( ' and ' ).map( ( from ) => fontPackage( face, ...from.split( ' ' ) ) )
	);
}

function fontPackage( face, name, version ) {
	const own = inRoot( `theme/assets/fonts/OFL-${ face.toLowerCase() }.txt` );
	const shared = inRoot( 'theme/assets/fonts/OFL.txt' );
	return {
		ecosystem: 'npm',
		name,
		version: version ?? json( inRoot( `node_modules/${ name }/package.json` ) ).version,
		licence: 'OFL-1.1',
		text: readFileSync( existsSync( own ) ? own : shared, 'utf8' ).trim(),
	};
}
