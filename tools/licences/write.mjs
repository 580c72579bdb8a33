/**
 * Writes the list of third-party code next to the built files: `licences.txt` for people and `sbom.cdx.json` (CycloneDX
 * 1.6) for programs. The same packages always result in the same bytes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { pluginPackages, themePackages } from './packages.mjs';

/** Returns a package URL. The "@" of a scope is encoded as %40. */
const address = ( { ecosystem, name, version } ) => `pkg:${ ecosystem }/${ name.replace( '@', '%40' ) }@${ version }`;

const licences = ( licence ) =>
	/\s/.test( licence ) ? [ { expression: licence } ] : [ { license: { id: licence } } ];

function component( { name, version, licence, ...others } ) {
	const purl = address( { name, version, ...others } );
	return { type: 'library', 'bom-ref': purl, name, version, licenses: licences( licence ), purl };
}

/** Returns an ID derived from the content, as a UUID of version 8. */
function serial( content ) {
	const hash = createHash( 'sha256' ).update( content ).digest( 'hex' );
	const parts = [
		hash.slice( 0, 8 ),
		hash.slice( 8, 12 ),
		`8${ hash.slice( 13, 16 ) }`,
		`8${ hash.slice( 17, 20 ) }`,
	];
	return `urn:uuid:${ [ ...parts, hash.slice( 20, 32 ) ].join( '-' ) }`;
}

/** Returns the software bill of materials of a product. */
export function sbom( name, version, packages ) {
	const components = packages.map( component );
	const root = `pkg:generic/${ name }@${ version }`;
	return {
		$schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		serialNumber: serial( JSON.stringify( [ root, components ] ) ),
		version: 1,
		metadata: {
			component: {
				type: 'application',
				'bom-ref': root,
				name,
				version,
				licenses: licences( 'GPL-2.0-or-later' ),
				purl: root,
			},
		},
		components,
		dependencies: [ { ref: root, dependsOn: components.map( ( { purl } ) => purl ) } ],
	};
}

const RULE = '-'.repeat( 80 );

/** The terms of the Apache License, which several packages include. */
const APACHE =
	/Apache License\s+Version 2\.0, January 2004[\s\S]*?END OF TERMS AND CONDITIONS(?:\s+APPENDIX[\s\S]*?limitations under the License\.)?/;
const BELOW = 'The text of the Apache License, Version 2.0, is at the end of this file.';

/** Returns all licenses, each with the name and version of its package, and the Apache License once. */
export function licenceFile( packages ) {
	const apache = packages.map( ( { text } ) => text.match( APACHE )?.[ 0 ] ).find( Boolean );
	const texts = packages.map( ( { name, version, licence, text } ) => ( {
		title: `${ name } ${ version } (${ licence })`,
		text: text.replace( APACHE, BELOW ),
	} ) );
	return [ ...texts, ...( apache ? [ { title: 'Apache License, Version 2.0', text: apache } ] : [] ) ]
		.map( ( { title, text } ) => [ RULE, title, RULE, '', text, '' ] )
		.flat()
		.join( '\n' );
}

function write( folder, name, version, packages ) {
	writeFileSync( inRoot( `${ folder }/licences.txt` ), licenceFile( packages ) );
	writeFileSync(
		inRoot( `${ folder }/sbom.cdx.json` ),
		`${ JSON.stringify( sbom( name, version, packages ), null, '\t' ) }\n`
	);
}

/** Writes the files for plugin and theme. Needs the built scripts and the PHP libraries. */
export function writeLicences() {
	const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	write( 'plugin/build', 'vestibule', version, pluginPackages() );
	write( 'theme/build', 'portico', version, themePackages() );
}
