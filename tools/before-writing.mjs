/**
 * Creates a webpack plugin that calls `work` with the names of the output files just before webpack writes them. Used
 * by webpack.config.mjs.
 */
export const beforeWriting = ( name, work ) => ( {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name, stage }, ( assets ) =>
				work( Object.keys( assets ), compilation )
			);
		} );
	},
} );
