const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]';

/** Checks whether an element is visible. Safari before 17.4 has no checkVisibility(). */
const isShown = ( element: HTMLElement ) =>
	element.checkVisibility?.( { visibilityProperty: true } ) ??
	( element.getClientRects().length > 0 && getComputedStyle( element ).visibility === 'visible' );

/** Returns the elements in the dialog that the Tab key reaches, in order. */
const stops = ( dialog: HTMLElement ) =>
	[ ...dialog.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
		( element ) => element.tabIndex >= 0 && ! element.matches( ':disabled, [inert] *' ) && isShown( element )
	);

const isRadio = ( element: Element | null | undefined ): element is HTMLInputElement =>
	element instanceof HTMLInputElement && element.type === 'radio';

/** Checks whether two elements share a tab stop, such as radio buttons of one group. */
const isSame = ( one: Element | null, other: Element | undefined ) =>
	one === other || ( isRadio( one ) && isRadio( other ) && one.name === other.name && one.form === other.form );

/**
 * Moves the focus from the last control of the dialog to the first one, and vice versa (docs/tabs.md). Otherwise, the
 * Tab key would first move to the browser's toolbar.
 */
export function cycle( event: KeyboardEvent ): void {
	const dialog = event.currentTarget;
	if ( event.key !== 'Tab' || event.defaultPrevented || ! ( dialog instanceof HTMLElement ) ) {
		return;
	}
	const all = stops( dialog );
	if ( event.shiftKey ) {
		all.reverse();
	}
	const { activeElement } = document;
	const [ to ] = all;
	if ( isSame( activeElement, all.at( -1 ) ) || activeElement === dialog ) {
		event.preventDefault();
		( all.find( ( one ) => isRadio( one ) && one.checked && isSame( one, to ) ) ?? to )?.focus();
	}
}
