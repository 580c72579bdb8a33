import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';

interface Block {
	name: string;
	isValid: boolean;
	originalContent?: string;
	innerBlocks: Block[];
}
interface Editor {
	apiFetch: ( options: { path: string } ) => Promise< unknown >;
	blocks: { parse: ( content: string ) => Block[]; getBlockTypes: () => unknown[] };
}
interface Found {
	name: string;
	blocks: number;
	faults: string[];
}

/**
 * Every template, part and pattern of Portico, read as the editor reads it: what it does not know or would repair is a
 * fault.
 */
const read = ( page: Page ): Promise< Found[] > =>
	page.evaluate( async () => {
		const { apiFetch, blocks } = ( window as unknown as { wp: Editor } ).wp;
		const every = ( list: Block[] ): Block[] =>
			list.flatMap( ( block ) => [ block, ...every( block.innerBlocks ) ] );
		const templates = ( path: string ) =>
			apiFetch( { path: `/wp/v2/${ path }?context=edit&per_page=100` } ) as Promise<
				{ id: string; content: { raw: string } }[]
			>;
		const patterns = ( await apiFetch( { path: '/wp/v2/block-patterns/patterns' } ) ) as {
			name: string;
			content: string;
		}[];
		const sources = [
			...patterns.map( ( { name, content } ) => ( { name, content } ) ),
			...[ ...( await templates( 'templates' ) ), ...( await templates( 'template-parts' ) ) ].map(
				( { id, content } ) => ( { name: id, content: content.raw } )
			),
		].filter( ( { name } ) => name.startsWith( 'portico/' ) );
		return sources.map( ( { name, content } ) => {
			const all = every( blocks.parse( content ) );
			const wrong = all.filter(
				( block ) => ! block.isValid || [ 'core/missing', 'core/freeform' ].includes( block.name )
			);
			return {
				name,
				blocks: all.length,
				faults: wrong.map( ( block ) => `${ block.name }: ${ block.originalContent?.slice( 0, 160 ) }` ),
			};
		} );
	} );

test.describe( 'Portico in the editor', () => {
	test( 'takes every template, part and pattern without an invalid block', async ( { admin, page } ) => {
		await admin.createNewPost( { postType: 'page' } );
		await page.waitForFunction(
			() => ( window as unknown as { wp: Editor } ).wp.blocks.getBlockTypes().length > 100
		);
		const found = await read( page );
		expect( found.filter( ( { faults } ) => faults.length > 0 ) ).toEqual( [] );
		expect( found.filter( ( { blocks } ) => blocks === 0 ).map( ( { name } ) => name ) ).toEqual( [] );
		const names = found.map( ( { name } ) => name );
		expect( names ).toEqual(
			expect.arrayContaining( [
				'portico/hero',
				'portico/contact',
				'portico/page-home',
				'portico//front-page',
				'portico//404',
				...[ 'header', 'header-centred', 'header-utility', 'footer-columns' ].map(
					( part ) => `portico//${ part }`
				),
			] )
		);
		expect( names.length ).toBeGreaterThan( 50 );
	} );
} );
