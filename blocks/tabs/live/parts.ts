/** Which tab an element belongs to, as title or in the panel; -1 for none. */
export const tabOf = ( ids: readonly string[], element: Node ): number =>
	ids.findIndex( ( id ) => titleOf( id )?.contains( element ) || panelOf( id )?.contains( element ) );

export const titleOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--tab` );

export const panelOf = ( id: string ): HTMLElement | null => document.getElementById( `${ id }--panel` );
