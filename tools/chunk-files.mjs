import { GUARD } from './lib/php-guard.mjs';

/**
 * Webpack plugin that writes `chunks.php`: the files of each named chunk (with libraries and style sheets), which PHP
 * prefetches (docs/form.md), and the names of the chunks that an entry shares with other entries and that have to be
 * loaded before it. Used by webpack.config.mjs.
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
					.map( ( [ name, group ] ) => [
						name,
						compilation.entrypoints.has( name ) ? sharedChunks( name, group ) : group.getFiles(),
					] )
					.filter( ( [ , files ] ) => files.length )
					.map( ( [ name, files ] ) => `\t'${ name }' => array( ${ list( files ) } ),\n` )
					.sort();
				if ( ! lines.length ) {
					return;
				}
				const php = `<?php\n${ GUARD }\nreturn array(\n${ lines.join( '' ) });\n`;
				compilation.emitAsset( 'chunks.php', new sources.RawSource( php ) );
			} );
		} );
	}
}

const sharedChunks = ( entry, group ) =>
	group.chunks.map( ( { name } ) => name ).filter( ( name ) => name && name !== entry );

const list = ( files ) => files.map( ( file ) => `'${ file }'` ).join( ', ' );

/** Returns webpack's settings for one chunk with all code that at least two of some entries use. */
export const oneShared = ( name, chunks ) => ( {
	cacheGroups: { default: false, [ name ]: { name, chunks, minChunks: 2, enforce: true } },
} );
