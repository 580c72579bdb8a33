import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

interface Component {
	'bom-ref': string;
	name: string;
	licenses: unknown[];
	purl: string;
}

/** Runs an expression with the tool's exports in a separate process, because the tools are Node modules. */
const ask = ( expression: string ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import * as tool from './tools/licences/write.mjs'; console.log( JSON.stringify( ${ expression } ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

const PACKAGES = JSON.stringify( [
	{ ecosystem: 'npm', name: '@scope/one', version: '1.0.0', licence: 'MIT', text: 'Permission is granted' },
	{ ecosystem: 'composer', name: 'maker/two', version: '2.0.0', licence: '(MPL-2.0 OR Apache-2.0)', text: 'Either' },
] );

describe( 'software bill of materials', () => {
	const bill = ask( `tool.sbom( 'vestibule', '1.2.3', ${ PACKAGES } )` );
	const components: Component[] = bill.components;

	it( 'the bill of materials names each package by its package URL', () => {
		expect( components.map( ( { purl } ) => purl ) ).toEqual( [
			'pkg:npm/%40scope/one@1.0.0',
			'pkg:composer/maker/two@2.0.0',
		] );
	} );

	it( 'the bill of materials contains a single license as an ID and alternative licenses as an expression', () => {
		expect( components.map( ( { licenses } ) => licenses ) ).toEqual( [
			[ { license: { id: 'MIT' } } ],
			[ { expression: '(MPL-2.0 OR Apache-2.0)' } ],
		] );
	} );

	it( 'the bill of materials lists each package as a dependency of the product', () => {
		expect( bill.dependencies ).toEqual( [
			{ ref: 'pkg:generic/vestibule@1.2.3', dependsOn: components.map( ( { purl } ) => purl ) },
		] );
	} );

	it( 'the serial number of the bill of materials changes only with its content', () => {
		const again = ask( `tool.sbom( 'vestibule', '1.2.3', ${ PACKAGES } )` );
		const later = ask( `tool.sbom( 'vestibule', '1.2.4', ${ PACKAGES } )` );
		expect( bill.serialNumber ).toMatch(
			/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
		);
		expect( again.serialNumber ).toBe( bill.serialNumber );
		expect( later.serialNumber ).not.toBe( bill.serialNumber );
	} );
} );

it( 'the license file contains each license text below its package', () => {
	expect( ask( `tool.licenceFile( ${ PACKAGES } )` ) ).toMatch(
		/@scope\/one 1\.0\.0 \(MIT\)\n-+\n\nPermission is granted\n[\s\S]*maker\/two 2\.0\.0/
	);
} );

it( 'the license file contains the text of the Apache License only once', () => {
	const terms = 'Apache License\n  Version 2.0, January 2004\n 1. Definitions\n END OF TERMS AND CONDITIONS';
	const file: string = ask(
		`tool.licenceFile( ${ JSON.stringify( [
			{ name: 'one', version: '1', licence: 'Apache-2.0', text: terms },
			{ name: 'two', version: '2', licence: 'MIT', text: `Copyright Two\n\n${ terms }` },
		] ) } )`
	);
	expect( file.split( 'END OF TERMS AND CONDITIONS' ) ).toHaveLength( 2 );
	expect( file ).toMatch( /two 2 .*\n-+\n\nCopyright Two\n\nThe text of the Apache License/ );
} );
