import type { Page } from '@playwright/test';

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

export interface Found {
	name: string;
	content: string;
	/** Whether a user has saved a changed version of the template or part. */
	isChanged: boolean;
	blocks: number;
	faults: string[];
}

/** Reads every template, part and pattern of Portico as the editor does. Unknown or invalid blocks are faults. */
export async function readTheme( page: Page ): Promise< Found[] > {
	await page.waitForFunction( () => ( window as unknown as { wp: Editor } ).wp.blocks.getBlockTypes().length > 80 );
	return page.evaluate( async () => {
		const { apiFetch, blocks } = ( window as unknown as { wp: Editor } ).wp;
		const every = ( list: Block[] ): Block[] =>
			list.flatMap( ( block ) => [ block, ...every( block.innerBlocks ) ] );
		const templates = ( path: string ) =>
			apiFetch( { path: `/wp/v2/${ path }?context=edit&per_page=100` } ) as Promise<
				{ id: string; source: string; content: { raw: string } }[]
			>;
		const patterns = ( await apiFetch( { path: '/wp/v2/block-patterns/patterns' } ) ) as {
			name: string;
			content: string;
		}[];
		const sources = [
			...patterns.map( ( { name, content } ) => ( { name, content, isChanged: false } ) ),
			...[ ...( await templates( 'templates' ) ), ...( await templates( 'template-parts' ) ) ].map(
				( { id, source, content } ) => ( { name: id, content: content.raw, isChanged: source === 'custom' } )
			),
		].filter( ( { name } ) => name.startsWith( 'portico/' ) );
		return sources.map( ( { name, content, isChanged } ) => {
			const all = every( blocks.parse( content ) );
			const wrong = all.filter(
				( block ) => ! block.isValid || [ 'core/missing', 'core/freeform' ].includes( block.name )
			);
			return {
				name,
				content,
				isChanged,
				blocks: all.length,
				faults: wrong.map( ( block ) => `${ block.name }: ${ block.originalContent?.slice( 0, 160 ) }` ),
			};
		} );
	} );
}
