import type { FieldBlock } from '../../fields/kit/editor/registerFieldBlock';

interface Folders {
	( file: string ): { field: FieldBlock };
	keys(): string[];
}

declare global {
	interface ImportMeta {
		/** Webpack function that imports the files below a folder whose names match. */
		webpackContext( folder: string, options: { regExp: RegExp } ): Folders;
	}
}

const folders = import.meta.webpackContext( '../../fields', { regExp: /^\.\/[^/]+\/index\.tsx$/ } );

/** Blocks of all field types. Each folder of blocks/fields exports one. */
export const FIELD_BLOCKS: readonly FieldBlock[] = folders.keys().map( ( file ) => folders( file ).field );
