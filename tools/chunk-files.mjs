import { GUARD } from './lib/php-guard.mjs';

/**
 * A webpack plugin: writes which files each named chunk is made of, its libraries and its sheet included, for PHP,
 * which names them to browsers that have nothing to do (docs/form.md). For webpack.config.mjs.
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
