/** What this editor uses of WordPress's besides what the blocks of forms do (blocks/form/editor/wordpress.d.ts). */
declare module '@wordpress/editor' {
	interface Selectors {
		isEditedPostNew( state: unknown ): boolean;
		isEditedPostDirty( state: unknown ): boolean;
		getEditedPostAttribute( state: unknown, name: string ): unknown;
	}

	interface Actions {
		lockPostSaving( name: string ): { type: string };
		unlockPostSaving( name: string ): { type: string };
		lockPostAutosaving( name: string ): { type: string };
		unlockPostAutosaving( name: string ): { type: string };
	}
}
