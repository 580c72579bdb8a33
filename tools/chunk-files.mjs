import { GUARD } from './lib/php-guard.mjs';

/**
 * Webpack plugin that writes the files of each named chunk (with libraries and style sheets) to `chunks.php`. PHP
 * prefetches them when the browser is idle (docs/form.md). Used by webpack.config.mjs.
 *
 * @public
 */
export class ChunkFiles {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ChunkFiles', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'ChunkFiles', stage }, () => {
				const lines = [ ...compilation.namedChunkGroups ]
					.filter( ( [ name ] ) => ! compilation.entrypoints.has( name ) )
					.map( ( [ name, group ] ) => `\t'${ name }' => array( ${ list( group.getFiles() ) } ),\n` )
					.sort();
				const php = `<?php\n${ GUARD }\nreturn array(\n${ lines.join( '' ) });\n`;
				compilation.emitAsset( 'chunks.php', new sources.RawSource( php ) );
			} );
		} );
	}
}

const list = ( files ) => files.map( ( file ) => `'${ file }'` ).join( ', ' );
