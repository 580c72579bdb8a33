import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Runs an expression with the tool's exports in a separate Node process, because Jest cannot load Node modules. */
const run = ( expression: string ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { contractNames, readContract, withoutDescriptions } from './tools/lib/contracts.mjs';
				const attempt = ( read ) => { try { return read(); } catch ( { message } ) { return message; } };
				process.stdout.write( JSON.stringify( ${ expression } ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
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
		return run( `attempt( () => readContract( '${ first }', ${ JSON.stringify( folder ) } ) )` );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

const DAY = { type: 'array', items: { type: 'string' } };
const WEEK = { properties: { monday: DAY } };

describe( 'a reference in a contract', () => {
	it( 'is replaced by a schema of the same contract', () => {
		const contract = { properties: { monday: DAY, tuesday: { $ref: '#/properties/monday' } } };
		expect( read( { week: contract } ) ).toEqual( { properties: { monday: DAY, tuesday: DAY } } );
	} );

	it( 'is replaced by a schema of another contract, and keys beside it override those of the schema', () => {
		const own = { $ref: 'week.schema.json#/properties/monday', type: 'object', description: 'Free.' };
		expect( read( { host: { items: [ own ] }, week: WEEK } ) ).toEqual( {
			items: [ { type: 'object', items: { type: 'string' }, description: 'Free.' } ],
		} );
	} );

	it( 'is replaced by all properties of another contract', () => {
		const contract = { properties: { $ref: 'week.schema.json#/properties', sunday: {} } };
		expect( read( { host: contract, week: WEEK } ) ).toEqual( { properties: { monday: DAY, sunday: {} } } );
	} );

	it( 'may point to a schema with references, which start from the contract that contains them', () => {
		const week = { properties: { monday: DAY, tuesday: { $ref: '#/properties/monday' } } };
		const host = { properties: { a: { $ref: 'week.schema.json#/properties/tuesday' } } };
		expect( read( { host, week } ) ).toEqual( { properties: { a: DAY } } );
	} );

	it.each( [ '#/properties/gone', 'gone.schema.json#/properties/monday', 'week.schema.json', '#/title' ] )(
		'must point to a schema, unlike %s',
		( $ref ) => {
			expect( read( { host: { title: 'Host', items: { $ref } }, week: WEEK } ) ).toBe(
				`host.schema.json: the reference ${ $ref } points to no schema`
			);
		}
	);

	it( 'must not lead back to itself', () => {
		const host = { properties: { a: { $ref: 'week.schema.json#/properties' } } };
		const week = { properties: { b: { items: { $ref: 'host.schema.json#/properties/a' } } } };
		expect( read( { host, week } ) ).toBe(
			'References in a circle: week.schema.json#/properties → host.schema.json#/properties/a' +
				' → week.schema.json#/properties'
		);
	} );

	it( 'must not point to a schema that contains it', () => {
		const tree = { properties: { node: { items: { $ref: '#/properties/node' } } } };
		expect( read( { tree } ) ).toMatch( /^References in a circle: / );
	} );
} );

test( 'the contracts of the plugin have no references after reading', () => {
	const contracts = run( 'contractNames().map( ( name ) => readContract( name ) )' );
	expect( contracts.length ).toBeGreaterThan( 50 );
	expect( JSON.stringify( contracts ) ).not.toContain( '$ref' );
} );

test( 'descriptions are removed, but not a property with that name', () => {
	const contract = { description: 'A host.', properties: { description: { type: 'string' } } };
	expect( run( `withoutDescriptions( ${ JSON.stringify( contract ) } )` ) ).toEqual( {
		properties: { description: { type: 'string' } },
	} );
} );
