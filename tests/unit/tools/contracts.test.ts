import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/**
 * Runs an expression with the tools' exports and `input` in a separate Node process, because Jest cannot load Node
 * modules.
 */
const run = ( expression: string, input: unknown = null ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { writeBuiltContracts } from './tools/lib/built-contracts.mjs';
				import { contractNames, readContract, withoutDescriptions } from './tools/lib/contracts.mjs';
				import { readFileSync } from 'node:fs';
				const input = JSON.parse( readFileSync( 0, 'utf8' ) );
				const attempt = ( read ) => { try { return read(); } catch ( { message } ) { return message; } };
				process.stdout.write( JSON.stringify( ${ expression } ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8', input: JSON.stringify( input ) }
		)
	);

/** Writes contracts into a new folder and reads the first of them. */
function read( contracts: Record< string, object > ) {
	const folder = mkdtempSync( join( tmpdir(), 'contracts-' ) );
	for ( const [ name, contract ] of Object.entries( contracts ) ) {
		writeFileSync( join( folder, `${ name }.schema.json` ), JSON.stringify( contract ) );
	}
	const [ first ] = Object.keys( contracts );
	try {
		return run( 'attempt( () => readContract( ...input ) )', [ first, folder ] );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

const DAY = { type: 'array', items: { type: 'string' } };
const WEEK = { properties: { monday: DAY } };

describe( 'references in contracts', () => {
	it( 'a reference can point to a schema in the same contract', () => {
		const contract = { properties: { monday: DAY, tuesday: { $ref: '#/properties/monday' } } };
		expect( read( { week: contract } ) ).toEqual( { properties: { monday: DAY, tuesday: DAY } } );
	} );

	it( 'a reference can point to a schema in another contract, and keys next to the reference override the schema', () => {
		const own = { $ref: 'week.schema.json#/properties/monday', type: 'object', description: 'Free.' };
		expect( read( { host: { items: [ own ] }, week: WEEK } ) ).toEqual( {
			items: [ { type: 'object', items: { type: 'string' }, description: 'Free.' } ],
		} );
	} );

	it( 'a reference can be replaced by all properties of another contract', () => {
		const contract = { properties: { $ref: 'week.schema.json#/properties', sunday: {} } };
		expect( read( { host: contract, week: WEEK } ) ).toEqual( { properties: { monday: DAY, sunday: {} } } );
	} );

	it( 'a reference in a list can be replaced by the items of a list in another contract', () => {
		const host = { required: [ { $ref: 'week.schema.json#/required' }, 'sunday' ], default: [ [ 1 ], [ 2 ] ] };
		expect( read( { host, week: { required: [ 'monday', 'tuesday' ] } } ) ).toEqual( {
			required: [ 'monday', 'tuesday', 'sunday' ],
			default: [ [ 1 ], [ 2 ] ],
		} );
	} );

	it( 'a schema that is referenced can contain references to its own contract', () => {
		const week = { properties: { monday: DAY, tuesday: { $ref: '#/properties/monday' } } };
		const host = { properties: { a: { $ref: 'week.schema.json#/properties/tuesday' } } };
		expect( read( { host, week } ) ).toEqual( { properties: { a: DAY } } );
	} );

	it.each( [ '#/properties/gone', 'gone.schema.json#/properties/monday', 'week.schema.json', '#/title', '#/enum' ] )(
		'the reference %s is rejected, because it points to no schema',
		( $ref ) => {
			expect( read( { host: { title: 'Host', enum: [], items: { $ref } }, week: WEEK } ) ).toBe(
				`host.schema.json: the reference ${ $ref } points to no schema`
			);
		}
	);

	it( 'a reference that leads back to itself is rejected', () => {
		const host = { properties: { a: { $ref: 'week.schema.json#/properties' } } };
		const week = { properties: { b: { items: { $ref: 'host.schema.json#/properties/a' } } } };
		expect( read( { host, week } ) ).toBe(
			'References in a circle: week.schema.json#/properties → host.schema.json#/properties/a' +
				' → week.schema.json#/properties'
		);
	} );

	it( 'a reference to a schema that contains the reference is rejected', () => {
		const tree = { properties: { node: { items: { $ref: '#/properties/node' } } } };
		expect( read( { tree } ) ).toMatch( /^References in a circle: / );
	} );
} );

test( 'the plugin’s contracts contain no references after they are read', () => {
	const contracts = run( 'contractNames().map( ( name ) => readContract( name ) )' );
	expect( contracts.length ).toBeGreaterThan( 50 );
	expect( JSON.stringify( contracts ) ).not.toContain( '$ref' );
} );

type Contracts = Record< string, Record< string, unknown > >;

/** Writes the contracts of the plugin as PHP files into a new folder, and returns what PHP reads there. */
function builtContracts(): Contracts {
	const folder = mkdtempSync( join( tmpdir(), 'contracts-' ) );
	try {
		run( 'writeBuiltContracts( undefined, input ) ?? null', folder );
		const code = `define( 'ABSPATH', 1 ); echo json_encode( ( require 'of-pages.php' ) + ( require 'others.php' ) );`;
		return JSON.parse( execFileSync( 'php', [ '-r', code ], { cwd: folder, encoding: 'utf8' } ) );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

test( 'the built plugin contains every contract unchanged, except for descriptions of internal contracts', () => {
	const built = builtContracts();
	const written: Contracts = run(
		'Object.fromEntries( contractNames().map( ( name ) => [ name, readContract( name ) ] ) )'
	);
	// PHP has the same value for an empty object and an empty list.
	const same = ( contract: object ) => JSON.parse( JSON.stringify( contract ).replaceAll( '{}', '[]' ) );
	for ( const contract of Object.values( written ) ) {
		delete contract[ 'x-every-page' ];
		delete contract[ 'x-package' ];
	}
	const [ bareBuilt, bareWritten ] = run( 'input.map( withoutDescriptions )', [ built, written ] );
	expect( bareBuilt ).toEqual( same( bareWritten ) );
	for ( const name of [ 'entries-query', 'booking-new' ] ) {
		expect( built[ name ] ).toEqual( same( written[ name ] ?? {} ) );
	}
	expect( JSON.stringify( built.field ) ).not.toContain( '"description":"' );
} );

test( 'descriptions are removed from a contract, but a property named “description” stays', () => {
	const contract = { description: 'A host.', properties: { description: { type: 'string' } } };
	expect( run( 'withoutDescriptions( input )', contract ) ).toEqual( {
		properties: { description: { type: 'string' } },
	} );
} );
