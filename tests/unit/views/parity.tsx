import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './encoder';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vectors } from '../vectors';
import { canonical } from './canonical';

export interface ViewRow< Props > {
	name: string;
	props: Props;
	html: string[];
}

/**
 * Compares a view with the rows of tests/vectors/<name>.json, whose HTML the server prints, too (docs/architecture.md).
 * `UPDATE_VIEWS=1` writes the current HTML of the view: check the difference.
 */
export function parity< Props >( name: string, draw: ( props: Props ) => ReactElement ): void {
	if ( process.env.UPDATE_VIEWS ) {
		const written = vectors< ViewRow< Props > >( name ).map( ( row ) => ( {
			...row,
			html: canonical( renderToString( draw( row.props ) ) ),
		} ) );
		writeFileSync(
			join( __dirname, `../../vectors/${ name }.json` ),
			JSON.stringify( written, null, '\t' ) + '\n'
		);
	}
	test.each( vectors< ViewRow< Props > >( name ) )(
		`the view renders the same HTML as the server, ${ name }: $name`,
		( { props, html } ) => {
			expect( canonical( renderToString( draw( props ) ) ) ).toEqual( html );
		}
	);
}
