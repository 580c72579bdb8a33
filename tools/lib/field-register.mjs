import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const BANNER = '/* Made from the folders blocks/field-* by `npm run fields`. */\n';

const camel = ( type ) => type.replace( /-(.)/g, ( _, letter ) => letter.toUpperCase() );
const has = ( type, file ) => existsSync( inRoot( `blocks/field-${ type }/${ file }` ) );

/** The text of the register: what the form needs of the types in the browser. */
export function fieldRegister() {
	const types = readdirSync( inRoot( 'blocks' ) )
		.filter( ( folder ) => folder.startsWith( 'field-' ) && has( folder.slice( 6 ), 'block.json' ) )
		.map( ( folder ) => folder.slice( 6 ) )
		.sort();
	return browser( types );
}

function browser( types ) {
	const isLive = ( type ) => has( type, 'live.ts' ) || has( type, 'live.tsx' );
	const isSometimesLive = ( type ) => has( type, 'needsLive.ts' );
	const isDrawnPlain = ( type ) => ! isLive( type ) || isSometimesLive( type );
	const imports = types.flatMap( ( type ) => [
		...( has( type, 'validate.ts' )
			? [ `validate as ${ camel( type ) } } from '../field-${ type }/validate` ]
			: [] ),
		...( isSometimesLive( type )
			? [ `needsLive as ${ camel( type ) }NeedsLive } from '../field-${ type }/needsLive` ]
			: [] ),
		...( isDrawnPlain( type ) ? [ `View as ${ camel( type ) }View } from '../field-${ type }/View` ] : [] ),
	] );
	const parts = ( type ) =>
		[
			...( has( type, 'validate.ts' ) ? [ `validate: ${ camel( type ) }` ] : [] ),
			...( isDrawnPlain( type ) ? [ `View: ${ camel( type ) }View` ] : [] ),
			...( isSometimesLive( type ) ? [ `needsLive: ${ camel( type ) }NeedsLive` ] : [] ),
			...( isLive( type )
				? [ `live: () => import( /* webpackChunkName: "field-${ type }" */ '../field-${ type }/live' )` ]
				: [] ),
		].map( ( part ) => `\t\t${ part },\n` );
	const key = ( type ) => ( type.includes( '-' ) ? `'${ type }'` : type );
	return (
		BANNER +
		imports.map( ( line ) => `import { ${ line }';\n` ).join( '' ) +
		"import type { FieldType } from './field-parts/live';\n\n" +
		'export const FIELD_TYPES: Readonly< Record< string, FieldType > > = {\n' +
		types.map( ( type ) => `\t${ key( type ) }: {\n${ parts( type ).join( '' ) }\t},\n` ).join( '' ) +
		'};\n'
	);
}
