import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const BANNER = '/* Made from the folders blocks/field-* by `npm run fields`. */\n';

const camel = ( type ) => type.replace( /-(.)/g, ( _, letter ) => letter.toUpperCase() );
const has = ( type, file ) => existsSync( inRoot( `blocks/field-${ type }/${ file }` ) );

/** The texts of the registers, by file: what the form needs of the types in the browser. */
export function fieldRegisters() {
	const types = readdirSync( inRoot( 'blocks' ) )
		.filter( ( folder ) => folder.startsWith( 'field-' ) && has( folder.slice( 6 ), 'block.json' ) )
		.map( ( folder ) => folder.slice( 6 ) )
		.sort();
	return { 'blocks/form/fields.ts': views( types ), 'blocks/form/rules.ts': rules( types ) };
}

const key = ( type ) => ( type.includes( '-' ) ? `'${ type }'` : camel( type ) );

/** By themselves: a press is answered before any view comes. */
function rules( types ) {
	const judged = types.filter( ( type ) => has( type, 'validate.ts' ) );
	const entry = ( type ) => `\t${ type === camel( type ) ? type : `${ key( type ) }: ${ camel( type ) }` },\n`;
	return (
		BANNER +
		judged
			.map( ( type ) => `import { validate as ${ camel( type ) } } from '../field-${ type }/validate';\n` )
			.join( '' ) +
		"import type { Validate } from '../../src/form/rules/validate';\n\n" +
		'export const RULES: Readonly< Record< string, Validate > > = {\n' +
		judged.map( entry ).join( '' ) +
		'};\n'
	);
}

function views( types ) {
	const isLive = ( type ) => has( type, 'live.ts' ) || has( type, 'live.tsx' );
	const isSometimesLive = ( type ) => has( type, 'needsLive.ts' );
	const isDrawnPlain = ( type ) => ! isLive( type ) || isSometimesLive( type );
	const imports = types.flatMap( ( type ) => [
		...( isSometimesLive( type )
			? [ `needsLive as ${ camel( type ) }NeedsLive } from '../field-${ type }/needsLive` ]
			: [] ),
		...( isDrawnPlain( type ) ? [ `View as ${ camel( type ) }View } from '../field-${ type }/View` ] : [] ),
	] );
	const parts = ( type ) =>
		[
			...( isDrawnPlain( type ) ? [ `View: ${ camel( type ) }View` ] : [] ),
			...( isSometimesLive( type ) ? [ `needsLive: ${ camel( type ) }NeedsLive` ] : [] ),
			...( isLive( type )
				? [ `live: () => import( /* webpackChunkName: "field-${ type }" */ '../field-${ type }/live' )` ]
				: [] ),
		].map( ( part ) => `\t\t${ part },\n` );
	return (
		BANNER +
		imports.map( ( line ) => `import { ${ line }';\n` ).join( '' ) +
		"import type { FieldType } from './field-parts/live';\n\n" +
		'export const FIELD_TYPES: Readonly< Record< string, FieldType > > = {\n' +
		types.map( ( type ) => `\t${ key( type ) }: {\n${ parts( type ).join( '' ) }\t},\n` ).join( '' ) +
		'};\n'
	);
}
