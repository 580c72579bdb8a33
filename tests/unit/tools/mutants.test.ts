/* @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

interface Mutant {
	kind: string;
	line: number;
	original: string;
	mutated: string;
}

let folder: string;
beforeAll( () => {
	folder = mkdtempSync( join( tmpdir(), 'vestibule-mutants-' ) );
} );
afterAll( () => rmSync( folder, { recursive: true } ) );

/** Runs a module in Node, because Jest cannot load the tools, which are Node modules. */
function inNode< Result >( code: string ): Result {
	const { stdout, stderr } = spawnSync( process.execPath, [ '--input-type=module', '-e', code ], {
		...{ cwd: ROOT, encoding: 'utf8' },
	} );
	if ( stderr ) {
		throw new Error( stderr );
	}
	return JSON.parse( stdout ) as Result;
}

const typescriptChanges = ( source: string ) => {
	const path = join( folder, 'code.ts' );
	writeFileSync( path, source );
	const found = inNode< Mutant[] >( `
		import { typescriptMutants } from './tools/mutants/typescript.mjs';
		console.log( JSON.stringify( Object.values( typescriptMutants( [ '${ path }' ] ) )[ 0 ] ) );` );
	return found.map( ( { line, original, mutated } ) => `${ line }: ${ original } → ${ mutated }` );
};

test( 'TypeScript mutants differ from the source in operators, conditions, numbers, returned values and statements', () => {
	const source = [
		'const LIMIT = 5;',
		'export function isFree( taken: number, list: string[] ): boolean {',
		'	list.push( String( taken ) );',
		'	if ( list.includes( "" ) ) {',
		'		return false;',
		'	}',
		'	return taken + 1 < LIMIT && taken >= 0;',
		'}',
	].join( '\n' );
	expect( typescriptChanges( source ) ).toEqual( [
		'3: list.push( String( taken ) ); → ;',
		'4: list.includes( "" ) → ! ( list.includes( "" ) )',
		'5: false → ! ( false )',
		'7: taken + 1 < LIMIT && taken >= 0 → ! ( taken + 1 < LIMIT && taken >= 0 )',
		'7: && → ||',
		'7: < → <=',
		'7: + → -',
		'7: 1 → 2',
		'7: >= → >',
		'7: 0 → 1',
	] );
} );

test( 'PHP mutants differ from the source in operators, conditions, returned values, statements and queries in methods', () => {
	const path = join( folder, 'Code.php' );
	writeFileSync(
		path,
		[
			'<?php',
			"defined( 'ABSPATH' ) || exit;",
			'final class Code {',
			'	private const LIMIT = 5;',
			'	public function isFree( int $taken ): bool {',
			"		$this->note( __( 'Free', 'vestibule' ) );",
			"		$found = $this->value( 'SELECT id FROM {places} WHERE until > %s' );",
			'		return null === $found && $taken < self::LIMIT;',
			'	}',
			'}',
		].join( '\n' )
	);
	const { stdout } = spawnSync( 'php', [ 'tools/mutants/php/index.php', path ], { cwd: ROOT, encoding: 'utf8' } );
	const mutants = Object.values( JSON.parse( stdout ) as Record< string, Mutant[] > ).flat();
	expect( mutants.map( ( { line, original, mutated } ) => `${ line }: ${ original } → ${ mutated }` ) ).toEqual( [
		"6: $this->note( __( 'Free', 'vestibule' ) ); → ;",
		'7: > → >=',
		'8: null === $found && $taken < self::LIMIT → ! ( null === $found && $taken < self::LIMIT )',
		'8: && → ||',
		'8: === → !==',
		'8: < → <=',
	] );
} );

test( 'the sample of mutants stays the same when the lines of a file move', () => {
	const path = join( folder, 'moved.ts' );
	const lines = Array.from( { length: 20 }, ( _, index ) => `export const one${ index } = ${ index };` );
	const sampleOf = ( source: string[] ) => {
		writeFileSync( path, source.join( '\n' ) );
		const mutants = source.flatMap( ( text, index ) => {
			const mutant = { kind: 'boundary', line: index + 1, start: index, original: text, mutated: `${ text }1` };
			return text === '' ? [] : [ mutant, { ...mutant, mutated: `${ text }2` } ];
		} );
		return inNode< Mutant[] >( `
			import { sample } from './tools/mutants/sample.mjs';
			console.log( JSON.stringify( sample( '${ path }', ${ JSON.stringify( mutants ) }, 5 ) ) );` );
	};
	const before = sampleOf( lines );
	const after = sampleOf( [ '', '', ...lines ] );
	expect( new Set( before.map( ( { line } ) => line ) ).size ).toBe( 5 );
	expect( after.map( ( { line, mutated } ) => [ line - 2, mutated ] ) ).toEqual(
		before.map( ( { line, mutated } ) => [ line, mutated ] )
	);
} );
