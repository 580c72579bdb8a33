/** Types for WordPress's editor package that are missing from blocks/wordpress.d.ts. */
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
