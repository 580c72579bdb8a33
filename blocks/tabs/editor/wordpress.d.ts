/** What tabs use of WordPress's editor packages beyond the form (blocks/form/editor/wordpress.d.ts). */
import type { Block } from '@wordpress/blocks';

declare module '@wordpress/block-editor' {
	interface Selectors {
		getBlockIndex( state: unknown, clientId: string ): number;
		getBlockOrder( state: unknown, clientId: string ): string[];
		getBlockRootClientId( state: unknown, clientId: string ): string | null;
	}

	interface Actions {
		insertBlock( block: Block, index?: number, rootClientId?: string ): { type: string };
		moveBlocksDown( clientIds: string[], rootClientId: string ): { type: string };
		moveBlocksUp( clientIds: string[], rootClientId: string ): { type: string };
		removeBlock( clientId: string ): { type: string };
		updateBlockAttributes(
			clientIds: string[],
			attributes: object,
			options?: { uniqueByBlock: boolean }
		): { type: string };
	}

	interface InnerBlocksOptions {
		template?: [ name: string, attributes?: object, inner?: [ name: string, attributes?: object ][] ][];
		orientation?: 'horizontal' | 'vertical';
	}
}
