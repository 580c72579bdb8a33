import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Runs an expression in a separate Node process, because the tools are Node modules, which Jest cannot load. */
function ask< T >( file: string, expression: string ): T {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			...[ '--input-type=module', '-e' ],
			`import * as tool from './tools/bench/${ file }.mjs'; try { console.log( JSON.stringify( ${ expression } ) ) } catch ( { message } ) { console.error( message ) }`,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	return ( stdout ? JSON.parse( stdout ) : stderr ) as T;
}

const read = ( words: string[] ) =>
	ask( 'arguments', `tool.readArguments( ${ JSON.stringify( words ) }, [ 'page', 'server', 'growth' ] )` );

test( 'the parts of the benchmark run in a fixed order, and all of them run by default', () => {
	expect( read( [] ) ).toMatchObject( { names: [ 'page', 'server', 'growth' ], share: 1, isWritten: false } );
	expect( read( [ 'growth', 'page', '--quick' ] ) ).toMatchObject( { names: [ 'page', 'growth' ], share: 0.1 } );
	expect( read( [ '--once' ] ) ).toMatchObject( { share: 0 } );
	expect( read( [ '--with', '../plugins', 'page', '--write' ] ) ).toMatchObject( {
		others: '../plugins',
		isWritten: true,
		names: [ 'page' ],
	} );
} );

test( 'invalid arguments of the benchmark are rejected with an explanation', () => {
	expect( read( [ 'paint' ] ) ).toMatch( 'there is no part "paint". Available parts: page, server, growth.' );
	expect( read( [ '--with' ] ) ).toMatch( 'needs the folder' );
	expect( read( [ '--quick', '--write' ] ) ).toMatch( 'not precise enough' );
} );

test( 'ratios are calculated from pairs, so that one slow moment does not change the result', () => {
	expect( ask( 'statistics', 'tool.ratios( [ 10, 200, 12, 11, 10 ], [ 10, 200, 10, 10, 10 ] )' ) ).toEqual( {
		low: 1,
		middle: 1,
		high: 1.1,
	} );
	expect( ask( 'statistics', 'tool.spread( [ 4, 1, 3, 2 ] )' ) ).toEqual( { low: 1.75, middle: 2.5, high: 3.25 } );
} );

test( 'the median of the ratios decides whether a goal is met', () => {
	const compared = ( goals: string ) => ask( 'finding', `tool.compared( 'x', [ 11, 12 ], [ 10, 10 ], ${ goals } )` );
	expect( compared( "{ unit: 'ms', most: 1.15 }" ) ).toMatchObject( { ours: '12 ms', goal: '≤ 1.15', isMet: true } );
	expect( compared( "{ unit: 'ms', most: 1.1 }" ) ).toMatchObject( { isMet: false } );
	expect( compared( "{ unit: 'ms', least: 3 }" ) ).toMatchObject( { goal: '≥ 3', isMet: false } );
	expect( ask( 'finding', "tool.compared( 'x', [ 0, 0 ], [ 0, 0 ], { unit: '' } )" ) ).toEqual( {
		what: 'x',
		ours: '0',
		beside: '0',
	} );
} );

const FINDINGS = `[
	{ what: 'a <b>', ours: '2 ms', beside: '1 ms', ratio: { low: 1.8, middle: 2, high: 2.5 }, goal: '≤ 1.1', limit: 1.1, isMet: false },
	{ what: 'c', ours: '1 ms' } ]`;

test( 'a table for the documentation has no empty columns', () => {
	expect( ask< string >( 'table', `tool.markdown( ${ FINDINGS } )` ).split( '\n' ) ).toEqual( [
		'| measured | Vestibule | beside | ratio | half of them | goal |  |',
		'| --- | --: | --: | --: | --: | --: | --: |',
		'| a <b> | 2 ms | 1 ms | 2.00 | 1.80 to 2.50 | ≤ 1.1 | missed |',
		'| c | 1 ms |  |  |  |  |  |',
	] );
	expect( ask< string >( 'table', `tool.markdown( [ { what: 'c', ours: '1 ms' } ] )` ) ).toMatch(
		/^\| measured \| Vestibule \|\n/
	);
} );

test( 'a chart has a description, and colors for dark pages', () => {
	const svg = ask< string >( 'chart', `tool.chart( 'T & t', ${ FINDINGS }.slice( 0, 1 ) )` );
	const page = new DOMParser().parseFromString( svg, 'image/svg+xml' );
	expect( page.querySelector( 'parsererror' ) ).toBeNull();
	expect( page.querySelector( 'title' )?.textContent ).toBe( 'T & t' );
	expect( page.querySelector( 'desc' )?.textContent ).toBe( 'a <b>: 2.00, goal ≤ 1.1.' );
	expect( page.documentElement.getAttribute( 'aria-labelledby' ) ).toBe( 'title desc' );
	expect( page.querySelector( '.missed' ) ).not.toBeNull();
	expect( svg ).toContain( 'prefers-color-scheme: dark' );
} );

test( 'results are written between the markers of their part, and missing markers are reported', () => {
	const page = "'a\\n<!-- bench: x -->\\nold\\n<!-- end of bench: x -->\\nb'";
	expect( ask( 'write', `tool.between( ${ page }, 'x', 'new' )` ) ).toBe(
		'a\n<!-- bench: x -->\n\nnew\n\n<!-- end of bench: x -->\nb'
	);
	expect( ask( 'write', `tool.between( ${ page }, 'y', 'new' )` ) ).toMatch( 'has no place for "y"' );
} );
