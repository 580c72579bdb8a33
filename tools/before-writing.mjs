/** A webpack plugin for the files that are about to be written. For webpack.config.mjs. */
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
