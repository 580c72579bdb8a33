/** What the accordion uses of WordPress's editor packages beyond the form (blocks/form/editor/wordpress.d.ts). */
import type { Block } from '@wordpress/blocks';

declare module '@wordpress/block-editor' {
	interface Selectors {
		getBlockIndex( state: unknown, clientId: string ): number;
		getBlockRootClientId( state: unknown, clientId: string ): string | null;
		getBlockOrder( state: unknown, clientId: string ): string[];
	}

	interface Actions {
		insertBlock( block: Block, index?: number, rootClientId?: string ): { type: string };
		selectBlock( clientId: string, initialPosition?: 0 | -1 | null ): { type: string };
	}

	interface InnerBlocksOptions {
		template?: [ name: string, attributes?: object, inner?: [ name: string, attributes?: object ][] ][];
		defaultBlock?: { name: string };
		directInsert?: boolean;
	}
}
