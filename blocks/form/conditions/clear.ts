/** Puts the controls of a field back to what they began with: what is hidden forgets what was typed in it. */
export function clear( field: HTMLElement | null ): void {
	for ( const control of field?.querySelectorAll( 'input, textarea, select' ) ?? [] ) {
		if ( control instanceof HTMLSelectElement ) {
			[ ...control.options ].forEach( ( option ) => ( option.selected = option.defaultSelected ) );
		} else if ( control instanceof HTMLInputElement && /^(checkbox|radio)$/.test( control.type ) ) {
			control.checked = control.defaultChecked;
		} else if ( control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ) {
			control.value = control.defaultValue;
		}
	}
	field?.dispatchEvent( new CustomEvent( 'vestibule:clear', { bubbles: true } ) );
}
