/** More of WordPress's editor than blocks/form/editor/wordpress.d.ts names: what carousels use. */
import type { Block } from '@wordpress/blocks';

declare module '@wordpress/block-editor' {
	interface Selectors {
		getBlockCount( state: unknown, rootClientId: string ): number;
		getBlockIndex( state: unknown, clientId: string ): number;
		getBlockRootClientId( state: unknown, clientId: string ): string | null;
	}

	interface Actions {
		insertBlock( block: Block, index?: number, rootClientId?: string ): { type: string };
		duplicateBlocks( clientIds: string[] ): { type: string };
		removeBlock( clientId: string ): { type: string };
	}

	interface InnerBlocksOptions {
		orientation?: 'horizontal' | 'vertical';
	}
}
