import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Build of React that hydrates the page: WordPress's own 18.3, or 19.1, for production or development. */
export type Build = '18 production' | '18 development' | '19 production' | '19 development';

const require = createRequire( import.meta.url );
const REACT = dirname( require.resolve( 'react-19' ) );
const DOM = dirname( require.resolve( 'react-dom-19' ) );
const SCHEDULER = dirname( createRequire( join( DOM, 'index.js' ) ).resolve( 'scheduler' ) );

/**
 * React 19 is not published for script elements, so its parts are combined in one script with the names of WordPress's.
 */
function react19( mode: string ): string {
	const files = {
		react: join( REACT, `cjs/react.${ mode }.js` ),
		'react/jsx-runtime': join( REACT, `cjs/react-jsx-runtime.${ mode }.js` ),
		scheduler: join( SCHEDULER, `cjs/scheduler.${ mode }.js` ),
		'react-dom': join( DOM, `cjs/react-dom.${ mode }.js` ),
		'react-dom/client': join( DOM, `cjs/react-dom-client.${ mode }.js` ),
	};
	const parts = Object.entries( files ).map(
		( [ name, file ] ) =>
			`${ JSON.stringify( name ) }( require, exports, module ) {\n${ readFileSync( file, 'utf8' ) }\n}`
	);
	return `( function () {
		const process = { env: { NODE_ENV: ${ JSON.stringify( mode ) } } };
		const parts = { ${ parts.join( ',\n' ) } };
		const done = {};
		const need = ( name ) => {
			if ( ! done[ name ] ) {
				const module = ( done[ name ] = { exports: {} } );
				parts[ name ]( need, module.exports, module );
			}
			return done[ name ].exports;
		};
		window.React = need( 'react' );
		window.ReactDOM = { ...need( 'react-dom' ), ...need( 'react-dom/client' ) };
		window.ReactJSXRuntime = need( 'react/jsx-runtime' );
	} )();`;
}

/** Replaces WordPress's React on the page with this build. */
export async function useReact( page: Page, build: Build ): Promise< void > {
	if ( build === '18 production' ) {
		return;
	}
	const [ version, mode = '' ] = build.split( ' ' );
	await page.route( /\/vendor\/react(-dom|-jsx-runtime)?\.min\.js/, async ( route ) => {
		const url = route.request().url();
		if ( version === '18' ) {
			await route.continue( { url: url.replace( '.min.js', '.js' ) } );
		} else {
			const body = url.includes( '/react.min.js' ) ? react19( mode ) : '';
			await route.fulfill( { contentType: 'text/javascript', body } );
		}
	} );
}
