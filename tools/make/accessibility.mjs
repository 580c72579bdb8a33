/**
 * Generates docs/accessibility.md from tools/accessibility/criteria.json, which lists for each criterion the conformance,
 * a remark, and the tests in `tests/e2e` that check it. A criterion that depends on the owner's content is supported if
 * the editor offers what is needed, for example a field for the alternative text.
 */
import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inRoot } from '../lib/paths.mjs';
import { settle } from './files.mjs';

const PAGE = 'docs/accessibility.md';
const DATA = 'tools/accessibility/criteria.json';

const testFile = ( name ) => `tests/e2e/${ name }.spec.ts`;

export async function make( { check } ) {
	const data = JSON.parse( readFileSync( inRoot( DATA ), 'utf8' ) );
	const missing = [ ...new Set( data.wcag.flatMap( ( { tests } ) => tests ) ) ]
		.filter( ( name ) => ! existsSync( inRoot( testFile( name ) ) ) )
		.map( ( name ) => `${ DATA }: ${ testFile( name ) } does not exist` );
	const options = { ...( await resolveConfig( inRoot( PAGE ) ) ), parser: 'markdown' };
	return [ ...missing, ...( await settle( { [ PAGE ]: await format( page( data ), options ) }, check ) ) ];
}

const table = ( head, rows ) =>
	[ head, head.map( () => '---' ), ...rows ].map( ( cells ) => `| ${ cells.join( ' | ' ) } |` ).join( '\n' );

const tested = ( names ) => names.map( ( name ) => `\`${ name }\`` ).join( ', ' );

/** Criteria that WCAG 2.2 has added. EN 301 549 V3.2.1 refers to WCAG 2.1. */
const NEW = [ '2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8' ];

function page( { wcag, en, faults } ) {
	const level = ( wanted ) =>
		table(
			[ 'criterion', 'EN 301 549', 'conformance', 'remarks', 'tests' ],
			wcag
				.filter( ( one ) => one.level === wanted )
				.map( ( { number, name, conformance, remark, tests } ) => [
					`${ number } ${ name }`,
					NEW.includes( number ) ? '' : `9.${ number }`,
					conformance,
					remark,
					tested( tests ),
				] )
		);
	return `# Accessibility conformance report

This report shows how far the plugin and Portico conform to WCAG 2.2, levels A and AA, and to EN 301 549 V3.2.1. It
follows VPAT 2.5 INT, and covers visitors' pages, the editor and the screens in wp-admin. \`npm run make accessibility\`
writes this page from \`tools/accessibility/criteria.json\`.

**Methods:** axe in a browser on every template, block, form state and screen, in both color schemes and from 320 to
1280 px; tests with the keyboard, with reduced motion, in forced colors, at 200 % text size and without scripts. The
column _tests_ names files in \`tests/e2e\`. All of them run before each release.

**Conformance:** _Supports_ means that there are no known faults. _Partially supports_ means that there are exceptions,
which the remarks describe. _Not applicable_ means that the product does not contain what the criterion is about.

## WCAG 2.2, level A

${ level( 'A' ) }

## WCAG 2.2, level AA

${ level( 'AA' ) }

## Other clauses of EN 301 549

${ table(
	[ 'clause', 'conformance', 'remarks' ],
	en.map( ( { number, name, conformance, remark } ) => [ `${ number } ${ name }`, conformance, remark ] )
) }

## Known faults

${ faults.map( ( fault ) => `- ${ fault }` ).join( '\n' ) }
`;
}
